"""Reads what say_as_teacher wrote and brings it to frames of 10 ms, our cepstra and the phones of our breath groups."""

import json
import struct
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from cepstra import conversion

PAUSE_BEFORE, PAUSE_AFTER = 10, 14
FULL_SCALE = np.log(32768)


@dataclass
class Group:
    """A breath group: frames of each of its phones, and what each frame is."""

    utterance: str
    phones: list[str]
    durations: np.ndarray  # [phone] whole frames
    lengths: np.ndarray  # [phone] frames, not rounded
    cepstra: np.ndarray  # [frame, 40]
    voiced: np.ndarray  # [frame] bool
    log_f0: np.ndarray  # [frame], interpolated where unvoiced; natural logarithm


def read_raw(path: Path):
    """Yields durations (frames of 5 ms), log F0 and cepstra of each utterance."""
    data = path.read_bytes()
    at = 0
    while at < len(data):
        phones, frames, size = struct.unpack_from("<3i", data, at)
        at += 12
        durations = np.frombuffer(data, "<i4", phones, at)
        at += 4 * phones
        log_f0 = np.frombuffer(data, "<f4", frames, at)
        at += 4 * frames
        cepstra = np.frombuffer(data, "<f4", frames * size, at).reshape(frames, size)
        at += 4 * frames * size
        yield durations, log_f0, cepstra


def read_groups(folder: Path, raw: Path, order: int = 34, alpha: float = 0.55, rate: int = 48000, tract: float = 1.0) -> list[Group]:
    matrix = conversion(order, alpha, rate, tract).T
    groups = []
    with open(folder / "utterances.jsonl", encoding="utf8") as lines:
        for line, (durations, log_f0, cepstra) in zip(lines, read_raw(raw), strict=True):
            utterance = json.loads(line)
            groups += split(utterance, durations, log_f0, cepstra @ matrix)
    return groups


def split(utterance: dict, durations: np.ndarray, log_f0: np.ndarray, cepstra: np.ndarray) -> list[Group]:
    """The breath groups of an utterance: a pause between two of them belongs to both, cut to its beginning and its end.

    `spans` of the utterance says how many labels make up each phone, where that is not one.
    """
    if "spans" in utterance:
        spans = [1] + [span for group in utterance["spans"] for span in group[1:]]
        durations = np.add.reduceat(durations, np.cumsum([0] + spans[:-1]))
    pairs = len(log_f0) // 2
    frames = cepstra[: 2 * pairs].reshape(pairs, 2, -1).mean(1)
    frames[:, 0] -= FULL_SCALE
    halves = log_f0[: 2 * pairs].reshape(pairs, 2)
    is_voiced = halves > 0
    voiced = is_voiced.any(1)
    pitch = np.where(voiced, np.where(is_voiced, halves, 0).sum(1) / np.maximum(is_voiced.sum(1), 1), 0)
    ends = np.cumsum(durations) / 2
    edges = np.minimum(np.round(np.concatenate([[0], ends])).astype(int), pairs)
    groups, first = [], 0
    for phones in utterance["groups"]:
        last = first + len(phones) - 1
        bounds = edges[first : last + 2].copy()
        bounds[0] = max(bounds[0], bounds[1] - PAUSE_BEFORE)
        bounds[-1] = min(bounds[-1], bounds[-2] + PAUSE_AFTER)
        span = slice(bounds[0], bounds[-1])
        if voiced[span].any():
            known = np.flatnonzero(voiced[span])
            melody = np.interp(np.arange(bounds[-1] - bounds[0]), known, pitch[span][known])
            groups.append(Group(utterance["id"], phones, np.diff(bounds), durations[first : last + 1] / 2, frames[span].astype(np.float32), voiced[span], melody.astype(np.float32)))
        else:
            groups.append(Group(utterance["id"], phones, np.diff(bounds), durations[first : last + 1] / 2, frames[span].astype(np.float32), voiced[span], np.zeros(bounds[-1] - bounds[0], np.float32)))
        first = last
    return groups


def line(group: Group) -> np.ndarray:
    """The falling line that the melody is told from, in semitones; see FORMAT.md."""
    start, end = group.durations[0], len(group.voiced) - group.durations[-1]
    length = max((end - start) / 100, 0.01)
    slope = min(0.6, 3 / length)
    return slope * (length / 2 - (np.arange(len(group.voiced)) - start) / 100)
