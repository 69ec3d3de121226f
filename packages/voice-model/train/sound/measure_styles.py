"""Measures what style words change on the sound: python3 train/sound/measure_styles.py RENDERS [voice …]

Every figure is the difference from the same sentences of the same voice without a style: the median of the voices, and
the least and the most of them.
"""

import sys
from pathlib import Path

import numpy as np

from measure_melody import melody, span
from sound import RATE, cepstra, fundamentals, power_spectrum, read_renders

LOW, HIGH = (100, 1000), (2000, 8000)


def level(power: np.ndarray, band: tuple[int, int]) -> float:
    """Decibels of a band's mean power."""
    hertz = np.arange(power.shape[1]) * RATE / 2 / (power.shape[1] - 1)
    return float(10 * np.log10(power[:, (hertz >= band[0]) & (hertz < band[1])].sum(1).mean()))


def traits(items: list[dict], middle: float) -> dict[str, float]:
    """What is heard of some sentences of one voice in one style."""
    pitch, spans, periodic, powers = [], [], [], []
    for item in items:
        hertz, strength = fundamentals(item["samples"], middle=middle)
        power = power_spectrum(item["samples"])
        voiced = hertz > 0
        curve = melody(item, middle)
        known = curve[~np.isnan(curve)]
        pitch.append(known)
        spans.append(span(known) if len(known) > 20 else np.nan)
        periodic.append(strength[voiced])
        powers.append(power[power.sum(1) > 1e-3 * np.percentile(power.sum(1), 95)])
    semitones, power, periods = np.concatenate(pitch), np.concatenate(powers), np.concatenate(periodic)
    spoken = [group["phones"][-2]["to"] - group["phones"][1]["from"] for item in items for group in item["groups"]]
    sounds = [phone for item in items for group in item["groups"] for phone in group["phones"] if phone["name"] != "pause"]
    return {
        "pitch st": float(np.median(semitones)) if len(semitones) else np.nan,
        "span st": float(np.nanmean(spans)) if np.isfinite(spans).any() else np.nan,
        "sounds/s": len(sounds) / sum(spoken),
        "level dB": float(10 * np.log10(power.sum(1).mean())),
        "2-8 kHz dB": level(power, HIGH) - level(power, LOW),
        "periodicity": float(np.median(periods)) if len(periods) else np.nan,
        "voiced": len(periods) / sum(len(each) for each in powers),
        "timbre": cepstra(power)[:, 1:13].mean(0),
    }


def difference(styled: dict, plain: dict) -> dict[str, float]:
    found = {name: styled[name] - plain[name] for name in styled if name not in ("timbre", "sounds/s")}
    found["rate"] = styled["sounds/s"] / plain["sounds/s"]
    # Decibels of mel-cepstral distance, as voices are told apart.
    found["timbre dB"] = float(10 / np.log(10) * np.sqrt(2 * ((styled["timbre"] - plain["timbre"]) ** 2).sum()))
    return found


def main():
    folder = Path(sys.argv[1])
    voices = sys.argv[2:] or sorted(path.name.removesuffix(".styles.json") for path in folder.glob("*.styles.json"))
    table: dict[str, list[dict[str, float]]] = {}
    for voice in voices:
        items = read_renders(folder, f"{voice}.styles")
        heard = np.concatenate([fundamentals(item["samples"])[0] for item in items if item["style"] == ""])
        middle = float(np.median(heard[heard > 0]))
        plain = traits([item for item in items if item["style"] == ""], middle)
        for style in dict.fromkeys(item["style"] for item in items if item["style"]):
            styled = traits([item for item in items if item["style"] == style], middle)
            table.setdefault(style, []).append(difference(styled, plain))
    for style, found in table.items():
        columns = {name: [one[name] for one in found if np.isfinite(one[name])] for name in found[0]}
        cells = [f"{name} {np.median(each):+.2f} ({min(each):+.2f} to {max(each):+.2f})" for name, each in columns.items() if each]
        print(f"{style}: {', '.join(cells)}", flush=True)


if __name__ == "__main__":
    main()
