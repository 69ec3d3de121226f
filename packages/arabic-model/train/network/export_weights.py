"""Writes a learned network as bytes that a reader in any language can lay out again.

Layout, little-endian: "RKNN", version u8, kernel u8, then three numbers of blocks u8 and their dilations u8 (letters, words, marks), then the
channels u16 of letters, rows, words and marks, the number of rows u16, and the unit u16: a reader that calculates with whole numbers counts this many
to 1. Then matrices: a scale f32 a row, and the rows as i8, where
value = scale * number; the rows of words have one scale, as far as their numbers fit. A row is what makes one output channel (its inputs by position and then channel), or one row of a table. Biases are f32.
In order: the four tables of letters joined (symbols, first, second, confidence); the rows of words; the letters' blocks, each weights and bias; weights
and bias to words; the words' blocks; weights and bias from letters to marks; weights from words to marks; the marks' blocks; weights and bias of the output.
"""

import hashlib
import math
import struct
from pathlib import Path

import numpy as np
import torch
from torch import nn

from model import BUCKET_CHANNELS, BUCKETS, KERNEL, LETTER_CHANNELS, LETTER_DILATIONS, MARK_CHANNELS, MARK_DILATIONS, WORD_CHANNELS, WORD_DILATIONS
from model import Block, Diacritiser

VERSION = 3
# Whole numbers of the reader end here, so that no sum over a layer's inputs leaves 32 bits.
NUMBER_MAX = 16383
# The rows of words are kept in steps of so many of the reader's whole numbers. Tried on WikiNewsMax, CATT and Tashkeela's val split with steps from
# 2 to 4, the share of wrong words stays within 0.03 points of that with 127 steps a row; each doubling saves some 120 kilobytes when packed.
WORD_STEP = 3.5
# How much larger numbers may become on other text than on the text they were measured on.
HEADROOM = 1.5


@torch.no_grad()
def unit_of(network: Diacritiser, text: dict[str, torch.Tensor]) -> int:
    """The largest power of two by which every number between the layers can be multiplied without leaving the reader's range."""
    largest = [0.0]

    def measure(_layer: nn.Module, inputs: tuple[torch.Tensor, ...], result: torch.Tensor) -> None:
        largest.extend(numbers.abs().max().item() for numbers in (inputs[0], result) if numbers.is_floating_point())

    between = (network.dropout, network.to_word, network.letter_to_mark, network.word_to_mark, network.output)
    hooks = [layer.register_forward_hook(measure) for layer in (*between, *(block for block in network.modules() if isinstance(block, Block)))]
    network(text)
    for hook in hooks:
        hook.remove()
    return 2 ** math.floor(math.log2(NUMBER_MAX / (HEADROOM * max(largest))))


def quantised(matrix: torch.Tensor, step: float = 0) -> bytes:
    """A matrix in 127 steps either way; with a `step`, in steps of that size where these reach the largest number of a row."""
    rows = matrix.detach().numpy().reshape(matrix.shape[0], -1).astype(np.float32)
    scales = np.maximum(np.maximum(np.abs(rows).max(axis=1), 1e-8) / 127, step)
    numbers = np.clip(np.round(rows / scales[:, None]), -127, 127).astype(np.int8)
    return scales.astype("<f4").tobytes() + numbers.tobytes()


def vector(values: torch.Tensor) -> bytes:
    return values.detach().numpy().astype("<f4").tobytes()


def block_bytes(blocks: nn.ModuleList) -> bytes:
    folded = [block.folded() for block in blocks]
    return b"".join(quantised(weight) + vector(bias) for weight, bias in folded)


def export_weights(network: Diacritiser, unit: int, path: Path) -> str:
    stages = (LETTER_DILATIONS, WORD_DILATIONS, MARK_DILATIONS)
    tables = (network.symbols, network.first, network.second, network.confidence)
    data = b"".join(
        [
            b"RKNN",
            bytes([VERSION, KERNEL]),
            *(bytes([len(dilations), *dilations]) for dilations in stages),
            struct.pack("<6H", LETTER_CHANNELS, BUCKET_CHANNELS, WORD_CHANNELS, MARK_CHANNELS, BUCKETS, unit),
            quantised(torch.cat([table.weight for table in tables])),
            quantised(network.buckets.weight, WORD_STEP / unit),
            block_bytes(network.letter_blocks),
            quantised(network.to_word.weight),
            vector(network.to_word.bias),
            block_bytes(network.word_blocks),
            quantised(network.letter_to_mark.weight),
            vector(network.letter_to_mark.bias),
            quantised(network.word_to_mark.weight),
            block_bytes(network.mark_blocks),
            quantised(network.output.weight),
            vector(network.output.bias),
        ]
    )
    path.write_bytes(data)
    return f"{path.name}: {len(data)} bytes, sha256 {hashlib.sha256(data).hexdigest()}"
