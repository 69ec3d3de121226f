"""Vowels that the Arabic teacher lacks, made of his own by moving their formants.

In some breath groups a vowel is called by another name and its spectrum is stretched so that his formants come to lie where that vowel has them; what
stands around it keeps its transitions. Only these frames and a few around them are learned from, and neither melody nor duration.
"""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np

from cepstra import ALPHA, ORDER, RATE, basis
from data import Example

# Made vowel: the vowel that it is made of, what is added to its level (nepers), and (frequency wanted, frequency in the teacher's vowel) pairs.
# His own, by the mean spectra of the set: i 285, 2070, 2750 Hz; u 360, 870; a 600, 1540.
RECIPES = {
    "e": ("i", 0.15, [(430, 285), (1900, 2070), (2550, 2750), (3600, 3700)]),
    "o": ("u", 0.12, [(490, 365), (930, 870), (2500, 2500)]),
    "ə": ("a", -0.1, [(460, 600), (1430, 1540), (2550, 2600)]),
    "æ": ("a", 0.0, [(640, 620), (1720, 1540), (2700, 2620)]),
}
SHARE_OF_GROUPS, SHARE_OF_VOWELS = 0.2, 0.7
EDGE = (0.5, 0.25)

# The teacher says i after an emphatic as after a plain consonant; people begin it lower (Al-Tamimi 2017; Zawaydeh and de Jong 2011), here by two Bark at most.
EMPHATICS = ("tˤ", "dˤ", "sˤ", "ðˤ", "zˤ")
LOWERED = {"i": [(310, 290), (1520, 2070), (2480, 2750), (3600, 3700)], "u": [(360, 350), (690, 870), (2400, 2500)], "ɑ": [(620, 620), (1020, 1130), (2450, 2500)]}
STRENGTHS = np.arange(0, 1.01, 0.125)


def matrix_of(pairs: list[tuple[float, float]]) -> np.ndarray:
    """The matrix that stretches a cepstrum."""
    frequency = np.arange(0, 11501, 50.0)
    wanted, source = zip((0, 0), *pairs, (6000, 6000), (12000, 12000))
    weight = 1 / np.sqrt(1 + frequency / 1500)
    stretched = basis(np.interp(frequency, wanted, source), ORDER, ALPHA, RATE) * weight[:, None]
    return np.linalg.lstsq(basis(frequency, ORDER, ALPHA, RATE) * weight[:, None], stretched, rcond=None)[0]


def lower_beside_emphatics(examples: list[Example]) -> None:
    """Lowers the second formant of vowels beside emphatics, most at their side. The emphatics themselves stay as he says them: moved, they were taken for plain ones."""
    matrices = {vowel: [matrix_of([(source + share * (wanted - source), source) for wanted, source in pairs]) for share in STRENGTHS] for vowel, pairs in LOWERED.items()}
    for example in examples:
        group = example.group
        ends = np.cumsum(group.durations)
        for index, (name, start, end) in enumerate(zip(group.phones, ends - group.durations, ends)):
            if name[0] not in LOWERED:
                continue
            frames = np.arange(end - start)
            after, before = (group.phones[index + side].startswith(EMPHATICS) for side in (-1, 1))
            strength = np.maximum(after * (0.35 + 0.65 * np.exp(-frames / 6)), before * (0.2 + 0.45 * np.exp(-frames[::-1] / 4)))
            for frame, share in zip(range(start, end), strength):
                group.cepstra[frame] = matrices[name[0]][int(round(share * 8))] @ group.cepstra[frame]


def warp_vowels(examples: list[Example], folder: Path, seed: int = 1) -> list[Example]:
    random = np.random.default_rng(seed)
    rows = json.loads((folder / "vowels.json").read_text())
    matrices = {name: matrix_of(pairs) for name, (_, _, pairs) in RECIPES.items()}
    made = []
    for example in examples:
        if random.random() < SHARE_OF_GROUPS:
            made.append(warp_group(example, rows, matrices, random))
    return [example for example in made if example.taught.any()]


def warp_group(example: Example, rows: dict, matrices: dict, random: np.random.Generator) -> Example:
    group = example.group
    content, cepstra, phones = example.content.copy(), group.cepstra.copy(), list(group.phones)
    weight, taught = np.zeros(len(cepstra)), np.zeros(len(cepstra), bool)
    ends = np.cumsum(group.durations)
    for index, (name, start, end) in enumerate(zip(group.phones, ends - group.durations, ends)):
        choices = [made for made, (source, _, _) in RECIPES.items() if source == name[0]]
        if not choices or random.random() > SHARE_OF_VOWELS:
            continue
        made = choices[random.integers(len(choices))]
        phones[index] = made + name[1:]
        long = content[index, 3]
        content[index, : len(rows[made])] = rows[made]
        content[index, 3] = long
        weight[:] = 0
        weight[start:end] = 1
        for distance, share in enumerate(EDGE):
            weight[max(start - 1 - distance, 0)] = share
            weight[min(end + distance, len(weight) - 1)] = share
        stretched = cepstra @ matrices[made].T
        stretched[:, 0] += RECIPES[made][1]
        cepstra += weight[:, None] * (stretched - cepstra)
        taught |= weight > 0
    return replace(example, group=replace(group, phones=phones, cepstra=cepstra.astype(np.float32)), content=content, taught=taught)
