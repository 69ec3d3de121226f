"""Asks a recogniser of phones what it hears in the rendered sound of each voice.

    python3 train/sound/recognise.py TEACHERS RENDERS FEATURES

It learns from the sound of three teachers (teachers.py) with tracts stretched by 0.84 to 1.26, each phone's articulation and not its name, so that it can name
sounds that no teacher says beside each other. Mean and spread of each set of sound are taken out. FEATURES: the probes `lengths`, which have every phoneme.
It is itself tested on renders in which every third sound that has one is replaced by what it may be confused with: it has to hear what was said and not what
was meant.
"""

import json
import sys
import wave
from pathlib import Path

import numpy as np
import torch
from torch import nn

from sound import RATE, cepstra, fundamentals, power_spectrum, read_renders

TRACTS = (0.84, 0.89, 0.94, 1.0, 1.06, 1.12, 1.19, 1.26)
GROUPS = {
    "ħ": ("ħ",), "ʕ": ("ʕ",), "r": ("r", "rˤ"), "hamza": ("ʔ",), "q x ɣ": ("q", "x", "ɣ"), "emphatics": ("tˤ", "dˤ", "sˤ", "ðˤ"), "dark a": ("ɑ",),
    "stops": tuple("btdk"), "vowels": tuple("aiu"),
}
EPOCHS, BATCH = 14, 512


class Sound:
    """Of one utterance: power spectra and periodicity every 10 ms, and the times of its phones."""

    def __init__(self, samples: np.ndarray, phones: list[tuple[str, float, float]]):
        self.phones, self.samples = phones, samples
        self.power = power_spectrum(samples)
        self.periodic = fundamentals(samples)[1][:, None]

    def rows(self, tract: float) -> list[tuple[str, np.ndarray]]:
        """Name and description of each phone: means of its thirds and of what stands beside it, what changes at its edges, and its length."""
        values = np.concatenate([cepstra(self.power, tract), 2 * self.periodic], 1)
        found = []
        for name, begin, end in self.phones:
            start, stop = int(begin * 100), max(int(round(end * 100)), int(begin * 100) + 1)
            if name == "pause" or stop > len(values):
                continue
            cuts = np.linspace(start, stop, 4).round().astype(int)
            parts = [values[low : max(high, low + 1)].mean(0) for low, high in zip(cuts, cuts[1:])]
            sides = [values[max(start - 3, 0) : max(start, 1)].mean(0), values[min(stop, len(values) - 1) : stop + 3].mean(0)]
            inside = values[start:stop]
            found.append((name.removesuffix("ː"), np.concatenate([*parts, *sides, inside[:, :3].min(0), inside[:, :3].max(0), inside[:, -1:].min(0), [np.log(stop - start)]])))
        return found


def read_teacher(folder: Path) -> list[Sound]:
    sounds = []
    for each in json.loads((folder / "phones.json").read_text(encoding="utf8")):
        with wave.open(str(folder / each["file"])) as file:
            rate, data = file.getframerate(), np.frombuffer(file.readframes(file.getnframes()), np.int16) / 32768
        sounds.append(Sound(resample(data, rate), [tuple(phone) for phone in each["phones"]]))
    return sounds


def resample(samples: np.ndarray, rate: int) -> np.ndarray:
    """To 24 kHz by way of its spectrum."""
    if rate == RATE:
        return samples.astype(np.float32)
    spectrum = np.fft.rfft(samples)
    count = int(len(samples) * RATE / rate)
    wanted = np.zeros(count // 2 + 1, complex)
    shared = min(len(wanted), len(spectrum))
    wanted[:shared] = spectrum[:shared]
    return (np.fft.irfft(wanted, count) * count / len(samples)).astype(np.float32)


def normalise(rows: np.ndarray) -> np.ndarray:
    return ((rows - rows.mean(0)) / (rows.std(0) + 1e-3)).astype(np.float32)


def of_set(sounds: list[Sound], tract: float = 1.0) -> tuple[list[str], np.ndarray]:
    phones = [row for sound in sounds for row in sound.rows(tract)]
    return [name for name, _ in phones], normalise(np.stack([row for _, row in phones]))


def read_articulation(folder: Path, count: int = 29) -> dict[str, np.ndarray]:
    """What each phoneme is, its length left out."""
    lines = [json.loads(line) for line in (folder / "utterances.jsonl").read_text(encoding="utf8").splitlines()]
    names = [name for line in lines for group in line["groups"] for name in group]
    rows = np.fromfile(folder / "content.f32", np.float32).reshape(len(names), -1)[:, :count].copy()
    rows[:, 3] = 0
    return {name: row for name, row in zip(names, rows) if name != "pause" and not name.endswith("ː")}


class Recogniser:
    """A network that hears articulation, and the phonemes by theirs."""

    def __init__(self, articulation: dict[str, np.ndarray]):
        self.articulation = articulation

    def learn(self, sets: list[list[Sound]], limits: list[float]) -> "Recogniser":
        torch.manual_seed(1)
        inputs, targets, weights = [], [], []
        for sounds, weight in zip(sets, limits):
            for tract in TRACTS:
                names, rows = of_set(sounds, tract)
                known = [index for index, name in enumerate(names) if name in self.articulation]
                inputs.append(rows[known])
                targets.append(np.stack([self.articulation[names[index]] for index in known]))
                weights.append(np.full(len(known), weight, np.float32))
        x, y, w = (torch.from_numpy(np.concatenate(each)) for each in (inputs, targets, weights))
        size = y.shape[1]
        self.net = nn.Sequential(nn.Linear(x.shape[1], 256), nn.ReLU(), nn.Dropout(0.25), nn.Linear(256, 160), nn.ReLU(), nn.Dropout(0.15), nn.Linear(160, size))
        optimiser = torch.optim.AdamW(self.net.parameters(), 2e-3, weight_decay=0.02)
        steps = EPOCHS * (len(x) // BATCH + 1)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 3e-3, total_steps=steps)
        for _ in range(EPOCHS):
            for rows in torch.randperm(len(x)).split(BATCH):
                loss = nn.functional.binary_cross_entropy_with_logits(self.net(x[rows]), y[rows], reduction="none").sum(1)
                optimiser.zero_grad()
                (loss * w[rows]).mean().backward()
                optimiser.step()
                schedule.step()
        self.net.eval()
        return self

    def hear(self, rows: np.ndarray, among: list[str]) -> list[str]:
        """The phoneme of `among` whose articulation is likeliest."""
        wanted = torch.from_numpy(np.stack([self.articulation[name] for name in among]))
        with torch.no_grad():
            heard = self.net(torch.from_numpy(rows))
            yes, no = nn.functional.logsigmoid(heard), nn.functional.logsigmoid(-heard)
            odds = yes @ wanted.T + no @ (1 - wanted).T + torch.special.xlogy(wanted, wanted).neg().sum(1) + torch.special.xlogy(1 - wanted, 1 - wanted).neg().sum(1)
        return [among[index] for index in odds.argmax(1).tolist()]


def score(names: list[str], heard: list[str]) -> dict:
    right = np.array([a == b for a, b in zip(names, heard)])
    result = {"all": right.mean()}
    for group, members in GROUPS.items():
        own = np.array([name in members for name in names])
        result[group] = right[own].mean() if own.any() else np.nan
    return {name: round(float(value), 3) for name, value in result.items()}


def of_renders(folder: Path, name: str) -> list[Sound]:
    items = read_renders(folder, name)
    return [Sound(item["samples"], [(phone["name"], phone["from"], phone["to"]) for group in item["groups"] for phone in group["phones"]]) for item in items]


def meant_phones(folder: Path, name: str) -> list[str]:
    return [phone for item in read_renders(folder, name) for phone in item["meant"]]


def main():
    torch.set_num_threads(1)
    teachers, renders, features = map(Path, sys.argv[1:4])
    articulation = read_articulation(features)
    sets = [read_teacher(teachers / name) for name in ("arabic", "japanese", "english")]
    recogniser = Recogniser(articulation).learn(sets, [1.0, 0.5, 0.5])
    arabic = sorted({name for name, _ in (row for sound in sets[0] for row in sound.rows(1.0))} & set(articulation))
    held_out = read_teacher(teachers / "arabic-held-out")
    for tract in (1.0, 1.09, 1.22):
        names, rows = of_set(held_out, tract)
        print(f"teacher, tract {tract}", json.dumps(score(names, recogniser.hear(rows, arabic)), ensure_ascii=False), flush=True)
    torch.save({"net": recogniser.net, "among": arabic}, teachers / "recogniser.pt")
    for path in sorted(renders.glob("*.text.json")):
        voice = path.name.removesuffix(".text.json")
        names, rows = of_set(of_renders(renders, f"{voice}.text"))
        print(voice, json.dumps(score(names, recogniser.hear(rows, arabic)), ensure_ascii=False), flush=True)
        said, rows = of_set(of_renders(renders, f"{voice}.broken"))
        meant, heard = meant_phones(renders, f"{voice}.broken"), recogniser.hear(rows, arabic)
        if len(meant) == len(said):
            wrong = [index for index in range(len(said)) if said[index] != meant[index]]
            seen = np.mean([heard[index] != meant[index] for index in wrong])
            named = np.mean([heard[index] == said[index] for index in wrong])
            print(f"  {len(wrong)} wrong sounds: {seen:.3f} noticed, {named:.3f} called what they are", flush=True)


if __name__ == "__main__":
    main()
