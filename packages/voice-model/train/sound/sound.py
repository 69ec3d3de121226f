"""Rendered sound: reading it, its spectra, its fundamental frequency and its envelope."""

import json
from pathlib import Path

import numpy as np

RATE = 24000
HOP = 240
LENGTH, POINTS = 600, 1024
MELS = 32


def read_renders(folder: Path, name: str) -> list[dict]:
    """The items of a set that render-probes.ts wrote, each with its `samples`."""
    samples = np.fromfile(folder / f"{name}.f32", np.float32)
    items, at = json.loads((folder / f"{name}.json").read_text(encoding="utf8")), 0
    for item in items:
        item["samples"] = samples[at : at + item["length"]]
        at += item["length"]
    return items


def frames(samples: np.ndarray, length: int) -> np.ndarray:
    """[frame, length]: windows about the middle of every 10 ms."""
    padded = np.pad(samples, (length // 2 - HOP // 2, length))
    count = len(samples) // HOP
    return np.lib.stride_tricks.sliding_window_view(padded, length)[:: HOP][:count]


def mel_bank(tract: float) -> np.ndarray:
    """[bin, band]: triangles evenly spaced in mel from 80 Hz to 8 kHz, read where a tract shorter by that factor has them."""
    def to_mel(hertz):
        return 1127 * np.log1p(hertz / 700)

    edges = 700 * np.expm1(np.linspace(to_mel(80), to_mel(8000), MELS + 2) / 1127)
    hertz = np.arange(POINTS // 2 + 1)[:, None] * RATE / POINTS * tract
    low, middle, high = edges[:-2], edges[1:-1], edges[2:]
    return np.maximum(np.minimum((hertz - low) / (middle - low), (high - hertz) / (high - middle)), 0)


def power_spectrum(samples: np.ndarray) -> np.ndarray:
    return np.abs(np.fft.rfft(frames(samples, LENGTH) * np.hanning(LENGTH), POINTS)) ** 2


def cepstra(power: np.ndarray, tract: float = 1.0) -> np.ndarray:
    """[frame, 20]: cosine transform of the logarithms of mel bands."""
    bands = np.log(power @ mel_bank(tract) + 1e-7)
    turn = np.cos(np.pi * np.outer(np.arange(MELS) + 0.5, np.arange(20)) / MELS)
    return bands @ turn * (2 / MELS)


def fundamentals(samples: np.ndarray, low: float = 60, high: float = 520, middle: float | None = None) -> tuple[np.ndarray, np.ndarray]:
    """Hertz (0 where there is no voice) and strength of periodicity of each frame of 10 ms.

    Autocorrelation, the window's own taken out (Boersma 1993). With `middle`, the fundamentals are looked for within an octave of it.
    """
    if middle:
        low, high = max(low, middle * 0.55), min(high, middle * 2.1)
    length, points = 960, 2048
    window = np.hanning(length)
    windowed = frames(samples, length) - frames(samples, length).mean(1, keepdims=True)
    loud = np.sqrt((windowed**2).mean(1))
    # What lies above a kilohertz and a half is breath and dispersion, and only disturbs.
    gain = 1 / (1 + (np.arange(points // 2 + 1) * RATE / points / 1500) ** 4)
    correlation = np.fft.irfft(np.abs(np.fft.rfft(windowed * window, points)) ** 2 * gain)
    own = np.fft.irfft(np.abs(np.fft.rfft(window, points)) ** 2 * 1.0)
    first, last = int(RATE / high), int(RATE / low) + 1
    shape = correlation[:, first : last + 1] / (correlation[:, :1] + 1e-9) / (own[first : last + 1] / own[0])
    # The shortest period that fits nearly as well as the best, so that no octave is lost.
    shape = shape - 0.02 * np.log2(np.arange(first, last + 1) / first)
    best = shape.max(1, keepdims=True)
    inner = shape[:, 1:-1]
    peak = (inner >= shape[:, :-2]) & (inner > shape[:, 2:]) & (inner >= 0.93 * best)
    place = np.where(peak.any(1), peak.argmax(1) + 1, shape.argmax(1))
    rows = np.arange(len(shape))
    inside = np.clip(place, 1, shape.shape[1] - 2)
    before, here, after = shape[rows, inside - 1], shape[rows, inside], shape[rows, inside + 1]
    bend = before - 2 * here + after
    lag = first + inside + np.clip(np.where(bend < 0, (before - after) / (2 * np.minimum(bend, -1e-9)), 0), -1, 1)
    voiced = (best[:, 0] > 0.55) & (loud > 0.03 * np.percentile(loud, 95))
    return np.where(voiced, RATE / lag, 0), np.clip(best[:, 0], 0, 1)


def envelope(samples: np.ndarray, hertz: float) -> np.ndarray:
    """Decibels of the envelope of a steady piece, bin by bin, harmonics smoothed away (after CheapTrick, Morise 2015)."""
    length = int(3 * RATE / hertz) | 1
    total, points = 0, 2048
    for start in range(0, max(len(samples) - length, 1), HOP // 2):
        piece = samples[start : start + length]
        total = total + np.abs(np.fft.rfft(piece * np.hanning(len(piece)), points)) ** 2
    width = max(int(hertz * 2 / 3 / (RATE / points)), 1)
    smooth = np.convolve(np.pad(total, width, mode="reflect"), np.ones(2 * (width // 2) + 1) / (2 * (width // 2) + 1), "same")[width:-width]
    cepstrum = np.fft.irfft(np.log(smooth + 1e-12))
    quefrency = np.minimum(np.arange(points), points - np.arange(points)) / RATE
    lifter = np.sinc(hertz * quefrency) * (1.18 - 0.18 * np.cos(2 * np.pi * quefrency * hertz))
    return 10 / np.log(10) * np.fft.rfft(cepstrum * lifter).real


def formant(level: np.ndarray, low: float, high: float) -> float:
    """The highest peak between two frequencies, in hertz; where there is none, the place where the envelope bends most."""
    hertz = np.arange(len(level)) * RATE / 2 / (len(level) - 1)
    inside = np.flatnonzero((hertz >= low) & (hertz <= high))
    peaks = [index for index in inside[1:-1] if level[index] > level[index - 1] and level[index] >= level[index + 1]]
    if peaks:
        return float(hertz[max(peaks, key=lambda index: level[index])])
    bend = np.convolve(-np.gradient(np.gradient(level)), np.ones(9) / 9, "same")
    return float(hertz[inside[np.argmax(bend[inside])]])


def bark(hertz: float) -> float:
    """Traunmüller 1990."""
    return 26.81 * hertz / (1960 + hertz) - 0.53
