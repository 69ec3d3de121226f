"""Asks a phone recogniser whether what is said survives in each of the sixteen speakers.

    python3 train/network/recognise.py DATA MODEL.bin SPEAKERS.json

The recogniser learns from the teacher alone, with tracts stretched by 0.84 to 1.26, and sees each speaker's phones with mean and spread taken out, as it saw
the teacher's. It is asked about the held-out sentences, said with the teacher's durations. SPEAKERS.json: `node train/export-speakers.ts`.
"""

import json
import sys
from pathlib import Path

import numpy as np
import torch
from torch import nn

from cepstra import ALPHA, ORDER, RATE, conversion
from data import Example, load
from measure import say
from model import CEPSTRA
from write_reference import student_of, unpack

USED = slice(1, 25)
TRACTS = np.linspace(0.84, 1.26, 9)
GROUPS = {
    "pharyngeals and r": ("ħ", "ʕ", "r"), "hamza": ("ʔ",), "uvulars": ("q", "x", "ɣ"), "emphatics": ("tˤ", "dˤ", "sˤ", "ðˤ"), "dark a": ("ɑ",),
}
EPOCHS, BATCH = 4, 256


def phones_of(example: Example, cepstra: np.ndarray, voiced: np.ndarray) -> list[tuple[str, np.ndarray]]:
    """Name and description of each phone: means of its three thirds and of what stands at either side, and how much of each third is voiced."""
    ends = np.cumsum(example.group.durations)
    found = []
    for index in range(1, len(ends) - 1):
        start, end = ends[index - 1], ends[index]
        cuts = np.linspace(start, end, 4).round().astype(int)
        thirds = [slice(low, max(high, low + 1)) for low, high in zip(cuts, cuts[1:])]
        sides = [slice(max(start - 4, 0), start), slice(end, end + 4)]
        spectra = [cepstra[each, USED].mean(0) for each in (*thirds, *sides)]
        voicing = [voiced[each].mean() for each in thirds]
        found.append((example.group.phones[index].removesuffix("ː"), np.concatenate([*spectra, voicing])))
    return found


def normalise(rows: np.ndarray) -> torch.Tensor:
    return torch.from_numpy(((rows - rows.mean(0)) / (rows.std(0) + 1e-3)).astype(np.float32))



def learn(examples: list[Example]) -> tuple[nn.Module, list[str]]:
    torch.manual_seed(1)
    names = sorted({name.removesuffix("ː") for example in examples for name in example.group.phones[1:-1]})
    inputs, labels = [], []
    for part, tract in enumerate(TRACTS):
        matrix = conversion(ORDER, ALPHA, RATE, tract).T
        # Every tract hears another third of the sentences.
        phones = [phone for example in examples[part % 3 :: 3] for phone in phones_of(example, example.group.cepstra @ matrix, example.group.voiced)]
        inputs.append(normalise(np.stack([row for _, row in phones])))
        labels.append(torch.tensor([names.index(name) for name, _ in phones]))
    x, y = torch.cat(inputs), torch.cat(labels)
    net = nn.Sequential(nn.Linear(x.shape[1], 160), nn.ReLU(), nn.Dropout(0.2), nn.Linear(160, 96), nn.ReLU(), nn.Linear(96, len(names)))
    optimiser = torch.optim.AdamW(net.parameters(), 2e-3)
    steps = EPOCHS * (len(x) // BATCH + 1)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 2e-3, total_steps=steps)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(x)).split(BATCH):
            loss = nn.functional.cross_entropy(net(x[rows]), y[rows])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
    return net.eval(), names


def score(net: nn.Module, names: list[str], phones: list[tuple[str, np.ndarray]]) -> dict:
    known = [(name, row) for name, row in phones if name in names]
    with torch.no_grad():
        guesses = net(normalise(np.stack([row for _, row in known]))).argmax(1).tolist()
    right = {name: [] for name in names}
    for (name, _), guess in zip(known, guesses):
        right[name].append(names[guess] == name)
    result = {"all": np.mean([each for row in right.values() for each in row])}
    for group, members in GROUPS.items():
        result[group] = np.mean([each for name in members for each in right.get(name, [])] or [np.nan])
    return {name: round(float(value), 3) for name, value in result.items()}


def in_speaker(cepstra: np.ndarray, speaker: dict, timbres: dict) -> np.ndarray:
    if "timbre" in speaker:
        timbre = {name: np.float32(values) for name, values in timbres[speaker["timbre"]].items()}
        scale = 1 + speaker["strength"] * (timbre["scale"] - 1)
        cepstra = timbre["mean"] + scale * (cepstra - timbre["mean"]) + speaker["strength"] * timbre["shift"]
    return cepstra @ conversion(ORDER, ALPHA, RATE, speaker["tract"]).T


def main():
    torch.set_num_threads(1)
    folder, model, speakers = map(Path, sys.argv[1:])
    header, weights = unpack(model.read_bytes())
    student, norm = student_of(header, weights), header["normalisation"]
    held_out, _ = load(folder / "held-out")
    net, names = learn(load(folder / "train")[0])
    print("teacher", json.dumps(score(net, names, [phone for each in held_out for phone in phones_of(each, each.group.cepstra, each.group.voiced)])), flush=True)
    spoken = []
    for example in held_out:
        _, spectrum, _ = say(student, example)
        spoken.append((example, spectrum[:, :CEPSTRA] * np.float32(norm["spectrum"]["std"]) + np.float32(norm["spectrum"]["mean"]), spectrum[:, CEPSTRA] > 0))
    for name, speaker in json.loads(speakers.read_text()).items():
        print(name, json.dumps(score(net, names, [phone for example, cepstra, voiced in spoken for phone in phones_of(example, in_speaker(cepstra, speaker, header["timbres"]), voiced)])), flush=True)


if __name__ == "__main__":
    main()
