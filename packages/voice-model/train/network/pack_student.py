"""Packs a checkpoint as FORMAT.md describes: python3 train/network/pack_student.py CHECKPOINT DIRECTIONS.json OUTPUT.bin [--spread S.json]

Weights are rounded to 8 bits, each output channel with a scale of its own.
"""

import argparse
import json
import struct
from pathlib import Path

import numpy as np
import torch

from cepstra import ALPHA, RATE
from model import CEPSTRA

VERSION = 1


def quantise(weight: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """[kernel * in, out] as whole numbers of 8 bits and the scale of each column."""
    scale = np.abs(weight).max(0) / 127
    scale[scale == 0] = 1
    return np.round(weight / scale).astype(np.int8), scale.astype(np.float32)


def layer_bytes(weight: torch.Tensor, bias: torch.Tensor, factor: np.ndarray) -> bytes:
    """factor: what each output channel is multiplied by."""
    outputs, inputs, kernel = weight.shape
    matrix = weight.numpy().transpose(2, 1, 0).reshape(kernel * inputs, outputs) * factor
    numbers, scale = quantise(matrix)
    packed = numbers.tobytes()
    return packed + bytes(-len(packed) % 4) + scale.tobytes() + (bias.numpy() * factor).astype("<f4").tobytes()


def pack(state: dict, directions: dict, spread: np.ndarray) -> bytes:
    weights = state["weights"]
    names = [name[len("layers.") : -len(".weight")] for name in weights if name.endswith(".weight")]
    shapes, body = [], b""
    for name in names:
        weight, bias = weights[f"layers.{name}.weight"].float(), weights[f"layers.{name}.bias"].float()
        outputs, inputs, kernel = weight.shape
        factor = np.ones(outputs, np.float32)
        if name == "spectrum":
            factor[:CEPSTRA] = spread
            factor[CEPSTRA + 1 :] = 0
        elif name in ("melody", "duration"):
            factor[1:] = 0
        shapes.append({"name": name, "kernel": kernel, "in": inputs, "out": outputs})
        body += layer_bytes(weight, bias, factor)
    header = {"layers": shapes, "sampleRate": RATE, "frameSamples": RATE // 100, "alpha": ALPHA, "normalisation": state["normalisation"], **directions}
    text = json.dumps(header, separators=(",", ":"), ensure_ascii=False).encode()
    text += b" " * (-len(text) % 4)
    return b"RKVM" + struct.pack("<2I", VERSION, len(text)) + text + body


def rounded(values, digits: int = 5):
    """Numbers of a JSON value with so many digits."""
    if isinstance(values, dict):
        return {name: rounded(value, digits) for name, value in values.items()}
    if isinstance(values, list):
        return [rounded(value, digits) for value in values]
    return float(f"{values:.{digits}g}") if isinstance(values, float) else values


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("directions", type=Path)
    parser.add_argument("output", type=Path)
    parser.add_argument("--spread", type=Path)
    options = parser.parse_args()
    state = torch.load(options.checkpoint)
    state["normalisation"] = rounded(state["normalisation"])
    spread = np.float32(json.loads(options.spread.read_text())) if options.spread else np.ones(CEPSTRA, np.float32)
    data = pack(state, rounded(json.loads(options.directions.read_text())), spread)
    options.output.write_bytes(data)
    print(f"{len(data)} bytes")


if __name__ == "__main__":
    main()
