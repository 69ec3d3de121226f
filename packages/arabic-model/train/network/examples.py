"""Reads the arrays that export-examples.ts wrote, parts them into words, and cuts windows out of them."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np

UNLABELLED = 255
NOTHING_KNOWN = 15
# Symbols in order: other, space, digit, letters, punctuation.
OTHER, SPACE, DIGIT = 0, 1, 2
FIRST_LETTER = 3
LETTERS = 41
COLUMNS = ("symbols", "labels", "first", "second", "confidence", "bucketA", "bucketB")
# Text is drawn this many times as often when it is modern.
MODERN_SHARE = 2.5
# Full stop, question marks and exclamation mark.
STOP = FIRST_LETTER + LETTERS
SENTENCE_STOPS = (STOP, STOP + 6, STOP + 7, STOP + 8)
SENTENCE_MIN = 12


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
    names = sorted(path.name.removesuffix(".symbols.u16") for path in folder.glob(f"{prefix}*.symbols.u16"))
    if not names:
        raise FileNotFoundError(f"No text in {folder} begins with {prefix}.")
    return [Text(name, {column: np.fromfile(folder / f"{name}.{column}.u16", np.uint16) for column in COLUMNS}) for name in names]


def is_letter(symbols: np.ndarray) -> np.ndarray:
    return (symbols >= FIRST_LETTER) & (symbols < FIRST_LETTER + LETTERS)


def before_punctuation(symbols: np.ndarray) -> np.ndarray:
    """True for the spaces that some editions put before punctuation."""
    is_mark = symbols >= FIRST_LETTER + LETTERS
    return (symbols == SPACE) & np.append(is_mark[1:], False)


def word_starts(symbols: np.ndarray) -> np.ndarray:
    """True where a word begins: a run of letters, of digits or of other characters; each mark of punctuation is one. Spaces are none."""
    kind = np.where(is_letter(symbols), FIRST_LETTER, symbols)
    is_run = kind <= FIRST_LETTER
    continues = np.zeros(len(kind), bool)
    continues[1:] = (kind[1:] == kind[:-1]) & is_run[1:]
    return ~continues & (kind != SPACE)


def with_words(columns: dict[str, np.ndarray], words_max: int) -> dict[str, np.ndarray]:
    """The columns and, for `words_max` words, their first and last letters, rows and presence; see Diacritiser.forward."""
    symbols = columns["symbols"]
    is_space = symbols == SPACE
    number = np.cumsum(word_starts(symbols)) - 1
    starts = np.flatnonzero(word_starts(symbols))
    last = np.flatnonzero(~is_space & np.append(np.diff(number) != 0, True) | np.append(~is_space[:-1] & is_space[1:], False))
    count = min(len(starts), words_max)
    word = np.where(is_space | (number >= words_max), words_max, number)
    start, end, present = np.zeros(words_max, int), np.zeros(words_max, int), np.zeros(words_max, np.float32)
    start[:count], end[:count], present[:count] = starts[:count], last[:count], 1
    is_present = present.astype(bool)
    rows = {name: np.where(is_present, columns[name][start], 0) for name in ("bucketA", "bucketB")}
    labels = np.where(word < words_max, columns["labels"], UNLABELLED)
    inside = np.ones(len(symbols), np.float32)
    return columns | rows | {"labels": labels, "inside": inside, "word": word, "start": start, "end": end, "present": present}


# What stands past the end of a text that is shorter than its row.
PADDING = {"symbols": 0, "labels": UNLABELLED, "first": NOTHING_KNOWN, "second": NOTHING_KNOWN}


def padded(text: dict[str, np.ndarray], length: int, words_max: int) -> dict[str, np.ndarray]:
    """The columns of letters of a text with words, as long as a row."""

    def pad(name: str, values: np.ndarray) -> np.ndarray:
        if len(values) >= length or name in ("start", "end", "present", "bucketA", "bucketB"):
            return values
        fill = words_max if name == "word" else PADDING.get(name, 0)
        return np.append(values, np.full(length - len(values), fill, values.dtype))

    return {name: pad(name, values) for name, values in text.items()}


def forget_words(window: dict[str, np.ndarray], random: np.random.Generator) -> dict[str, np.ndarray]:
    """Takes the word list away from some words, so that unknown ones are learnt too; and the table of words from some more."""
    share = 0.6 if random.random() < 0.1 else 0.08
    letters = is_letter(window["symbols"])
    word = np.cumsum(~letters)
    chance = random.random(word[-1] + 1)
    forgotten = (chance < share)[word] & letters
    forgotten_rows = (chance < share + 0.07)[word] & letters
    return window | {
        "first": np.where(forgotten, NOTHING_KNOWN, window["first"]),
        "second": np.where(forgotten, NOTHING_KNOWN, window["second"]),
        "confidence": np.where(forgotten, 0, window["confidence"]),
        "bucketA": np.where(forgotten_rows, 0, window["bucketA"]),
        "bucketB": np.where(forgotten_rows, 0, window["bucketB"]),
    }


def sentence_bounds(symbols: np.ndarray, longest: int) -> np.ndarray:
    """Where the sentences of at most so many characters begin and end: [count, 2], from the stop before to the stop after."""
    stops = np.flatnonzero(np.isin(symbols, SENTENCE_STOPS))
    bounds = np.stack([stops[:-1], stops[1:] + 1], 1)
    length = bounds[:, 1] - bounds[:, 0]
    return bounds[(length >= SENTENCE_MIN) & (length <= longest)]


class SentenceSampler:
    """Draws sentences that stand alone, as most texts do that are read aloud: nothing before the stop and nothing after the end."""

    def __init__(self, texts: list[Text], shares: list[float], length: int, words: int, seed: int):
        self.texts = texts
        self.shares = np.array(shares) / sum(shares)
        self.bounds = [sentence_bounds(text.columns["symbols"], length) for text in texts]
        self.length = length
        self.words = words
        self.random = np.random.default_rng(seed)

    def draw(self, count: int) -> dict[str, np.ndarray]:
        rows = [padded(with_words(self._sentence(), self.words), self.length, self.words) for _ in range(count)]
        return {column: np.stack([row[column] for row in rows]) for column in rows[0]}

    def _sentence(self) -> dict[str, np.ndarray]:
        which = self.random.choice(len(self.texts), p=self.shares)
        begin, end = self.bounds[which][self.random.integers(len(self.bounds[which]))]
        sentence = {column: values[begin:end].copy() for column, values in self.texts[which].columns.items()}
        sentence["symbols"][0] = STOP
        kept = ~before_punctuation(sentence["symbols"])
        if self.random.random() < 0.3:
            kept[-1] = False
        return forget_words({column: values[kept] for column, values in sentence.items()}, self.random)


class WindowSampler:
    """Draws windows at random, some of them without punctuation, without spaces before it, or without the word list."""

    def __init__(self, texts: list[Text], window: int, words: int, seed: int):
        self.texts = texts
        self.window = window
        self.words = words
        self.random = np.random.default_rng(seed)
        weights = np.array([len(text) * (MODERN_SHARE if "modern" in text.name else 1) for text in texts], float)
        self.weights = weights / weights.sum()

    def draw(self, count: int) -> dict[str, np.ndarray]:
        windows = [with_words(self._window(), self.words) for _ in range(count)]
        return {column: np.stack([window[column] for window in windows]) for column in windows[0]}

    def _window(self) -> dict[str, np.ndarray]:
        text = self.texts[self.random.choice(len(self.texts), p=self.weights)]
        start = self.random.integers(0, len(text) - 2 * self.window)
        window = {column: values[start : start + 2 * self.window] for column, values in text.columns.items()}
        if self.random.random() < 0.25:
            kept = window["symbols"] < FIRST_LETTER + LETTERS
            window = {column: values[kept] for column, values in window.items()}
        elif self.random.random() < 0.5:
            kept = ~before_punctuation(window["symbols"])
            window = {column: values[kept] for column, values in window.items()}
        window = {column: np.resize(values, self.window) for column, values in window.items()}
        return forget_words(window, self.random)
