"""Mel-cepstra of one sampling rate, order and warp as those of another."""

import numpy as np

RATE, ORDER, ALPHA = 24000, 39, 0.466


def warp(frequency: np.ndarray, alpha: float, rate: int) -> np.ndarray:
    """The mel-warped angle of each frequency: the phase of a first-order all-pass."""
    omega = 2 * np.pi * frequency / rate
    return omega + 2 * np.arctan2(alpha * np.sin(omega), 1 - alpha * np.cos(omega))


def basis(frequency: np.ndarray, order: int, alpha: float, rate: int) -> np.ndarray:
    """[frequency, order + 1]: log amplitude = basis @ cepstrum."""
    return np.cos(np.outer(warp(frequency, alpha, rate), np.arange(order + 1)))


def conversion(order: int, alpha: float, rate: int, tract: float = 1.0) -> np.ndarray:
    """The matrix from a teacher's cepstra to ours, by least squares up to 11.5 kHz or as far as the teacher hears.

    tract > 1 moves formants up by that factor, as a shorter vocal tract does; above the teacher's last frequency the spectrum stays level.
    """
    ours = np.arange(0, 11501, 50.0)
    theirs = np.minimum(ours / tract, rate / 2 * 0.96)
    # Low frequencies count more, as they do for the ear.
    weight = 1 / np.sqrt(1 + ours / 1500)
    left = basis(ours, ORDER, ALPHA, RATE) * weight[:, None]
    right = basis(theirs, order, alpha, rate) * weight[:, None]
    return np.linalg.lstsq(left, right, rcond=None)[0]
