"""How far the student is from its teacher, with the teacher's durations, on breath groups."""

import numpy as np
import torch

from data import Example
from model import CEPSTRA, Student

DECIBELS = 10 / np.log(10) * np.sqrt(2)


def say(student: Student, example: Example) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Normalised durations, spectrum and melody of one breath group."""
    def column(values):
        return torch.from_numpy(np.ascontiguousarray(values.T))[None]

    with torch.no_grad():
        phones, frames = torch.ones(1, 1, len(example.group.phones)), torch.ones(1, 1, len(example.residual))
        duration, spectrum, melody = student(column(example.content), column(example.melody), column(example.place), torch.from_numpy(example.phone_of)[None], phones, frames)
    return duration[0].numpy(), spectrum[0].T.numpy(), melody[0].numpy()


def measure(student: Student, examples: list[Example], norm: dict, details: bool = False) -> dict:
    """Distortion (c1-24, dB) without pauses, F0 error (Hz) and correlation, voicing errors (%), phone durations (ms), spread and frame jumps (dB)."""
    mean, std = np.float32(norm["spectrum"]["mean"]), np.float32(norm["spectrum"]["std"])
    rows = {name: [] for name in ("distortion", "f0", "f0_teacher", "voicing", "late", "own", "teacher", "jumps", "jumps_teacher")}
    for example in examples:
        group = example.group
        duration, spectrum, melody = say(student, example)
        cepstra = spectrum[:, :CEPSTRA] * std + mean
        inside = slice(group.durations[0], len(group.voiced) - group.durations[-1])
        difference = (cepstra - group.cepstra)[inside, 1:25]
        rows["distortion"].append(DECIBELS * np.sqrt((difference**2).sum(1)))
        voiced = spectrum[:, CEPSTRA] > 0
        rows["voicing"].append((voiced != group.voiced)[inside])
        both = group.voiced & voiced
        own = melody * norm["melody"]["std"] + norm["melody"]["mean"] - example.residual
        rows["f0"].append(np.exp(group.log_f0[both] + own[both] * np.log(2) / 12))
        rows["f0_teacher"].append(np.exp(group.log_f0[both]))
        own_lengths = np.exp(duration * norm["duration"]["std"] + norm["duration"]["mean"])
        rows["late"].append((own_lengths - group.lengths)[1:-1] * 10)
        rows["own"].append(cepstra[inside])
        rows["teacher"].append(group.cepstra[inside])
        for name, values in (("jumps", cepstra), ("jumps_teacher", group.cepstra)):
            rows[name].append(DECIBELS * np.sqrt((np.diff(values[inside, 1:25], axis=0) ** 2).sum(1)))
    every = {name: np.concatenate(values) for name, values in rows.items()}
    own_spread, teacher_spread = every["own"][:, 1:25].std(0), every["teacher"][:, 1:25].std(0)
    result = {
        "mcd": every["distortion"].mean(), "f0_hz": np.sqrt(((every["f0"] - every["f0_teacher"]) ** 2).mean()), "f0_correlation": np.corrcoef(every["f0"], every["f0_teacher"])[0, 1],
        "voicing_percent": every["voicing"].mean() * 100, "duration_ms": np.sqrt((every["late"] ** 2).mean()), "spread": (own_spread / teacher_spread).mean(),
    }
    if details:
        result |= {f"jump_{percent}": np.percentile(every["jumps"], percent) for percent in (50, 95, 99.5)}
        result |= {f"jump_teacher_{percent}": np.percentile(every["jumps_teacher"], percent) for percent in (50, 95, 99.5)}
    return {name: round(float(value), 3) for name, value in result.items()}
