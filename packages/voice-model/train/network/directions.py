"""What other teachers show beside the Arabic man: timbres of women, and what emotions change.

    python3 train/network/directions.py DATA OUTPUT.json

Only means and spreads over whole classes of sounds are taken, never a single one, so that no accent comes with them. DATA holds `train`, `japanese` and
`english` with the parameters that say_as_teacher wrote: arabic-man.raw, japanese-woman-{neutral,happy,sad,angry}.raw, english-woman.raw.
"""

import json
import sys
from pathlib import Path

import numpy as np

from cepstra import ALPHA, ORDER, RATE, basis
from teacher_parameters import Group, line, read_groups

# A woman's tract is shorter by about this factor; it is set by the speaker, so that it is taken out here.
TRACT = 1.17
JAPANESE = {"order": 34, "alpha": 0.55, "rate": 48000}
ENGLISH = {"order": 44, "alpha": 0.45, "rate": 32000}
# Classes that are compared, by the name of each in the Arabic, Japanese and English sets.
ALIKE = {
    "i": (("iː", "i"), ("iː", "i"), ("iy",)), "a": (("aː", "a"), ("aː", "a"), ("aa", "ah")), "u": (("uː", "u"), ("uː", "u"), ("uw",)),
    "m": (("m",), ("m",), ("m",)), "n": (("n",), ("n",), ("n",)), "s": (("s",), ("s",), ("s",)), "ʃ": (("ʃ",), ("ʃ",), ("sh",)), "k": (("k",), ("k",), ("k",)),
    "t": (("t",), ("t",), ("t",)), "b": (("b",), ("b",), ("b",)), "d": (("d",), ("d",), ("d",)), "j": (("j",), ("j",), ("y",)),
}
# The mean difference is kept as a smooth curve over frequency: ripples in it would move formants.
SMOOTH = np.exp(-((np.arange(40) / 12.0) ** 2))
STYLES = ("happy", "sad", "angry")
# Below her first harmonic a woman's model knows nothing; it falls steeply there.
LOWEST = 400.0


def frames_of(groups: list[Group], names) -> np.ndarray:
    """The frames inside phones of these names, their edges left out."""
    found = []
    for group in groups:
        ends = np.cumsum(group.durations)
        for name, start, end in zip(group.phones, ends - group.durations, ends):
            if name in names and end - start >= 3:
                found.append(group.cepstra[start + 1 : end - 1])
    return np.concatenate(found)


def classes(groups: list[Group], column: int) -> tuple[np.ndarray, np.ndarray]:
    """Mean of each class [class, 40] and spread over all, each class counting the same."""
    frames = [frames_of(groups, names[column]) for names in ALIKE.values()]
    means = np.stack([each.mean(0) for each in frames])
    return means, np.sqrt(means.var(0) + np.stack([each.var(0) for each in frames]).mean(0))


def smooth(shift: np.ndarray) -> np.ndarray:
    """A difference of cepstra as a smooth curve, level below 400 Hz, that leaves the loudness alone."""
    frequency = np.arange(0, 11501, 50.0)
    curve = basis(np.maximum(frequency, LOWEST), ORDER, ALPHA, RATE) @ (shift * SMOOTH)
    level = np.linalg.lstsq(basis(frequency, ORDER, ALPHA, RATE), curve, rcond=None)[0] * SMOOTH
    level[0] -= (basis(np.arange(100, 4000, 50.0), ORDER, ALPHA, RATE) @ level).mean()
    return level


def timbre(own: list[Group], other: list[Group], column: int) -> dict:
    means, spread = classes(own, 0)
    other_means, other_spread = classes(other, column)
    shift = smooth(other_means.mean(0) - means.mean(0))
    scale = 1 + (np.clip(other_spread / spread, 0.85, 1.15) - 1) * SMOOTH
    scale[0] = 1
    return {"mean": means.mean(0).tolist(), "shift": shift.tolist(), "scale": scale.tolist()}


def tune(groups: list[Group]) -> tuple[float, float]:
    """Median and spread of the melody, the falling line taken out, in semitones."""
    semitones = np.concatenate([(group.log_f0 * 12 / np.log(2) - line(group))[group.voiced] for group in groups])
    return float(np.median(semitones)), float(np.percentile(semitones, 95) - np.percentile(semitones, 5))


def style(neutral: list[Group], styled: list[Group]) -> dict:
    means, _ = classes(neutral, 1)
    styled_means, _ = classes(styled, 1)
    shift = smooth((styled_means - means).mean(0))
    (level, width), (styled_level, styled_width) = tune(neutral), tune(styled)
    lengths = [sum(group.lengths[1:-1].sum() for group in groups) for groups in (neutral, styled)]
    return {"shift": shift.tolist(), "pitchSemitones": styled_level - level, "range": styled_width / width, "rate": float(lengths[0] / lengths[1])}


def main():
    folder, output = Path(sys.argv[1]), Path(sys.argv[2])
    own = read_groups(folder / "train", folder / "train" / "arabic-man.raw")
    japanese = {name: read_groups(folder / "japanese", folder / "japanese" / f"japanese-woman-{name}.raw", tract=1 / TRACT, **JAPANESE) for name in ("neutral", *STYLES)}
    english = read_groups(folder / "english", folder / "english" / "english-woman.raw", tract=1 / TRACT, **ENGLISH)
    directions = {
        "timbres": {"clear": timbre(own, japanese["neutral"], 1), "warm": timbre(own, english, 2)},
        "styles": {name: style(japanese["neutral"], japanese[name]) for name in STYLES},
    }
    output.write_text(json.dumps(directions))
    for name, each in directions["styles"].items():
        print(name, {key: round(value, 2) for key, value in each.items() if key != "shift"})


if __name__ == "__main__":
    main()
