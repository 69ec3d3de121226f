"""Learns the student: python3 train/network/train_student.py DATA OUTPUT [--minutes 40] [--start CHECKPOINT] ...

DATA is what export-utterances.ts wrote, with the teacher's parameters beside it. OUTPUT gets checkpoint.pt every few minutes and at the end.
"""

import argparse
import time
from dataclasses import replace
from pathlib import Path

import numpy as np
import torch
from torch.nn.functional import binary_cross_entropy_with_logits

from data import PLACE_WIDTH, Example, load
from measure import measure
from model import CEPSTRA, Student
from warped_vowels import lower_beside_emphatics, warp_vowels

# How much each cepstrum counts: level and formants more, the fine structure above less.
WEIGHTS = np.concatenate([np.full(13, 1.5), np.full(12, 1.0), np.full(CEPSTRA - 25, 0.5)]).astype(np.float32)


def normalisation(examples: list[Example], median: float) -> dict:
    cepstra = np.concatenate([example.group.cepstra for example in examples])
    residual = np.concatenate([example.residual[example.group.voiced] for example in examples])
    lengths = np.log(np.concatenate([example.group.lengths[1:-1] for example in examples]))
    return {
        "spectrum": {"mean": cepstra.mean(0).tolist(), "std": cepstra.std(0).tolist()},
        "melody": {"mean": float(residual.mean()), "std": float(residual.std()), "medianHz": float(np.exp(median))},
        "duration": {"mean": float(lengths.mean()), "std": float(lengths.std())},
    }


def batch_of(examples: list[Example], norm: dict) -> dict:
    phones, frames = max(len(e.group.phones) for e in examples), max(len(e.residual) for e in examples)
    count = len(examples)
    batch = {
        "content": torch.zeros(count, examples[0].content.shape[1], phones), "melody": torch.zeros(count, examples[0].melody.shape[1], phones),
        "place": torch.zeros(count, PLACE_WIDTH, frames), "phone_of": torch.zeros(count, frames, dtype=torch.long),
        "phone_mask": torch.zeros(count, 1, phones), "frame_mask": torch.zeros(count, 1, frames),
        "duration": torch.zeros(count, phones), "duration_mask": torch.zeros(count, phones),
        "taught": torch.zeros(count, 1, frames), "heard": torch.zeros(count, frames), "cepstra": torch.zeros(count, CEPSTRA, frames), "voiced": torch.zeros(count, frames), "residual": torch.zeros(count, frames),
    }
    mean, std = np.float32(norm["spectrum"]["mean"]), np.float32(norm["spectrum"]["std"])
    for row, e in enumerate(examples):
        p, f = len(e.group.phones), len(e.residual)
        batch["content"][row, :, :p] = torch.from_numpy(e.content.T.copy())
        batch["melody"][row, :, :p] = torch.from_numpy(e.melody.T.copy())
        batch["place"][row, :, :f] = torch.from_numpy(e.place.T.copy())
        batch["phone_of"][row, :f] = torch.from_numpy(e.phone_of)
        batch["phone_mask"][row, 0, :p] = 1
        batch["frame_mask"][row, 0, :f] = 1
        batch["taught"][row, 0, :f] = 1 if e.taught is None else torch.from_numpy(e.taught.astype(np.float32))
        if e.taught is None:
            batch["duration_mask"][row, 1 : p - 1] = 1
            batch["heard"][row, :f] = 0.1 + 0.9 * torch.from_numpy(e.group.voiced.astype(np.float32))
        batch["duration"][row, :p] = torch.from_numpy(((np.log(np.maximum(e.group.lengths, 0.5)) - norm["duration"]["mean"]) / norm["duration"]["std"]).astype(np.float32))
        batch["cepstra"][row, :, :f] = torch.from_numpy(((e.group.cepstra - mean) / std).T.copy())
        batch["voiced"][row, :f] = torch.from_numpy(e.group.voiced.astype(np.float32))
        batch["residual"][row, :f] = torch.from_numpy((e.residual - norm["melody"]["mean"]) / norm["melody"]["std"])
    return batch


def only_spectrum(examples: list[Example]) -> list[Example]:
    """Affricates said as two sounds last too long, so that their durations are not learned from."""
    return [replace(example, taught=np.ones(len(example.residual), bool)) for example in examples]


def spread(values, mask, total):
    mean = (values * mask).sum(2, keepdim=True) / total
    return (((values - mean) * mask) ** 2).sum(2) / total[:, :, 0]


def loss_of(student: Student, batch: dict) -> torch.Tensor:
    duration, spectrum, melody = student(*(batch[name] for name in ("content", "melody", "place", "phone_of", "phone_mask", "frame_mask")))
    mask = batch["taught"]
    total = mask.sum(2, keepdim=True).clamp(min=1)
    weight = torch.from_numpy(WEIGHTS)[None, :, None]
    cepstra = spectrum[:, :CEPSTRA]
    error = (cepstra - batch["cepstra"]) * mask
    step = (error[:, :, 1:] - error[:, :, :-1]) * mask[:, :, 1:] * mask[:, :, :-1]
    frames = mask.sum()
    loss = (weight * error**2).sum() / frames / CEPSTRA + 2 * (weight * step**2).sum() / frames / CEPSTRA
    loss = loss + 0.1 * (weight[:, :, 0] * (spread(cepstra, mask, total) - spread(batch["cepstra"], mask, total)) ** 2).mean()
    heard = batch["heard"]
    tune = (melody - batch["residual"]) ** 2
    bend = (melody[:, 1:] - melody[:, :-1]) - (batch["residual"][:, 1:] - batch["residual"][:, :-1])
    loss = loss + (0.7 * (heard * tune).sum() + (heard[:, 1:] * bend**2).sum()) / heard.sum().clamp(min=1)
    voicing = binary_cross_entropy_with_logits(spectrum[:, CEPSTRA], batch["voiced"], reduction="none")
    loss = loss + 0.5 * (voicing * mask[:, 0]).sum() / frames
    late = (duration - batch["duration"]) ** 2 * batch["duration_mask"]
    return loss + 0.5 * late.sum() / batch["duration_mask"].sum().clamp(min=1)


def batches(examples: list[Example], random: np.random.Generator, frames_max: int) -> list[list[Example]]:
    """Groups of about the same length together, so that little is padding."""
    order = sorted(range(len(examples)), key=lambda index: len(examples[index].residual) * (1 + 0.1 * random.random()))
    found, batch = [], []
    for index in order:
        length = len(examples[index].residual)
        if batch and (len(batch) + 1) * length > frames_max:
            found.append(batch)
            batch = []
        batch.append(examples[index])
    found.append(batch)
    random.shuffle(found)
    return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("data", type=Path)
    parser.add_argument("output", type=Path)
    parser.add_argument("--epochs", type=int, default=40)
    parser.add_argument("--rate", type=float, default=2.5e-3)
    parser.add_argument("--hidden", type=int, default=160)
    parser.add_argument("--voice", type=int, default=96)
    parser.add_argument("--frames", type=int, default=2)
    parser.add_argument("--batch", type=int, default=1800, help="frames a batch")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path)
    parser.add_argument("--limit", type=int, help="only so many breath groups")
    options = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(options.seed)
    random = np.random.default_rng(options.seed)
    options.output.mkdir(parents=True, exist_ok=True)
    examples, median = load(options.data / "train")
    examples = examples[: options.limit]
    held_out, _ = load(options.data / "held-out", median=median)
    norm = normalisation(examples, median)
    student = Student(examples[0].content.shape[1], examples[0].melody.shape[1], PLACE_WIDTH, options.hidden, options.voice, options.frames)
    if options.start:
        state = torch.load(options.start)
        student.load_state_dict(state["weights"])
        norm = state["normalisation"]
    lower_beside_emphatics(examples)
    examples += only_spectrum(load(options.data / "affricates", median=median)[0]) + warp_vowels(examples, options.data)
    frames = sum(len(example.residual) for example in examples)
    print(f"{len(examples)} breath groups, {frames / 6000:.1f} minutes, {sum(p.numel() for p in student.parameters())} parameters", flush=True)
    optimiser = torch.optim.AdamW(student.parameters(), lr=options.rate, weight_decay=0.01)
    steps = options.epochs * len(batches(examples, random, options.batch))
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, options.rate, total_steps=steps + 50, pct_start=0.05)
    started, cpu, saved = time.monotonic(), time.process_time(), time.monotonic()
    for epoch in range(options.epochs):
        total, count = 0.0, 0
        for batch in batches(examples, random, options.batch):
            loss = loss_of(student, batch_of(batch, norm))
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(student.parameters(), 1.0)
            optimiser.step()
            if schedule.last_epoch < steps + 49:
                schedule.step()
            total, count = total + loss.item(), count + 1
        report = f"epoch {epoch + 1} loss {total / count:.4f} wall {time.monotonic() - started:.0f} s cpu {time.process_time() - cpu:.0f} s"
        if epoch % 3 == 2 or epoch == options.epochs - 1 or time.monotonic() - saved > 180:
            torch.save({"weights": student.state_dict(), "normalisation": norm, "shape": vars(options) | {"data": str(options.data)}, "epoch": epoch + 1}, options.output / "checkpoint.pt")
            saved = time.monotonic()
            report += f" {measure(student, held_out, norm)}"
        print(report, flush=True)


if __name__ == "__main__":
    main()
