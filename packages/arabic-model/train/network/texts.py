"""Reads the arrays that export-examples.ts wrote and parts them into words, all on the device that learns."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch

UNLABELLED = 255
NOTHING_KNOWN = 15
# Symbols in order: other, space, digit, letters, punctuation.
SPACE = 1
FIRST_LETTER = 3
LETTERS = 41
# Full stop, question marks and exclamation mark.
STOP = FIRST_LETTER + LETTERS
SENTENCE_STOPS = (STOP, STOP + 6, STOP + 7, STOP + 8)
COLUMNS = ("symbols", "labels", "first", "second", "confidence", "bucketA", "bucketB")

Columns = dict[str, np.ndarray]


def read_texts(folder: Path, prefix: str) -> dict[str, Columns]:
    names = sorted(path.name.removesuffix(".symbols.u16") for path in folder.glob(f"{prefix}*.symbols.u16"))
    if not names:
        raise FileNotFoundError(f"No text in {folder} begins with {prefix}.")
    return {name: {column: np.fromfile(folder / f"{name}.{column}.u16", np.uint16) for column in COLUMNS} for name in names}


def cut(columns: Columns, begin: int, end: int | None) -> Columns:
    return {name: values[begin:end] for name, values in columns.items()}


@dataclass
class Text:
    """Some texts one after the other, as columns of a number a letter, and where their words begin and end."""

    columns: dict[str, torch.Tensor]
    # The number of each letter's word; -1 for spaces.
    word: torch.Tensor
    start: torch.Tensor
    end: torch.Tensor
    # The place of each letter in the text before anything was left out.
    origin: torch.Tensor
    # The letters of each text.
    bounds: list[tuple[int, int]]

    def __len__(self) -> int:
        return len(self.word)


def word_starts(symbols: torch.Tensor) -> torch.Tensor:
    """True where a word begins: a run of letters, of digits or of other characters; each mark of punctuation is one. Spaces are none."""
    is_letter = (symbols >= FIRST_LETTER) & (symbols < FIRST_LETTER + LETTERS)
    kind = torch.where(is_letter, torch.full_like(symbols, FIRST_LETTER), symbols)
    continues = torch.zeros_like(is_letter)
    continues[1:] = (kind[1:] == kind[:-1]) & (kind[1:] <= FIRST_LETTER)
    return ~continues & (kind != SPACE)


def lay_out(texts: list[Columns], device: str) -> Text:
    columns = {}
    for name in COLUMNS:
        joined = np.concatenate([text[name] for text in texts])
        columns[name] = torch.from_numpy(joined.astype(np.int16 if name.startswith("bucket") else np.uint8)).to(device)
    ends = np.cumsum([len(text["symbols"]) for text in texts]).tolist()
    origin = torch.arange(ends[-1], device=device, dtype=torch.int32)
    return part(columns, origin, list(zip([0, *ends[:-1]], ends)))


def part(columns: dict[str, torch.Tensor], origin: torch.Tensor, bounds: list[tuple[int, int]]) -> Text:
    starts = word_starts(columns["symbols"])
    is_space = columns["symbols"] == SPACE
    word = torch.where(is_space, -1, starts.cumsum(0) - 1).to(torch.int32)
    closes = torch.ones_like(starts)
    closes[:-1] = starts[1:] | is_space[1:]
    return Text(columns, word, starts.nonzero()[:, 0], (closes & ~is_space).nonzero()[:, 0], origin, bounds)


def without(text: Text, left_out: torch.Tensor) -> Text:
    """The text without the letters for which `left_out` is true."""
    kept = ~left_out
    place = torch.cat([torch.zeros(1, dtype=torch.int64, device=kept.device), kept.cumsum(0)])
    bounds = [(int(place[begin]), int(place[end])) for begin, end in text.bounds]
    return part({name: values[kept] for name, values in text.columns.items()}, text.origin[kept], bounds)


def punctuation(text: Text) -> torch.Tensor:
    return text.columns["symbols"] >= FIRST_LETTER + LETTERS


def spaces_before_punctuation(text: Text) -> torch.Tensor:
    """True for the spaces that some editions put before punctuation."""
    followed = torch.zeros(len(text), dtype=torch.bool, device=text.word.device)
    followed[:-1] = punctuation(text)[1:]
    return (text.columns["symbols"] == SPACE) & followed


def windows(text: Text, first: torch.Tensor, lengths: torch.Tensor, size: tuple[int, int]) -> dict[str, torch.Tensor]:
    """What the networks are told of rows that begin with the words `first` and are `lengths` letters long; see Diacritiser.forward.

    size: the most letters and words of a row. Words that are cut off by its end are not there. `origin` says which letter stands where.
    """
    letters, words = size
    device = first.device
    begin = text.start[first]
    place = torch.arange(letters, device=device)
    inside = place < lengths[:, None]
    at = (begin[:, None] + place).clamp(max=len(text) - 1)
    number = first[:, None] + torch.arange(words, device=device)
    exists = number < len(text.start)
    number = number.clamp(max=len(text.start) - 1)
    start, end = text.start[number] - begin[:, None], text.end[number] - begin[:, None]
    present = exists & (end < lengths[:, None])
    word = text.word[at].long() - first[:, None]
    has_word = inside & (word >= 0) & (word < words)
    has_word &= present.gather(1, word.clamp(0, words - 1))

    def column(name: str, outside: int) -> torch.Tensor:
        return torch.where(inside, text.columns[name][at].long(), outside)

    def row(name: str) -> torch.Tensor:
        return torch.where(present, text.columns[name][text.start[number]].long(), 0)

    return {
        "symbols": column("symbols", 0),
        "labels": torch.where(has_word, text.columns["labels"][at].long(), UNLABELLED),
        "first": column("first", NOTHING_KNOWN),
        "second": column("second", NOTHING_KNOWN),
        "confidence": column("confidence", 0),
        "inside": inside.float(),
        "word": torch.where(has_word, word, words),
        "start": torch.where(present, start, 0),
        "end": torch.where(present, end, 0),
        "bucketA": row("bucketA"),
        "bucketB": row("bucketB"),
        "present": present.float(),
        "origin": text.origin[at].long(),
    }
