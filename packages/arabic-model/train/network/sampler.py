"""Draws what is learned from: windows of running text, and sentences that stand alone, as most texts do that are read aloud."""

import torch

from texts import FIRST_LETTER, LETTERS, NOTHING_KNOWN, SENTENCE_STOPS, STOP, Columns, Text
from texts import lay_out, punctuation, spaces_before_punctuation, windows, without

Batch = dict[str, torch.Tensor]

WINDOW = (400, 84)
SENTENCE = (120, 30)
SENTENCE_MIN = 12
# Text is drawn this many times as often when it is modern.
MODERN_SHARE = 4.5
# Of standard sentences: written, known and made up by us, of modern text and of old books.
SENTENCE_SHARES = {
    "own.written.modern": 0.46,
    "own.known.modern": 0.08,
    "own.made.modern": 0.08,
    "train.gpl2.modern": 0.21,
    "train.mit.modern": 0.09,
    "train.gpl2.classical": 0.08,
}
# So much of all sentences is talk.
TALK_SHARE = 0.28


def forget_words(batch: Batch) -> Batch:
    """Takes the word list away from some words, so that unknown ones are learnt too; and the table of words from some more."""
    rows, words = batch["start"].shape
    device = batch["start"].device
    share = torch.where(torch.rand(rows, 1, device=device) < 0.1, 0.6, 0.08)
    chance = torch.rand(rows, words + 1, device=device)
    chance[:, words] = 1
    chance_of_letter = chance.gather(1, batch["word"])
    is_letter = (batch["symbols"] >= FIRST_LETTER) & (batch["symbols"] < FIRST_LETTER + LETTERS)
    forgotten = (chance_of_letter < share) & is_letter
    forgotten_row = chance[:, :words] < share + 0.07
    return batch | {
        "first": torch.where(forgotten, NOTHING_KNOWN, batch["first"]),
        "second": torch.where(forgotten, NOTHING_KNOWN, batch["second"]),
        "confidence": torch.where(forgotten, 0, batch["confidence"]),
        "bucketA": torch.where(forgotten_row, 0, batch["bucketA"]),
        "bucketB": torch.where(forgotten_row, 0, batch["bucketB"]),
    }


def random_in(low: torch.Tensor, high: torch.Tensor) -> torch.Tensor:
    return (low + torch.rand(len(low), device=low.device, dtype=torch.float64) * (high - low)).long()


class Sampler:
    """The texts in three spellings: as they are, without spaces before punctuation, and without punctuation."""

    def __init__(self, texts: dict[str, Columns], device: str):
        whole = lay_out(list(texts.values()), device)
        spaces, marks = spaces_before_punctuation(whole), punctuation(whole)
        self.spellings = [whole, without(whole, spaces), without(whole, marks)]
        # On the device already, so that drawing never waits for it.
        self.bounds = [torch.tensor(text.bounds, device=device) for text in self.spellings]
        self.device = device
        self.names = list(texts)
        sizes = [len(text["symbols"]) * self._share(name) for name, text in texts.items()]
        self.shares = torch.tensor(sizes, dtype=torch.float64, device=device)
        self.sentences = self._sentences(self.spellings[1])

    @property
    def whole(self) -> Text:
        return self.spellings[0]

    @staticmethod
    def _share(name: str) -> float:
        return 0.0 if name.startswith("own") else MODERN_SHARE if "modern" in name else 1.0

    @staticmethod
    def _sentences(text: Text) -> list[torch.Tensor]:
        """Where the sentences of each text begin and end, from the stop before to the stop after: [count, 2]."""
        symbols = text.columns["symbols"]
        stops = torch.isin(symbols, torch.tensor(SENTENCE_STOPS, dtype=symbols.dtype, device=symbols.device)).nonzero()[:, 0]
        bounds = torch.stack([stops[:-1], stops[1:] + 1], 1)
        length = bounds[:, 1] - bounds[:, 0]
        bounds = bounds[(length >= SENTENCE_MIN) & (length <= SENTENCE[0])]
        return [bounds[(bounds[:, 0] >= begin) & (bounds[:, 1] <= end)] for begin, end in text.bounds]

    def draw_windows(self, count: int) -> Batch:
        counts = [count - count // 4 - 3 * count // 8, 3 * count // 8, count // 4]
        parts = [self._windows_of(spelling, some) for spelling, some in enumerate(counts) if some > 0]
        return forget_words({name: torch.cat([part[name] for part in parts]) for name in parts[0]})

    def _windows_of(self, spelling: int, count: int) -> Batch:
        text = self.spellings[spelling]
        which = torch.multinomial(self.shares, count, replacement=True)
        bounds = self.bounds[spelling][which]
        # From the word at or after a random letter on.
        at = random_in(bounds[:, 0], bounds[:, 1] - 2 * WINDOW[0])
        first = torch.searchsorted(text.start, at)
        return windows(text, first, torch.full((count,), WINDOW[0], device=self.device), WINDOW)

    def draw_sentences(self, count: int) -> Batch:
        """Standard sentences and talk in one batch."""
        talk = round(TALK_SHARE * count)
        return self._sentences_at(torch.cat([self._standard(count - talk), self._talk(talk)]))

    def draw_short_and_long(self, count: int, parts: int) -> tuple[list[Batch], list[Batch]]:
        """Standard sentences and talk, in batches of similar length, no wider than they need be: a processor calculates what is empty, too."""
        talk = round(TALK_SHARE * count)
        drawn = (self._standard(count - talk), self._talk(talk))
        by_length = (bounds[(bounds[:, 1] - bounds[:, 0]).argsort()] for bounds in drawn)
        standard, spoken = ([trimmed(self._sentences_at(part)) for part in bounds.chunk(parts)] for bounds in by_length)
        return standard, spoken

    def _some(self, name: str, count: int) -> torch.Tensor:
        bounds = self.sentences[self.names.index(name)]
        return bounds[torch.randint(len(bounds), (max(1, count),), device=self.device)]

    def _standard(self, count: int) -> torch.Tensor:
        return torch.cat([self._some(name, round(share * count)) for name, share in SENTENCE_SHARES.items()])

    def _talk(self, count: int) -> torch.Tensor:
        return self._some("own.talk", count)

    def _sentences_at(self, bounds: torch.Tensor) -> Batch:
        text = self.spellings[1]
        begin, end = bounds.unbind(1)
        # Some stand without their stop.
        end = end - (torch.rand(len(end), device=self.device) < 0.3).long()
        batch = windows(text, text.word[begin].long(), end - begin, SENTENCE)
        batch["symbols"][:, 0] = STOP
        return forget_words(batch)


def trimmed(batch: Batch) -> Batch:
    """The batch without the letters and words that no row has."""
    letters, words = int(batch["inside"].sum(1).max()), int(batch["present"].sum(1).max())
    of_words = ("start", "end", "bucketA", "bucketB", "present")
    cut = {name: values[:, : words if name in of_words else letters] for name, values in batch.items()}
    return cut | {"word": cut["word"].clamp(max=words)}
