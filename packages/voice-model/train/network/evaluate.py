"""Measures a packed student: python3 train/network/evaluate.py DATA PROBES MODEL.bin

DATA is what it was trained with, of which only `held-out` is read; PROBES is what export-probes.ts wrote, with the teacher's parameters in `emphatics`.
"""

import json
import sys
from pathlib import Path

import numpy as np
import torch

from data import Example, frame_place, load
from formants import RANGES, bark, formants, peak
from measure import measure, say
from model import CEPSTRA, Student
from teacher_parameters import Group, read_groups
from write_reference import student_of, unpack


class Speaking:
    """The student with its own durations."""

    def __init__(self, student: Student, norm: dict):
        self.student, self.norm = student, norm

    def say(self, phones: list[str], content: np.ndarray, melody: np.ndarray) -> Group:
        still = Group("", phones, np.ones(len(phones), int), np.ones(len(phones)), np.zeros((len(phones), CEPSTRA)), np.ones(len(phones), bool), np.zeros(len(phones)))
        empty = Example(still, content, melody, np.zeros((len(phones), 8), np.float32), np.arange(len(phones)), np.zeros(len(phones), np.float32))
        lengths = np.exp(say(self.student, empty)[0] * self.norm["duration"]["std"] + self.norm["duration"]["mean"])
        lengths[[0, -1]] = 8
        frames = np.maximum(np.round(lengths), 1).astype(int)
        place = np.concatenate([frame_place(count) for count in frames])
        whole = Example(still, content, melody, place, np.repeat(np.arange(len(phones)), frames), np.zeros(frames.sum(), np.float32))
        _, spectrum, tune = say(self.student, whole)
        cepstra = spectrum[:, :CEPSTRA] * np.float32(self.norm["spectrum"]["std"]) + np.float32(self.norm["spectrum"]["mean"])
        return Group("", phones, frames, lengths, cepstra, spectrum[:, CEPSTRA] > 0, tune * self.norm["melody"]["std"] + self.norm["melody"]["mean"])

    def say_set(self, folder: Path) -> list[tuple[str, Group]]:
        lines = [json.loads(line) for line in (folder / "utterances.jsonl").read_text(encoding="utf8").splitlines()]
        groups = [(line["id"], group) for line in lines for group in line["groups"]]
        phones = sum(len(group) for _, group in groups)
        content = np.fromfile(folder / "content.f32", np.float32).reshape(phones, -1)
        melody = np.fromfile(folder / "melody.f32", np.float32).reshape(phones, -1)
        said, at = [], 0
        for name, group in groups:
            rows = slice(at, at + len(group))
            said.append((name, self.say(group, content[rows], melody[rows])))
            at += len(group)
        return said


def phone_frames(group: Group, index: int) -> slice:
    end = int(np.cumsum(group.durations)[index])
    return slice(end - int(group.durations[index]), end)


def middle(group: Group, index: int) -> np.ndarray:
    frames = phone_frames(group, index)
    third = (frames.stop - frames.start) // 3
    return group.cepstra[frames.start + third : max(frames.stop - third, frames.start + third + 1)].mean(0)


def second_formants(groups: list[tuple[str, Group]]) -> dict[str, float]:
    """F2 in Bark in the first half of the vowel after the consonant that each probe is named for."""
    found = {}
    for name, group in groups:
        frames = phone_frames(group, 4)
        half = max((frames.stop - frames.start) // 2, 1)
        # From where a dark vowel may have it to where a plain one may, so that both are looked for alike.
        low, high = {"a": (900, 2100), "i": (1200, 2600), "u": (620, 1700)}[name[-1]]
        found[name] = bark(peak(group.cepstra[frames.start : frames.start + half].mean(0), low, high))
    return found


def emphasis(student: dict[str, float], teacher: dict[str, float]) -> dict:
    """For each vowel: the mean drop of F2 after emphatics in Bark, and its share of the teacher's."""
    result = {}
    for vowel in ("a", "i", "u"):
        own, his = (np.mean([said[f"{plain} {vowel}"] - said[f"{plain}ˤ {vowel}"] for plain in "tdsð"]) for said in (student, teacher))
        result[vowel] = {"drop_bark": round(float(own), 2), "teacher_bark": round(float(his), 2), "share": round(float(own / his), 2)}
    return result


def lengths_of(said: list[tuple[str, Group]]) -> dict:
    """Long by single: mean over consonants and over vowels of the durations of the third phone (consonants) or fourth (vowels)."""
    by_name = dict(said)
    ratios = {"geminate": [], "long_vowel": []}
    for name, group in said:
        if name.endswith("ː"):
            index = next(i for i, phone in enumerate(group.phones) if phone == name)
            kind = "long_vowel" if index == 4 else "geminate"
            ratios[kind].append(group.lengths[index] / by_name[name[:-1]].lengths[index])
    return {kind: round(float(np.mean(values)), 2) for kind, values in ratios.items()}


def held_out_lengths(student: Student, norm: dict, examples: list[Example]) -> dict:
    """Long by single in running text, for the student and its teacher: vowels, and consonants that occur as both."""
    sums = {}
    for example in examples:
        own = np.exp(say(student, example)[0] * norm["duration"]["std"] + norm["duration"]["mean"])
        for name, length, his in list(zip(example.group.phones, own, example.group.lengths))[1:-1]:
            sums.setdefault(name, []).append((length, his))
    found = {"geminate": [], "long_vowel": []}
    for name, values in sums.items():
        if name + "ː" in sums:
            ratio = np.mean(sums[name + "ː"], 0) / np.mean(values, 0)
            found["long_vowel" if name in RANGES else "geminate"].append(ratio)
    return {kind: [round(float(each), 2) for each in np.mean(ratios, 0)] for kind, ratios in found.items()}


def voicing(said: list[tuple[str, Group]], names: str) -> dict:
    """Share of voiced frames of each of these consonants between vowels."""
    return {name: round(float(group.voiced[phone_frames(group, 3)].mean()), 2) for name, group in said if name in names.split()}


def check_pairs(said: list[tuple[str, Group]]) -> dict:
    """Whatever stands beside whatever: finite, never silent, no jump larger than three times what is usual between frames."""
    jumps, broken, silent = [], 0, 0
    for _, group in said:
        broken += not np.isfinite(group.cepstra).all()
        inside = group.cepstra[group.durations[0] : -group.durations[-1]]
        jumps.append(np.abs(np.diff(inside[:, 1:25], axis=0)).sum(1).max())
        silent += (inside[:, 0].max() < group.cepstra[:3, 0].mean() + 2)
    return {"pairs": len(said), "not_finite": int(broken), "silent": int(silent), "largest_jump": round(float(np.max(jumps) / np.median(jumps)), 2)}


def main():
    folder, probes, model = map(Path, sys.argv[1:])
    header, weights = unpack(model.read_bytes())
    student, norm = student_of(header, weights), header["normalisation"]
    held_out, _ = load(folder / "held-out", median=float(np.log(norm["melody"]["medianHz"])))
    print("held out", json.dumps(measure(student, held_out, norm, details=True)))
    print("lengths in text, student and teacher", json.dumps(held_out_lengths(student, norm, held_out)))
    speaking = Speaking(student, norm)
    teacher = read_groups(probes / "emphatics", probes / "emphatics" / "arabic-man.raw")
    emphatics = speaking.say_set(probes / "emphatics")
    print("emphatics", json.dumps(emphasis(second_formants(emphatics), second_formants([(name, group) for (name, _), group in zip(emphatics, teacher)]))))
    lengths = speaking.say_set(probes / "lengths")
    print("lengths", json.dumps(lengths_of(lengths)))
    print("voicing", json.dumps(voicing(lengths, "g p ʒ v k b ʃ f tʃ dʒ ts dz"), ensure_ascii=False))
    print("formants", json.dumps({name: [round(each) for each in formants(middle(group, 4), name)] for name, group in lengths if name[0] in RANGES}, ensure_ascii=False))
    print("pairs", json.dumps(check_pairs(speaking.say_set(probes / "pairs"))))


if __name__ == "__main__":
    torch.set_num_threads(1)
    main()
