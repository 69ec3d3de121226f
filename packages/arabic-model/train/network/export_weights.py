"""Writes a learned network as bytes that a reader in any language can lay out again.

Layout, little-endian: "NBNN", version u8, channels u8 / 8, blocks u8, kernel u8, a dilation u8 a block; then matrices. A matrix is a scale f32 a row,
then its rows as i8: value = scale * number. Biases are f32. In order: the four embeddings joined (symbols, first, second, confidence), for each
block the convolution (a row an output channel, its inputs by position and then channel) and its bias, the output's weights and bias.
"""

import hashlib
import struct
from pathlib import Path

import numpy as np
import torch

from model import DILATIONS, KERNEL, Diacritiser

VERSION = 1


def quantised(matrix: torch.Tensor) -> bytes:
    rows = matrix.detach().numpy().reshape(matrix.shape[0], -1).astype(np.float32)
    scales = np.maximum(np.abs(rows).max(axis=1), 1e-8) / 127
    numbers = np.clip(np.round(rows / scales[:, None]), -127, 127).astype(np.int8)
    return scales.astype("<f4").tobytes() + numbers.tobytes()


def export_weights(network: Diacritiser, path: Path) -> str:
    channels = network.symbols.embedding_dim
    parts = [b"NBNN", struct.pack("<4B", VERSION, channels // 8, len(DILATIONS), KERNEL), bytes(DILATIONS)]
    embeddings = (network.symbols, network.first, network.second, network.confidence)
    parts.append(quantised(torch.cat([embedding.weight for embedding in embeddings])))
    for block in network.blocks:
        weight, bias = block.folded()
        parts.append(quantised(weight.permute(0, 2, 1)))
        parts.append(bias.detach().numpy().astype("<f4").tobytes())
    parts.append(quantised(network.output.weight[:, :, 0]))
    parts.append(network.output.bias.detach().numpy().astype("<f4").tobytes())
    data = b"".join(parts)
    path.write_bytes(data)
    return f"{path.name}: {len(data)} bytes, sha256 {hashlib.sha256(data).hexdigest()}"
