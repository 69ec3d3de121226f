"""Learns the network from exported examples: python3 train_network.py <examples> <folder to write> --minutes 75

Runs on a processor or, where there is one, a graphics card. Chooses by nothing but the share of wrong marks on the val text,
of which the beginning is measured along the way; test and modern texts are only measured at the end. Every few minutes the average of the
weights is kept in checkpoint.pt.
"""

import argparse
import copy
import math
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

from examples import UNLABELLED, SentenceSampler, Text, WindowSampler, read_texts, with_words
from export_weights import export_weights, unit_of
from model import Diacritiser


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("examples", type=Path)
    parser.add_argument("output", type=Path)
    parser.add_argument("--minutes", type=float, required=True, help="how long to learn; the learning rate falls along a cosine over this time")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--batch", type=int, default=16)
    parser.add_argument("--window", type=int, default=400)
    parser.add_argument("--words", type=int, default=84, help="the most words of a window")
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--hold", type=float, default=0.0, help="share of the time before the learning rate begins to fall")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sentences", type=int, default=0, help="how many sentences that stand alone each step learns from besides the windows")
    parser.add_argument("--freeze-normalisation", action="store_true", help="keep the means and spreads of --start, which short rows would distort")
    parser.add_argument("--start", type=Path, help="a checkpoint to go on from")
    return parser.parse_args()


def to_tensors(columns: dict[str, np.ndarray], device: str) -> dict[str, torch.Tensor]:
    def tensor(values: np.ndarray) -> torch.Tensor:
        return torch.from_numpy(values if values.dtype == np.float32 else values.astype(np.int64)).to(device)

    return {name: tensor(values) for name, values in columns.items()}


@torch.no_grad()
def wrong_marks(network: nn.Module, text: Text, device: str, piece: int = 8_000, overlap: int = 200) -> float:
    """Share of labelled letters that are marked wrongly, in percent. Pieces overlap by more than the network sees."""
    network.eval()
    wrong = letters = 0
    for start in range(0, len(text), piece):
        begin, end = max(0, start - overlap), min(len(text), start + piece + overlap)
        columns = {name: values[begin:end] for name, values in text.columns.items()}
        batch = to_tensors({name: values[None] for name, values in with_words(columns, end - begin).items()}, device)
        guess = network(batch).argmax(1)[0, start - begin : start - begin + piece]
        label = batch["labels"][0, start - begin : start - begin + piece]
        labelled = label != UNLABELLED
        wrong += (guess != label)[labelled].sum().item()
        letters += labelled.sum().item()
    return 100 * wrong / letters


def update_average(average: nn.Module, network: nn.Module, decay: float) -> None:
    for kept, new in zip(average.state_dict().values(), network.state_dict().values()):
        if kept.dtype.is_floating_point:
            kept.mul_(decay).add_(new, alpha=1 - decay)


SENTENCE_LENGTH = 120
SENTENCE_WORDS = 30
# Of our own sentences, of modern text and of old books.
SENTENCE_SHARES = (("own", 0.3), ("train.gpl2.modern", 0.35), ("train.mit.modern", 0.2), ("train.gpl2.classical", 0.15))


def sentence_sampler(options: argparse.Namespace) -> SentenceSampler:
    texts = [text for name, _ in SENTENCE_SHARES for text in read_texts(options.examples, name)]
    return SentenceSampler(texts, [share for _, share in SENTENCE_SHARES], SENTENCE_LENGTH, SENTENCE_WORDS, options.seed)


def learn(options: argparse.Namespace, device: str) -> nn.Module:
    torch.manual_seed(options.seed)
    sampler = WindowSampler(read_texts(options.examples, "train"), options.window, options.words, options.seed)
    sentences = sentence_sampler(options) if options.sentences > 0 else None
    val = read_texts(options.examples, "val")[0].head(60_000)
    network = Diacritiser(dropout=0.05).to(device)
    if options.start:
        network.load_state_dict(torch.load(options.start))
    average = copy.deepcopy(network)
    optimiser = torch.optim.AdamW(network.parameters(), lr=options.rate, weight_decay=0.01)
    loss_of = nn.CrossEntropyLoss(ignore_index=UNLABELLED, reduction="sum")
    began, step, next_report = time.monotonic(), 0, 0.02
    while (progress := (time.monotonic() - began) / (60 * options.minutes)) < 1:
        falling = max(0.0, progress - options.hold) / (1 - options.hold)
        for group in optimiser.param_groups:
            group["lr"] = options.rate * min(1, (step + 1) / 200) * (0.01 + 0.99 * (1 + math.cos(math.pi * falling)) / 2)
        network.train()
        if options.freeze_normalisation:
            for module in network.modules():
                if isinstance(module, nn.BatchNorm1d):
                    module.eval()
        drawn = [sampler.draw(options.batch)] + ([sentences.draw(options.sentences)] if sentences else [])
        batches = [to_tensors(columns, device) for columns in drawn]
        labelled = sum((batch["labels"] != UNLABELLED).sum() for batch in batches)
        optimiser.zero_grad(set_to_none=True)
        losses = []
        for batch in batches:
            loss = loss_of(network(batch), batch["labels"]) / labelled
            loss.backward()
            losses.append(loss.item())
        nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimiser.step()
        step += 1
        update_average(average, network, decay=min(0.999, step / (step + 10)))
        if progress >= next_report:
            torch.save(average.state_dict(), options.output / "checkpoint.pt")
            print(f"{progress:6.1%}  step {step}  loss {sum(losses):.3f}  val {wrong_marks(average, val, device):.2f} %", flush=True)
            next_report += 0.04
    torch.save(average.state_dict(), options.output / "checkpoint.pt")
    return average


def main() -> None:
    options = arguments()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.set_num_threads(options.threads)
    options.output.mkdir(parents=True, exist_ok=True)
    network = learn(options, device)
    network.cpu().eval()
    sample = read_texts(options.examples, "val")[0].head(20_000)
    unit = unit_of(network, to_tensors({name: values[None] for name, values in with_words(sample.columns, len(sample)).items()}, "cpu"))
    print(export_weights(network, unit, options.output / "network.bin"))
    network.to(device)
    for prefix in ("val", "test", "modern-dev"):
        for text in read_texts(options.examples, prefix):
            print(f"{text.name}: {wrong_marks(network, text, device):.2f} % of marks wrong", flush=True)


if __name__ == "__main__":
    main()
