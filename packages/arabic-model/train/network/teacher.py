"""A larger network of the same inputs, which is never shipped: what it finds likely is learned from besides the labels (Hinton et al. 2015).

The levels are those of model.py; between them every word attends to every other of its window. It needs no positions: convolutions
tell neighbours from words far away.
"""

import torch
from torch import nn
from torch.nn import functional

from model import BUCKETS, CONFIDENCES, KERNEL, MARK_CLASSES, READINGS, SYMBOLS, embedding, neighbours, pick

LETTER_CHANNELS, WORD_CHANNELS, MARK_CHANNELS = 256, 512, 384
LETTER_DILATIONS, MARK_DILATIONS = (1, 2, 4, 1), (1, 2, 4, 1)
WORD_LAYERS, HEADS, HIDDEN = 6, 8, 1536


class Convolution(nn.Module):
    def __init__(self, channels: int, dilation: int, dropout: float):
        super().__init__()
        self.dilation = dilation
        self.norm = nn.LayerNorm(channels)
        self.inner = nn.Linear(KERNEL * channels, channels)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: torch.Tensor, present: torch.Tensor) -> torch.Tensor:
        seen = neighbours(self.norm(x) * present, self.dilation)
        return (x + self.dropout(functional.gelu(self.inner(seen)))) * present


def convolutions(channels: int, dilations: tuple[int, ...], dropout: float) -> nn.ModuleList:
    return nn.ModuleList(Convolution(channels, dilation, dropout) for dilation in dilations)


def attention(dropout: float) -> nn.Module:
    return nn.TransformerEncoderLayer(WORD_CHANNELS, HEADS, HIDDEN, dropout, "gelu", batch_first=True, norm_first=True)


class Teacher(nn.Module):
    def __init__(self, dropout: float = 0.15):
        super().__init__()
        tables = {"symbols": SYMBOLS, "first": READINGS, "second": READINGS, "confidence": CONFIDENCES}
        self.tables = nn.ModuleDict({name: embedding(rows, LETTER_CHANNELS) for name, rows in tables.items()})
        self.buckets = embedding(BUCKETS, LETTER_CHANNELS)
        self.dropout = nn.Dropout(dropout)
        self.letters = convolutions(LETTER_CHANNELS, LETTER_DILATIONS, dropout)
        self.to_word = nn.Linear(3 * LETTER_CHANNELS, WORD_CHANNELS)
        self.near = convolutions(WORD_CHANNELS, WORD_LAYERS * (1,), dropout)
        self.far = nn.ModuleList(attention(dropout) for _ in range(WORD_LAYERS))
        self.letter_to_mark = nn.Linear(LETTER_CHANNELS, MARK_CHANNELS)
        self.word_to_mark = nn.Linear(WORD_CHANNELS, MARK_CHANNELS)
        self.marks = convolutions(MARK_CHANNELS, MARK_DILATIONS, dropout)
        self.output = nn.Sequential(nn.LayerNorm(MARK_CHANNELS), nn.Linear(MARK_CHANNELS, MARK_CLASSES))

    def forward(self, text: dict[str, torch.Tensor]) -> torch.Tensor:
        """As Diacritiser.forward."""
        inside, present = text["inside"][..., None], text["present"][..., None]
        letters = self.dropout(sum(table(text[name]) for name, table in self.tables.items())) * inside
        for layer in self.letters:
            letters = layer(letters, inside)
        buckets = self.dropout(self.buckets(text["bucketA"]) + self.buckets(text["bucketB"]))
        words = self.to_word(torch.cat([pick(letters, text["start"]), pick(letters, text["end"]), buckets], 2)) * present
        absent = text["present"] == 0
        for near, far in zip(self.near, self.far):
            words = far(near(words, present), src_key_padding_mask=absent) * present
        context = functional.pad(self.word_to_mark(words), (0, 0, 0, 1))
        marks = (self.letter_to_mark(letters) + pick(context, text["word"])) * inside
        for layer in self.marks:
            marks = layer(marks, inside)
        return self.output(marks)
