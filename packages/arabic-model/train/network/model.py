"""The network that puts marks on letters: dilated convolutions over characters and over what the word list says of them."""

import torch
from torch import nn

MARK_CLASSES = 15
SYMBOLS = 64
# Mark classes of a reading, and one more for "nothing known".
READINGS = 16
CONFIDENCES = 5
DILATIONS = (1, 2, 4, 8, 1, 2, 4, 8)
KERNEL = 5


class Block(nn.Module):
    """y + relu(bn(conv(y))); the normalisation folds into the convolution once the network is learned."""

    def __init__(self, channels: int, dilation: int):
        super().__init__()
        self.convolution = nn.Conv1d(channels, channels, KERNEL, padding=dilation * (KERNEL // 2), dilation=dilation, bias=False)
        self.normalisation = nn.BatchNorm1d(channels)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x + torch.relu(self.normalisation(self.convolution(x)))

    def folded(self) -> tuple[torch.Tensor, torch.Tensor]:
        """Weights and bias of one convolution that does what convolution and normalisation do together."""
        normalisation = self.normalisation
        scale = normalisation.weight / torch.sqrt(normalisation.running_var + normalisation.eps)
        return self.convolution.weight * scale[:, None, None], normalisation.bias - normalisation.running_mean * scale


class Diacritiser(nn.Module):
    """Sees 60 characters either way; 1.5 million parameters at 192 channels."""

    def __init__(self, channels: int, dropout: float):
        super().__init__()
        self.symbols = nn.Embedding(SYMBOLS, channels)
        self.first = nn.Embedding(READINGS, channels)
        self.second = nn.Embedding(READINGS, channels)
        self.confidence = nn.Embedding(CONFIDENCES, channels)
        self.dropout = nn.Dropout(dropout)
        self.blocks = nn.ModuleList(Block(channels, dilation) for dilation in DILATIONS)
        self.output = nn.Conv1d(channels, MARK_CLASSES, 1)

    def forward(self, symbols, first, second, confidence) -> torch.Tensor:
        x = self.symbols(symbols) + self.first(first) + self.second(second) + self.confidence(confidence)
        x = self.dropout(x).transpose(1, 2)
        for block in self.blocks:
            x = block(x)
        return self.output(x)
