"""The network that puts marks on letters. It looks at letters, then at words, then at letters again.

Convolutions over the letters, told what the word list says of each, sum a word up in its first and last letter; convolutions over the words see
18 words either way; what they find goes back to every letter, where the marks are chosen. A word is five letters long on average, so that looking at
words costs a fifth of looking at letters as far (the two levels follow AlKhamissi et al. 2020, "Deep Diacritization").
"""

import torch
from torch import nn
from torch.nn import functional

MARK_CLASSES = 15
SYMBOLS = 64
# Mark classes of a reading, and one more for "nothing known".
READINGS = 16
CONFIDENCES = 20
BUCKETS = 16383

KERNEL = 3
LETTER_DILATIONS = (1, 2, 4)
WORD_DILATIONS = (1, 2, 4, 8, 1, 2)
MARK_DILATIONS = (1, 2, 1)
LETTER_CHANNELS = 96
BUCKET_CHANNELS = 64
WORD_CHANNELS = 224
MARK_CHANNELS = 128


def neighbours(x: torch.Tensor, dilation: int) -> torch.Tensor:
    """x [batch, length, channels] with the places before and after it: [batch, length, KERNEL * channels]."""
    length = x.shape[1]
    if torch.is_autocast_enabled():
        x = x.bfloat16()
    padded = functional.pad(x, (0, 0, dilation, dilation))
    return torch.cat([padded[:, tap * dilation : tap * dilation + length] for tap in range(KERNEL)], 2)


class Normalisation(nn.Module):
    """Gives every channel a mean and a spread of its own. While learning it measures both, unless it is set to eval()."""

    def __init__(self, channels: int, momentum: float = 0.02, least: float = 1e-5):
        super().__init__()
        self.momentum = momentum
        self.least = least
        self.weight = nn.Parameter(torch.ones(channels))
        self.bias = nn.Parameter(torch.zeros(channels))
        self.register_buffer("mean", torch.zeros(channels))
        self.register_buffer("variance", torch.ones(channels))

    def scale_and_shift(self, mean: torch.Tensor, variance: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        scale = self.weight * torch.rsqrt(variance + self.least)
        return scale, self.bias - mean * scale

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = x.float()
        if not self.training:
            scale, shift = self.scale_and_shift(self.mean, self.variance)
            return x * scale + shift
        variance, mean = torch.var_mean(x, dim=(0, 1), unbiased=False)
        with torch.no_grad():
            self.mean.lerp_(mean, self.momentum)
            self.variance.lerp_(variance, self.momentum)
        scale, shift = self.scale_and_shift(mean, variance)
        return x * scale + shift


class Block(nn.Module):
    """y + relu(normalised(convolution(y))); the normalisation folds into the convolution once the network is learned."""

    def __init__(self, channels: int, dilation: int):
        super().__init__()
        self.dilation = dilation
        self.convolution = nn.Linear(KERNEL * channels, channels, bias=False)
        self.normalisation = Normalisation(channels)

    def forward(self, x: torch.Tensor, present: torch.Tensor) -> torch.Tensor:
        return (x + torch.relu(self.normalisation(self.convolution(neighbours(x, self.dilation))))) * present

    def folded(self) -> tuple[torch.Tensor, torch.Tensor]:
        """Weights and bias of one convolution that does what convolution and normalisation do together."""
        scale, shift = self.normalisation.scale_and_shift(self.normalisation.mean, self.normalisation.variance)
        return self.convolution.weight * scale[:, None], shift


def blocks(channels: int, dilations: tuple[int, ...]) -> nn.ModuleList:
    return nn.ModuleList(Block(channels, dilation) for dilation in dilations)


def embedding(rows: int, channels: int) -> nn.Embedding:
    table = nn.Embedding(rows, channels)
    nn.init.normal_(table.weight, std=0.5)
    return table


def pick(values: torch.Tensor, at: torch.Tensor) -> torch.Tensor:
    """values [batch, length, channels] at the places [batch, count]: [batch, count, channels]."""
    return values.gather(1, at[..., None].expand(-1, -1, values.shape[2]))


class Diacritiser(nn.Module):
    def __init__(self, dropout: float = 0.0):
        super().__init__()
        self.symbols = embedding(SYMBOLS, LETTER_CHANNELS)
        self.first = embedding(READINGS, LETTER_CHANNELS)
        self.second = embedding(READINGS, LETTER_CHANNELS)
        self.confidence = embedding(CONFIDENCES, LETTER_CHANNELS)
        self.buckets = embedding(BUCKETS, BUCKET_CHANNELS)
        self.dropout = nn.Dropout(dropout)
        self.letter_blocks = blocks(LETTER_CHANNELS, LETTER_DILATIONS)
        self.to_word = nn.Linear(2 * LETTER_CHANNELS + BUCKET_CHANNELS, WORD_CHANNELS)
        self.word_blocks = blocks(WORD_CHANNELS, WORD_DILATIONS)
        self.letter_to_mark = nn.Linear(LETTER_CHANNELS, MARK_CHANNELS)
        self.word_to_mark = nn.Linear(WORD_CHANNELS, MARK_CHANNELS, bias=False)
        self.mark_blocks = blocks(MARK_CHANNELS, MARK_DILATIONS)
        self.output = nn.Linear(MARK_CHANNELS, MARK_CLASSES)

    def forward(self, text: dict[str, torch.Tensor]) -> torch.Tensor:
        """Scores [batch, letters, mark classes].

        text: symbols, first, second, confidence [batch, letters]; inside [batch, letters], 0 past the last letter; word [batch, letters],
        the number of each letter's word, or the number of words where there is none; start, end, bucketA, bucketB [batch, words], the word's
        first and last letter and rows; present [batch, words], 0 past the last word.
        """
        inside, present = text["inside"][..., None], text["present"][..., None]
        letters = self.symbols(text["symbols"]) + self.first(text["first"]) + self.second(text["second"]) + self.confidence(text["confidence"])
        letters = self.dropout(letters) * inside
        for block in self.letter_blocks:
            letters = block(letters, inside)
        buckets = self.dropout(self.buckets(text["bucketA"]) + self.buckets(text["bucketB"]))
        words = self.to_word(torch.cat([pick(letters, text["start"]), pick(letters, text["end"]), buckets], 2)) * present
        for block in self.word_blocks:
            words = block(words, present)
        context = functional.pad(self.word_to_mark(self.dropout(words)), (0, 0, 0, 1))
        marks = (self.letter_to_mark(letters) + pick(context, text["word"])) * inside
        for block in self.mark_blocks:
            marks = block(marks, inside)
        return self.output(marks)
