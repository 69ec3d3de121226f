"""Breath groups as the student learns from them: features of phones, and what each frame should be."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from teacher_parameters import Group, line, read_groups

PLACE_WIDTH = 8


@dataclass
class Example:
    group: Group
    content: np.ndarray  # [phone, content features]
    melody: np.ndarray  # [phone, melody features]
    place: np.ndarray  # [frame, 8]
    phone_of: np.ndarray  # [frame] index of the phone
    residual: np.ndarray  # [frame] semitones above the teacher's median and the falling line
    taught: np.ndarray | None = None  # [frame] whether its spectrum is learned from; its melody and duration are only where all is


def frame_place(count: int) -> np.ndarray:
    """The same as framePlace of src/."""
    index = np.arange(count)
    position, left = (index + 0.5) / count, count - 1 - index
    return np.stack([
        position, 1 - np.abs(2 * position - 1), np.exp(-index / 2), np.exp(-left / 2), np.exp(-index / 5), np.exp(-left / 5),
        np.full(count, np.log(count) / 4), np.full(count, min(count, 40) / 40),
    ], 1).astype(np.float32)


def median_pitch(groups: list[Group]) -> float:
    """Median of log F0 where it is voiced."""
    return float(np.median(np.concatenate([group.log_f0[group.voiced] for group in groups])))


def load(folder: Path, raw_name: str = "arabic-man.raw", median: float | None = None, **teacher) -> tuple[list[Example], float]:
    groups = read_groups(folder, folder / raw_name, **teacher)
    median = median_pitch(groups) if median is None else median
    phones = sum(len(group.phones) for group in groups)
    content = np.fromfile(folder / "content.f32", np.float32).reshape(phones, -1)
    melody = np.fromfile(folder / "melody.f32", np.float32).reshape(phones, -1)
    examples, at = [], 0
    for group in groups:
        rows = slice(at, at + len(group.phones))
        at += len(group.phones)
        if not group.voiced.any() or (group.durations < 1).any():
            continue
        place = np.concatenate([frame_place(count) for count in group.durations])
        residual = (group.log_f0 - median) * 12 / np.log(2) - line(group)
        examples.append(Example(group, content[rows], melody[rows], place, np.repeat(np.arange(len(group.phones)), group.durations), residual.astype(np.float32)))
    return examples, median
