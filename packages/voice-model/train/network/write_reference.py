"""What the packed student gives for one breath group, computed by PyTorch from the packed weights: python3 train/network/write_reference.py DATA MODEL.bin OUTPUT.json

An engine of our own is compared with it. Frames use the durations that are written beside them.
"""

import json
import struct
import sys
from pathlib import Path

import numpy as np
import torch

from data import PLACE_WIDTH, load
from measure import say
from model import Student

GROUP = 3


def unpack(data: bytes) -> tuple[dict, dict]:
    """Header and weights of a packed student."""
    length = struct.unpack_from("<I", data, 8)[0]
    header, at, weights = json.loads(data[12 : 12 + length]), 12 + length, {}
    for layer in header["layers"]:
        rows, outputs = layer["kernel"] * layer["in"], layer["out"]
        numbers = np.frombuffer(data, np.int8, rows * outputs, at).reshape(layer["kernel"], layer["in"], outputs)
        at += -(-rows * outputs // 4) * 4
        scale, bias = np.frombuffer(data, "<f4", outputs, at), np.frombuffer(data, "<f4", outputs, at + 4 * outputs)
        at += 8 * outputs
        weights[f"layers.{layer['name']}.weight"] = torch.from_numpy((numbers * scale).transpose(2, 1, 0).copy())
        weights[f"layers.{layer['name']}.bias"] = torch.from_numpy(bias.copy())
    return header, weights


def student_of(header: dict, weights: dict) -> Student:
    shapes = {layer["name"]: layer for layer in header["layers"]}
    content = shapes["content1"]["in"]
    frames = sum(name.startswith("frame") for name in shapes)
    student = Student(content, shapes["voice1"]["in"] - content, PLACE_WIDTH, shapes["content1"]["out"], shapes["voice1"]["out"], frames)
    student.load_state_dict(weights)
    return student


def main():
    folder, model, output = map(Path, sys.argv[1:])
    header, weights = unpack(model.read_bytes())
    student = student_of(header, weights)
    examples, _ = load(folder / "held-out")
    example = examples[GROUP]
    duration, spectrum, melody = say(student, example)

    def short(values):
        return [float(f"{value:.5g}") for value in values]

    every = range(0, len(melody), 7)
    output.write_text(json.dumps({
        "phones": example.group.phones, "content": [short(row) for row in example.content], "melodyFeatures": [short(row) for row in example.melody],
        "durations": example.group.durations.tolist(), "duration": short(duration), "melody": short(melody),
        "frames": list(every), "spectrum": [short(spectrum[frame]) for frame in every],
    }, ensure_ascii=False) + "\n", encoding="utf8")


if __name__ == "__main__":
    main()
