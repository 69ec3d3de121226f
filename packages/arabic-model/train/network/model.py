"""The network that puts marks on letters. It looks at letters, then at words, then at letters again.

Convolutions over the letters, told what the word list says of each, sum a word up in its first and last letter; convolutions over the words see
18 words either way; what they find goes back to every letter, where the marks are chosen. A word is five letters long on average, so that looking at
words costs a fifth of looking at letters as far (the two levels follow AlKhamissi et al. 2020, "Deep Diacritization").
"""

import torch
from torch import nn

MARK_CLASSES = 15
SYMBOLS = 64
# Mark classes of a reading, and one more for "nothing known".
READINGS = 16
CONFIDENCES = 20
BUCKETS = 8192

KERNEL = 3
LETTER_DILATIONS = (1, 2, 4)
WORD_DILATIONS = (1, 2, 4, 8, 1, 2)
MARK_DILATIONS = (1, 2, 1)
LETTER_CHANNELS = 96
BUCKET_CHANNELS = 64
WORD_CHANNELS = 224
MARK_CHANNELS = 128


class Block(nn.Module):
    """y + relu(bn(conv(y))); the normalisation folds into the convolution once the network is learned."""

    def __init__(self, channels: int, dilation: int):
        super().__init__()
        self.convolution = nn.Conv1d(channels, channels, KERNEL, padding=dilation, dilation=dilation, bias=False)
        self.normalisation = nn.BatchNorm1d(channels)

    def forward(self, x: torch.Tensor, present: torch.Tensor) -> torch.Tensor:
        return (x + torch.relu(self.normalisation(self.convolution(x)))) * present

    def folded(self) -> tuple[torch.Tensor, torch.Tensor]:
        """Weights and bias of one convolution that does what convolution and normalisation do together."""
        normalisation = self.normalisation
        scale = normalisation.weight / torch.sqrt(normalisation.running_var + normalisation.eps)
        return self.convolution.weight * scale[:, None, None], normalisation.bias - normalisation.running_mean * scale


def blocks(channels: int, dilations: tuple[int, ...]) -> nn.ModuleList:
    return nn.ModuleList(Block(channels, dilation) for dilation in dilations)


def embedding(rows: int, channels: int) -> nn.Embedding:
    table = nn.Embedding(rows, channels)
    nn.init.normal_(table.weight, std=0.5)
    return table


def pick(values: torch.Tensor, at: torch.Tensor) -> torch.Tensor:
    """values [batch, channels, length] at the places [batch, count]: [batch, channels, count]."""
    return values.gather(2, at[:, None].expand(-1, values.shape[1], -1))


class Diacritiser(nn.Module):
    def __init__(self, dropout: float):
        super().__init__()
        self.symbols = embedding(SYMBOLS, LETTER_CHANNELS)
        self.first = embedding(READINGS, LETTER_CHANNELS)
        self.second = embedding(READINGS, LETTER_CHANNELS)
        self.confidence = embedding(CONFIDENCES, LETTER_CHANNELS)
        self.buckets = embedding(BUCKETS, BUCKET_CHANNELS)
        self.dropout = nn.Dropout(dropout)
        self.letter_blocks = blocks(LETTER_CHANNELS, LETTER_DILATIONS)
        self.to_word = nn.Conv1d(2 * LETTER_CHANNELS + BUCKET_CHANNELS, WORD_CHANNELS, 1)
        self.word_blocks = blocks(WORD_CHANNELS, WORD_DILATIONS)
        self.letter_to_mark = nn.Conv1d(LETTER_CHANNELS, MARK_CHANNELS, 1)
        self.word_to_mark = nn.Conv1d(WORD_CHANNELS, MARK_CHANNELS, 1, bias=False)
        self.mark_blocks = blocks(MARK_CHANNELS, MARK_DILATIONS)
        self.output = nn.Conv1d(MARK_CHANNELS, MARK_CLASSES, 1)

    def forward(self, text: dict[str, torch.Tensor]) -> torch.Tensor:
        """Scores [batch, mark classes, letters].

        text: symbols, first, second, confidence [batch, letters]; inside [batch, letters], 0 past the last letter; word [batch, letters],
        the number of each letter's word, or the number of words where there is none; start, end, bucketA, bucketB [batch, words], the word's
        first and last letter and rows; present [batch, words], 0 past the last word.
        """
        inside = text["inside"][:, None]
        letters = self.symbols(text["symbols"]) + self.first(text["first"]) + self.second(text["second"]) + self.confidence(text["confidence"])
        letters = self.dropout(letters).transpose(1, 2) * inside
        for block in self.letter_blocks:
            letters = block(letters, inside)
        buckets = (self.buckets(text["bucketA"]) + self.buckets(text["bucketB"])).transpose(1, 2)
        present = text["present"][:, None]
        words = self.to_word(torch.cat([pick(letters, text["start"]), pick(letters, text["end"]), self.dropout(buckets)], 1)) * present
        for block in self.word_blocks:
            words = block(words, present)
        context = nn.functional.pad(self.word_to_mark(self.dropout(words)), (0, 1))
        marks = (self.letter_to_mark(letters) + pick(context, text["word"])) * inside
        for block in self.mark_blocks:
            marks = block(marks, inside)
        return self.output(marks)
