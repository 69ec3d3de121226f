"""Measures rendered sound of all voices: python3 train/sound/measure_sound.py RENDERS [TEACHERS]

Emphatics, voicing, heights of vowels, lengths, clicks, levels of bands and how far the voices are from one another.
"""

import json
import sys
import wave
from itertools import combinations
from pathlib import Path

import numpy as np

from recognise import resample
from sound import HOP, RATE, bark, envelope, formant, frames, fundamentals, power_spectrum, read_renders, cepstra

# Hertz between which a man has his second formant, from where a dark vowel may have it to where a plain one may.
SECOND = {"a": (850, 2100), "i": (1200, 2700), "u": (600, 1700)}
FIRST = {"i": (200, 480), "e": (280, 620), "a": (420, 950)}
BANDS = ((100, 1000), (1000, 2000), (2000, 4000), (4000, 8000), (8000, 11000))


def phone_of(item: dict, index: int) -> dict:
    return [phone for group in item["groups"] for phone in group["phones"] if phone["name"] != "pause"][index]


def piece(item: dict, phone: dict, low: float = 0.0, high: float = 1.0) -> np.ndarray:
    length = phone["to"] - phone["from"]
    return item["samples"][int((phone["from"] + low * length) * RATE) : int((phone["from"] + high * length) * RATE)]


def pitch(samples: np.ndarray) -> float:
    found = fundamentals(samples)[0]
    return float(np.median(found[found > 0])) if (found > 0).any() else 120.0


def emphasis(second: dict[str, float]) -> dict[str, float]:
    """Mean drop of F2 after emphatics, in Bark, for each vowel."""
    return {vowel: round(float(np.mean([second[f"{plain} {vowel}"] - second[f"{plain}ˤ {vowel}"] for plain in "tdsð"])), 2) for vowel in "aiu"}


def second_formants(items: list[dict], hertz: float, tract: float) -> dict[str, float]:
    """F2 in Bark in the first half of the vowel of each probe of emphatics."""
    found = {}
    for item in items:
        if item["id"].startswith("emphatic"):
            name = item["id"].removeprefix("emphatic ")
            low, high = SECOND[name[-1]]
            level = envelope(piece(item, phone_of(item, item["at"]), 0.1, 0.55), hertz)
            peak = lowest_peak if name[-1] == "i" else formant
            found[name] = bark(peak(level, low * tract, high * tract))
    return found


def lowest_peak(level: np.ndarray, low: float, high: float) -> float:
    """The lowest peak between two frequencies that is within 18 dB of the highest: a third formant may be stronger than the second."""
    hertz = np.arange(len(level)) * RATE / 2 / (len(level) - 1)
    inside = np.flatnonzero((hertz >= low) & (hertz <= high))
    peaks = [index for index in inside[1:-1] if level[index] > level[index - 1] and level[index] >= level[index + 1] and level[index] > level[inside].max() - 18]
    return float(hertz[peaks[0]]) if peaks else formant(level, low, high)


def lengths(items: list[dict]) -> dict[str, float]:
    """Long by single, of consonants and of vowels."""
    by_name = {item["id"].removeprefix("length "): item for item in items if item["id"].startswith("length")}
    ratios = {"consonants": [], "vowels": []}
    for name, item in by_name.items():
        if name.endswith("ː"):
            one, two = (phone_of(each, each["at"]) for each in (by_name[name[:-1]], item))
            ratios["vowels" if item["at"] == 3 else "consonants"].append((two["to"] - two["from"]) / (one["to"] - one["from"]))
    return {name: round(float(np.mean(values)), 2) for name, values in ratios.items()}


def voicing(items: list[dict], names: str, hertz: float) -> dict[str, float]:
    """Share of the middle of each consonant that is voiced by autocorrelation or by what hums below 1.5 times the fundamental."""
    found = {}
    for item in items:
        name = item["id"].removeprefix("length ")
        if name in names.split():
            phone = phone_of(item, item["at"])
            strength = fundamentals(item["samples"], middle=hertz)[0] > 0
            start, stop = int(phone["from"] * 100), int(round(phone["to"] * 100))
            found[name] = round(float(strength[start + 1 : max(stop - 1, start + 2)].mean()), 2)
    return found


def heights(items: list[dict], hertz: float, tract: float) -> dict[str, int]:
    found = {}
    for item in items:
        name = item["id"].removeprefix("length ")
        if name in ("iː", "eː", "aː"):
            level = envelope(piece(item, phone_of(item, item["at"]), 0.25, 0.75), hertz)
            low, high = FIRST[name[0]]
            found[name] = round(formant(level, max(low * tract, 1.0 * hertz), high * tract))
    return found


def clicks(samples: np.ndarray) -> int:
    """Samples whose fourth difference stands out of the 15 ms around them by 16 times; as test/clicks.ts has it."""
    difference = np.abs(np.convolve(samples, [1, -4, 6, -4, 1], "same"))
    difference[:4] = difference[-4:] = 0
    sums = np.concatenate([[0], np.cumsum(difference.astype(np.float64) ** 2)])
    index = np.arange(len(samples))
    reach, own = 360, 24
    low, high = np.maximum(index - reach, 0), np.minimum(index + reach, len(samples))
    inner_low, inner_high = np.maximum(index - own, 0), np.minimum(index + own + 1, len(samples))
    around = (sums[high] - sums[low] - sums[inner_high] + sums[inner_low]) / np.maximum(high - low - inner_high + inner_low, 1)
    return int(((difference > 2e-3) & (difference > 16 * np.sqrt(np.maximum(around, 0)))).sum())


def band_levels(samples: np.ndarray) -> list[float]:
    """Decibels of the mean power in each band against that below 1 kHz, in speech alone."""
    power = power_spectrum(samples)
    loud = power.sum(1)
    mean = power[loud > 0.001 * np.percentile(loud, 95)].mean(0)
    hertz = np.arange(len(mean)) * RATE / 1024
    levels = [10 * np.log10(mean[(hertz >= low) & (hertz < high)].sum()) for low, high in BANDS]
    return [round(float(level - levels[0]), 1) for level in levels[1:]]


def timbre(items: list[dict]) -> np.ndarray:
    """Mean cepstrum of voiced sound without its level."""
    rows = []
    for item in items:
        voiced = fundamentals(item["samples"])[0] > 0
        values = cepstra(power_spectrum(item["samples"]))
        rows.append(values[: len(voiced)][voiced[: len(values)]])
    return np.concatenate(rows)[:, 1:].mean(0)


def read_teacher_probes(folder: Path) -> list[dict]:
    """The emphatics as the teacher says them, like renders."""
    items = []
    for each in json.loads((folder / "phones.json").read_text(encoding="utf8")):
        with wave.open(str(folder / each["file"])) as file:
            data = np.frombuffer(file.readframes(file.getnframes()), np.int16) / 32768
            samples = resample(data, file.getframerate())
        phones = [{"name": name, "from": begin, "to": end} for name, begin, end in each["phones"]]
        items.append({"id": f"emphatic {each['id']}", "at": 3, "samples": samples, "groups": [{"phones": phones}]})
    return items


def main():
    folder = Path(sys.argv[1])
    if len(sys.argv) > 2:
        items = read_teacher_probes(Path(sys.argv[2]) / "emphatics")
        print("teacher, drop of F2 in Bark", emphasis(second_formants(items, pitch(np.concatenate([item["samples"] for item in items])), 1)))
    speakers = json.loads((folder / "speakers.json").read_text())
    own = {}
    for name, speaker in speakers.items():
        voice = name.replace(" ", "-")
        if not (folder / f"{voice}.probes.json").exists():
            continue
        items, text = read_renders(folder, f"{voice}.probes"), read_renders(folder, f"{voice}.text")
        samples = np.concatenate([item["samples"] for item in text])
        hertz = pitch(samples)
        own[name] = (hertz, timbre(text[:8]))
        tract = speaker["tract"]
        result = {
            "Hz": round(hertz), "drop": emphasis(second_formants(items, hertz, tract)), "F1": heights(items, hertz, tract), "long": lengths(items),
            "voiced": voicing(items, "g p ʒ v k b ʃ f", hertz), "clicks": clicks(samples) + sum(clicks(item["samples"]) for item in items),
            "finite": bool(np.isfinite(samples).all()), "bands": band_levels(samples),
        }
        print(name, json.dumps(result, ensure_ascii=False), flush=True)
    distances = sorted((abs(12 * np.log2(own[a][0] / own[b][0])), 10 / np.log(10) * np.sqrt(((own[a][1] - own[b][1]) ** 2).sum() / 2), a, b) for a, b in combinations(own, 2))
    for semitones, decibels, a, b in distances[:6]:
        print(f"near in pitch: {a}, {b}: {semitones:.2f} semitones, {decibels:.2f} dB of timbre")
    for semitones, decibels, a, b in sorted(distances, key=lambda row: row[1])[:6]:
        print(f"near in timbre: {a}, {b}: {semitones:.2f} semitones, {decibels:.2f} dB of timbre")


if __name__ == "__main__":
    main()
