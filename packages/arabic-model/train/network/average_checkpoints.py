"""Writes a network that is the average of several checkpoints of one line of learning: python3 average_checkpoints.py <examples> <folder to write> <checkpoint>...

Such an average errs less than most of what it is made of (Izmailov et al. 2018, "Averaging Weights Leads to Wider Optima").
"""

import argparse
from pathlib import Path

import torch

from examples import read_texts, with_words
from export_weights import export_weights, unit_of
from model import Diacritiser
from train_network import to_tensors


def average(checkpoints: list[Path]) -> dict[str, torch.Tensor]:
    """Counters, which are no weights, are those of the first."""
    states = [torch.load(path) for path in checkpoints]
    return {
        name: sum(state[name] for state in states) / len(states) if first.dtype.is_floating_point else first
        for name, first in states[0].items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("examples", type=Path)
    parser.add_argument("output", type=Path)
    parser.add_argument("checkpoints", type=Path, nargs="+")
    options = parser.parse_args()
    options.output.mkdir(parents=True, exist_ok=True)
    network = Diacritiser(dropout=0)
    network.load_state_dict(average(options.checkpoints))
    network.eval()
    torch.save(network.state_dict(), options.output / "checkpoint.pt")
    sample = read_texts(options.examples, "val")[0].head(20_000)
    columns = with_words(sample.columns, len(sample))
    unit = unit_of(network, to_tensors({name: values[None] for name, values in columns.items()}, "cpu"))
    print(export_weights(network, unit, options.output / "network.bin"))


if __name__ == "__main__":
    main()
