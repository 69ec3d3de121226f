"""Formants of a mel-cepstrum: peaks of its envelope in the range where the vowel has them."""

import numpy as np

from cepstra import ALPHA, ORDER, RATE, basis

STEP = 10.0
FREQUENCY = np.arange(0, 4000, STEP)
GRID = basis(FREQUENCY, ORDER, ALPHA, RATE)
# Hertz between which a man's first and second formant are looked for.
RANGES = {
    "i": ((230, 480), (1400, 2600)), "ɨ": ((230, 480), (1200, 2500)), "e": ((300, 620), (1300, 2500)), "æ": ((450, 900), (1300, 2200)),
    "a": ((420, 900), (1150, 2100)), "ɑ": ((420, 850), (900, 1700)), "ə": ((330, 680), (1000, 2000)), "o": ((330, 650), (680, 1500)),
    "u": ((240, 520), (620, 1500)), "ʊ": ((240, 520), (620, 1500)),
}


def peak(cepstrum: np.ndarray, low: float, high: float) -> float:
    """The highest peak of the envelope between two frequencies; where there is none, the place where it bends most."""
    envelope = GRID[:, 1:] @ cepstrum[1:]
    inside = np.flatnonzero((FREQUENCY >= low) & (FREQUENCY <= high))
    peaks = [index for index in inside if envelope[index] > envelope[index - 1] and envelope[index] >= envelope[index + 1]]
    if peaks:
        return float(FREQUENCY[max(peaks, key=lambda index: envelope[index])])
    bend = -np.convolve(np.gradient(np.gradient(envelope)), np.ones(5) / 5, "same")
    return float(FREQUENCY[inside[np.argmax(bend[inside])]])


def formants(cepstrum: np.ndarray, vowel: str) -> tuple[float, float]:
    """First and second formant of a vowel, in hertz."""
    return tuple(peak(cepstrum, *limits) for limits in RANGES[vowel[0]])


def bark(frequency: float) -> float:
    """Traunmüller 1990."""
    return 26.81 * frequency / (1960 + frequency) - 0.53
