"""Reads the bytes that export_weights.py wrote back into a network, so that learning can go on from weights that are in use."""

import struct
from pathlib import Path

import numpy as np
import torch
from torch import nn

from export_weights import VERSION
from model import BUCKETS, CONFIDENCES, KERNEL, READINGS, SYMBOLS, Block, Diacritiser


class Reader:
    """Takes numbers from the bytes in their order."""

    def __init__(self, data: bytes):
        self.data = data
        self.at = 0

    def take(self, kind: str, count: int) -> torch.Tensor:
        numbers = np.frombuffer(self.data, kind, count, self.at)
        self.at += numbers.nbytes
        return torch.from_numpy(numbers.astype(np.float32))

    def matrix(self, rows: int, columns: int) -> torch.Tensor:
        scales = self.take("<f4", rows)
        return scales[:, None] * self.take("i1", rows * columns).view(rows, columns)

    def fill(self, layer: nn.Linear) -> None:
        layer.weight.copy_(self.matrix(*layer.weight.shape))
        if layer.bias is not None:
            layer.bias.copy_(self.take("<f4", len(layer.bias)))

    def fill_block(self, block: Block) -> None:
        """The normalisation was folded into the convolution; what is left of it is the bias."""
        self.fill(block.convolution)
        norm = block.normalisation
        norm.bias.copy_(self.take("<f4", len(norm.bias)))
        norm.mean.zero_()
        norm.variance.fill_(1 - norm.least)
        norm.weight.fill_(1)


def grown(rows: torch.Tensor) -> torch.Tensor:
    """The table of words with BUCKETS rows: a word's row is its hash modulo all rows but row 0, so that multiples keep every word's numbers."""
    times, rest = divmod(BUCKETS - 1, len(rows) - 1)
    if rest != 0:
        raise ValueError(f"{len(rows) - 1} rows of words do not go into {BUCKETS - 1}.")
    return torch.cat([rows[:1], rows[1:].repeat(times, 1)])


@torch.no_grad()
def read_weights(path: Path, dropout: float) -> Diacritiser:
    """A network that scores as the bytes do; its normalisation must not measure anew."""
    reader = Reader(path.read_bytes())
    if reader.data[:6] != b"RKNN" + bytes([VERSION, KERNEL]):
        raise ValueError(f"{path} holds no network of version {VERSION}.")
    network = Diacritiser(dropout)
    reader.at = 6
    for blocks in (network.letter_blocks, network.word_blocks, network.mark_blocks):
        count = reader.data[reader.at]
        dilations = list(reader.data[reader.at + 1 : reader.at + 1 + count])
        if dilations != [block.dilation for block in blocks]:
            raise ValueError(f"{path} holds a network of another shape.")
        reader.at += 1 + count
    rows = struct.unpack_from("<6H", reader.data, reader.at)[4]
    reader.at += 12
    tables = (network.symbols, network.first, network.second, network.confidence)
    letters = reader.matrix(SYMBOLS + 2 * READINGS + CONFIDENCES, network.symbols.weight.shape[1])
    for table, values in zip(tables, letters.split([len(table.weight) for table in tables])):
        table.weight.copy_(values)
    network.buckets.weight.copy_(grown(reader.matrix(rows, network.buckets.weight.shape[1])))
    for block in network.letter_blocks:
        reader.fill_block(block)
    reader.fill(network.to_word)
    for block in network.word_blocks:
        reader.fill_block(block)
    reader.fill(network.letter_to_mark)
    reader.fill(network.word_to_mark)
    for block in network.mark_blocks:
        reader.fill_block(block)
    reader.fill(network.output)
    if reader.at != len(reader.data):
        raise ValueError(f"{path} is longer than it says.")
    return network
