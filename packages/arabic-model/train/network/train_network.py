"""Learns the network from exported examples: python3 train_network.py <examples> <folder to write> --minutes 50

Runs on a processor or, where there is one, a graphics card. Chooses by nothing but the share of wrong marks on the val text,
of which the beginning is measured along the way; test and modern texts are only measured at the end.
"""

import argparse
import copy
import math
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

from examples import UNLABELLED, Text, WindowSampler, read_texts
from export_weights import export_weights
from model import Diacritiser

INPUTS = ("symbols", "first", "second", "confidence")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("examples", type=Path)
    parser.add_argument("output", type=Path)
    parser.add_argument("--minutes", type=float, required=True, help="how long to learn; the learning rate falls along a cosine over this time")
    parser.add_argument("--channels", type=int, default=192)
    parser.add_argument("--batch", type=int, default=32)
    parser.add_argument("--window", type=int, default=384)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def to_tensors(columns: dict[str, np.ndarray], device: str) -> dict[str, torch.Tensor]:
    return {name: torch.from_numpy(np.ascontiguousarray(values)).long().to(device) for name, values in columns.items()}


@torch.no_grad()
def wrong_marks(network: nn.Module, text: Text, device: str, piece: int = 20_000, overlap: int = 64) -> float:
    """Share of labelled letters that are marked wrongly, in percent. Pieces overlap by more than the network sees."""
    network.eval()
    wrong = letters = 0
    for start in range(0, len(text), piece):
        begin, end = max(0, start - overlap), min(len(text), start + piece + overlap)
        columns = to_tensors({name: values[None, begin:end] for name, values in text.columns.items()}, device)
        guess = network(*(columns[name] for name in INPUTS)).argmax(1)[0, start - begin : start - begin + piece]
        label = columns["labels"][0, start - begin : start - begin + piece]
        labelled = label != UNLABELLED
        wrong += (guess != label)[labelled].sum().item()
        letters += labelled.sum().item()
    return 100 * wrong / letters


def update_average(average: nn.Module, network: nn.Module, decay: float) -> None:
    for kept, new in zip(average.state_dict().values(), network.state_dict().values()):
        if kept.dtype.is_floating_point:
            kept.mul_(decay).add_(new, alpha=1 - decay)


def learn(options: argparse.Namespace, device: str) -> nn.Module:
    torch.manual_seed(options.seed)
    sampler = WindowSampler(read_texts(options.examples, "train"), options.window, options.seed)
    val = read_texts(options.examples, "val")[0].head(100_000)
    network = Diacritiser(options.channels, dropout=0.05).to(device)
    average = copy.deepcopy(network)
    optimiser = torch.optim.AdamW(network.parameters(), lr=options.rate, weight_decay=0.01)
    loss_of = nn.CrossEntropyLoss(ignore_index=UNLABELLED)
    began, step, next_report = time.monotonic(), 0, 0.0
    while (progress := (time.monotonic() - began) / (60 * options.minutes)) < 1:
        for group in optimiser.param_groups:
            group["lr"] = options.rate * min(1, (step + 1) / 200) * (0.02 + 0.98 * (1 + math.cos(math.pi * progress)) / 2)
        network.train()
        batch = to_tensors(sampler.draw(options.batch), device)
        with torch.autocast(device, dtype=torch.bfloat16):
            scores = network(*(batch[name] for name in INPUTS))
        loss = loss_of(scores.float(), batch["labels"])
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimiser.step()
        step += 1
        update_average(average, network, decay=min(0.999, step / (step + 10)))
        if progress >= next_report:
            print(f"{progress:6.1%}  step {step}  loss {loss.item():.3f}  val {wrong_marks(average, val, device):.2f} %", flush=True)
            next_report += 0.1
    return average


def main() -> None:
    options = arguments()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    network = learn(options, device)
    for prefix in ("val", "test", "modern-dev"):
        for text in read_texts(options.examples, prefix):
            print(f"{text.name}: {wrong_marks(network, text, device):.2f} % of marks wrong")
    options.output.mkdir(parents=True, exist_ok=True)
    print(export_weights(network.cpu().eval(), options.output / "network.bin"))


if __name__ == "__main__":
    main()
