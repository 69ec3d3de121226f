"""Reads the arrays that export-examples.ts wrote, and cuts windows out of them."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np

UNLABELLED = 255
NOTHING_KNOWN = 15
# The first symbols after "other" and the space are the digit; letters follow until the punctuation.
FIRST_LETTER = 3
LETTERS = 41
COLUMNS = ("symbols", "labels", "first", "second", "confidence")


@dataclass
class Text:
    """One file of text as columns of equal length."""

    name: str
    columns: dict[str, np.ndarray]

    def __len__(self) -> int:
        return len(self.columns["symbols"])

    def head(self, length: int) -> "Text":
        return Text(self.name, {column: values[:length] for column, values in self.columns.items()})


def read_texts(folder: Path, prefix: str) -> list[Text]:
    names = sorted(path.name.removesuffix(".symbols.u8") for path in folder.glob(f"{prefix}*.symbols.u8"))
    if not names:
        raise FileNotFoundError(f"No text in {folder} begins with {prefix}.")
    return [Text(name, {column: np.fromfile(folder / f"{name}.{column}.u8", np.uint8) for column in COLUMNS}) for name in names]


class WindowSampler:
    """Draws windows at random: modern text twice as often as its share, some of them without punctuation or without the word list."""

    def __init__(self, texts: list[Text], window: int, seed: int):
        self.texts = texts
        self.window = window
        self.random = np.random.default_rng(seed)
        weights = np.array([len(text) * (2 if "modern" in text.name else 1) for text in texts], float)
        self.weights = weights / weights.sum()

    def draw(self, count: int) -> dict[str, np.ndarray]:
        windows = [self._window() for _ in range(count)]
        return {column: np.stack([window[column] for window in windows]) for column in COLUMNS}

    def _window(self) -> dict[str, np.ndarray]:
        text = self.texts[self.random.choice(len(self.texts), p=self.weights)]
        start = self.random.integers(0, len(text) - 2 * self.window)
        window = {column: values[start : start + 2 * self.window] for column, values in text.columns.items()}
        if self.random.random() < 0.25:
            kept = window["symbols"] < FIRST_LETTER + LETTERS
            window = {column: values[kept] for column, values in window.items()}
        window = {column: np.resize(values, self.window) for column, values in window.items()}
        return self._forget_words(window)

    def _forget_words(self, window: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
        """Takes the word list away from some words, so that unknown ones are learnt too."""
        share = 0.6 if self.random.random() < 0.1 else 0.08
        is_letter = (window["symbols"] >= FIRST_LETTER) & (window["symbols"] < FIRST_LETTER + LETTERS)
        word = np.cumsum(~is_letter)
        forgotten = (self.random.random(word[-1] + 1) < share)[word] & is_letter
        return window | {
            "first": np.where(forgotten, NOTHING_KNOWN, window["first"]),
            "second": np.where(forgotten, NOTHING_KNOWN, window["second"]),
            "confidence": np.where(forgotten, 0, window["confidence"]),
        }
