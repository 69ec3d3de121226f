"""Compares the rendered sound of voices with that of the teacher: python3 train/sound/measure_naturalness.py RENDERS TEACHERS [voice …]

How lively the spectrum moves (modulation spectrum of cepstra), how much of each band is periodic, and how even the rhythm is. The teacher's sound is hts_engine's.
"""

import json
import sys
from pathlib import Path

import numpy as np

from recognise import read_teacher
from sound import RATE, cepstra, frames, fundamentals, power_spectrum, read_renders

MODULATION = ((1, 4), (4, 8), (8, 16), (16, 32))
BANDS = ((100, 1000), (1000, 2000), (2000, 4000), (4000, 6000), (6000, 8000))


def modulation(sounds: list[np.ndarray]) -> list[float]:
    """Decibels of the power of the movements of c1 to c12 at so many hertz, pieces of 640 ms."""
    total, count = 0, 0
    for samples in sounds:
        values = cepstra(power_spectrum(samples))[:, 1:13]
        for start in range(0, len(values) - 64, 32):
            piece = values[start : start + 64]
            count += 1
            total = total + (np.abs(np.fft.rfft((piece - piece.mean(0)) * np.hanning(64)[:, None], axis=0)) ** 2).sum(1)
    hertz = np.fft.rfftfreq(64, 0.01)
    return [round(float(10 * np.log10(total[(hertz >= low) & (hertz < high)].sum() / count)), 1) for low, high in MODULATION]


def periodicity(sounds: list[np.ndarray]) -> list[float]:
    """Decibels of what repeats over what does not in each band, in frames that are clearly voiced: from the correlation a period later."""
    found = [[] for _ in BANDS]
    for samples in sounds:
        hertz, strength = fundamentals(samples)
        spectrum, bins = np.fft.rfft(samples), np.arange(len(samples) // 2 + 1) * RATE / len(samples)
        for band, (low, high) in enumerate(BANDS):
            part = np.fft.irfft(np.where((bins >= low) & (bins < high), spectrum, 0), len(samples))
            windows = frames(part, 960)
            for frame in np.flatnonzero((hertz > 0) & (strength > 0.85))[::3]:
                # The best lag near the period: sub-sample errors would tell against high bands.
                lag, window = int(round(RATE / hertz[frame])), windows[frame]
                best = max(np.dot(window[:-near], window[near:]) / np.sqrt(np.dot(window[:-near], window[:-near]) * np.dot(window[near:], window[near:]) + 1e-12) for near in range(lag - 2, lag + 3))
                found[band].append(np.clip(best, 0.01, 0.99))
    return [round(float(10 * np.log10(np.median(each) / (1 - np.median(each)))), 1) for each in found]


def evenness(phones: list[list[tuple[str, float]]]) -> float:
    """Normalised pairwise variability of the lengths of vowels that follow one another (Grabe and Low 2002)."""
    pairs = []
    for utterance in phones:
        vowels = [length for name, length in utterance if name[0] in "aiueoəæɑɨʊ"]
        pairs += [abs(a - b) / ((a + b) / 2) for a, b in zip(vowels, vowels[1:])]
    return round(100 * float(np.mean(pairs)), 1)


def main():
    renders, teachers = map(Path, sys.argv[1:3])
    spoken = read_teacher_sound(teachers / "arabic-held-out")
    print("teacher", json.dumps(report([samples for samples, _ in spoken][:16], [phones for _, phones in spoken])), flush=True)
    voices = sys.argv[3:] or sorted(path.name.removesuffix(".text.json") for path in renders.glob("*.text.json"))
    for voice in voices:
        items = read_renders(renders, f"{voice}.text")
        phones = [[(phone["name"], phone["to"] - phone["from"]) for group in item["groups"] for phone in group["phones"]] for item in items]
        print(voice, json.dumps(report([item["samples"] for item in items if item["kind"] in ("statement", "long", "comma")], phones)), flush=True)


def report(sounds: list[np.ndarray], phones: list) -> dict:
    return {"movement dB": modulation(sounds), "periodic dB": periodicity(sounds), "nPVI of vowels": evenness(phones)}


def read_teacher_sound(folder: Path) -> list[tuple[np.ndarray, list]]:
    return [(sound.samples, [(name, end - begin) for name, begin, end in sound.phones]) for sound in read_teacher(folder)]


if __name__ == "__main__":
    main()
