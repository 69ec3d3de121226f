"""Learns the network from exported examples: python3 train_network.py <examples> <folder to write> --teacher-seconds 180 --seconds 300

A larger network, the teacher, is learned first and says how likely it finds each mark of the text; the network then learns from the labels and from
that. With --start it goes on from weights that are in use, and modern text also says what those find likely, so that it stays near them. Made for a
graphics card, on which all of the text lies; a processor goes on from weights in half an hour, without a teacher. Chooses by nothing but the
share of wrong marks on the val text and on ends of the modern texts that are held back; test and modern-dev are only measured at the end.
"""

import argparse
import copy
import math
import time
from dataclasses import dataclass
from pathlib import Path

import torch
from torch import nn
from torch.nn import functional

from export_weights import export_weights, unit_of
from model import MARK_CLASSES, Diacritiser, Normalisation
from read_weights import read_weights
from sampler import WINDOW, Batch, Sampler
from teacher import Teacher
from texts import UNLABELLED, Text, cut, lay_out, read_texts, windows

HELD_BACK = 40_000
# Batches of sentences of similar length that a step has on a processor.
SENTENCE_PARTS = 2
# One part in so many of what was written for this is held back.
OWN_HELD_BACK = 25
VAL_LENGTH = 150_000
# How far into a window its scores are taken, and for how many letters.
CENTRE, STRIDE = 64, 256
# Windows begin at a word, which may be as much before.
WORD_MAX = 24


@dataclass
class Plan:
    """How one network is learned; the rate rises over the first steps and falls along a cosine until the time is over."""

    name: str
    # Seconds of learning alone, or the clock at which it ends.
    seconds: float
    until: float
    rate: float
    windows: int
    sentences: int
    # The means and spreads of the normalisation are kept from here on; below 0 they never change.
    settled_from: float = 0.8
    warm_up: int = 100
    is_compiled: bool = True


@torch.no_grad()
def scores_of(network: nn.Module, text: Text, rows: int = 256) -> torch.Tensor:
    """How likely each mark is on every letter: [letters, mark classes], as logarithms. Windows overlap, so that each letter stands well inside one."""
    network.eval()
    device = text.word.device
    likely = torch.full((len(text), MARK_CLASSES), -math.log(MARK_CLASSES), dtype=torch.float16, device=device)
    begins = torch.arange(0, len(text), STRIDE, device=device) - CENTRE
    for some in begins.split(rows):
        first = torch.searchsorted(text.start, some.clamp(min=0), right=True).sub(1).clamp(min=0)
        batch = windows(text, first, torch.full_like(first, WINDOW[0]), WINDOW)
        scores = scored(network, batch)
        place = torch.arange(WINDOW[0], device=device)
        taken = (batch["word"] < WINDOW[1]) & (place < CENTRE + STRIDE + WORD_MAX) & ((place >= CENTRE) | (first == 0)[:, None])
        likely[batch["origin"][taken]] = torch.log_softmax(scores.float(), -1)[taken].to(likely.dtype)
    return likely


def wrong_marks(network: nn.Module, text: Text) -> float:
    """Share of labelled letters that are marked wrongly, in percent."""
    labels = text.columns["labels"].long()
    labelled = labels != UNLABELLED
    return 100 * (scores_of(network, text).argmax(1) != labels)[labelled].float().mean().item()


def loss_of(scores: torch.Tensor, batch: Batch, taught: torch.Tensor | None, share: float) -> tuple[torch.Tensor, torch.Tensor]:
    """The sum over the labelled letters, and their number. What is taught counts by `share` beside the labels."""
    labelled = batch["labels"] != UNLABELLED
    likely = torch.log_softmax(scores.float(), -1)
    labels = torch.where(labelled, batch["labels"], 0)
    losses = functional.nll_loss(likely.flatten(0, 1), labels.flatten(), reduction="none").view_as(labels)
    if taught is not None:
        losses = (1 - share) * losses - share * (taught * likely).sum(-1)
    return (losses * labelled).sum(), labelled.sum()


def settle(network: nn.Module, is_settled: bool) -> None:
    for module in network.modules():
        if isinstance(module, Normalisation):
            module.train(not is_settled)


def update_average(average: nn.Module, network: nn.Module, decay: float) -> None:
    kept, new = list(average.state_dict().values()), list(network.state_dict().values())
    torch._foreach_mul_(kept, decay)
    torch._foreach_add_(kept, new, alpha=1 - decay)


def scored(network: nn.Module, batch: Batch) -> torch.Tensor:
    with torch.autocast(batch["symbols"].device.type, torch.bfloat16):
        return network(batch)


@torch.no_grad()
def stay_near(soft: torch.Tensor, kept: torch.Tensor, text: Text, names: list[str], share: float) -> None:
    """Mixes what the weights in use find likely into what is taught of modern text; old books are read without our rules, so nothing is fitted to them."""
    for name, (begin, end) in zip(names, text.bounds):
        if name.startswith("train") and "modern" in name:
            mixed = (1 - share) * soft[begin:end].float().exp() + share * kept[begin:end].float().exp()
            soft[begin:end] = mixed.log().clamp(min=-20).to(soft.dtype)


@dataclass
class Lessons:
    """What there is to learn from, and what to look at along the way."""

    sampler: Sampler
    looked_at: dict[str, Text]
    # What the teacher finds likely of every letter, and how much that counts beside the labels.
    soft: torch.Tensor | None = None
    soft_share: float = 0.7
    # Without a teacher: the weights in use, and how much what they find likely counts in running text and in standard sentences.
    kept: nn.Module | None = None
    keep: float = 0
    keep_alone: float = 0

    def draw(self, windows: int, sentences: int) -> list[tuple[Batch, bool, float]]:
        """What one step learns from: whether it stands alone, and how much the weights in use count."""
        running = [(self.sampler.draw_windows(windows), False, self.keep)]
        if self.sampler.device != "cpu":
            return [*running, (self.sampler.draw_sentences(sentences), True, 0)]
        standard, talk = self.sampler.draw_short_and_long(sentences, SENTENCE_PARTS)
        return [*running, *((batch, True, self.keep_alone) for batch in standard), *((batch, True, 0) for batch in talk)]

    @torch.no_grad()
    def taught(self, batch: Batch, keep: float) -> tuple[torch.Tensor | None, float]:
        if self.soft is not None:
            return self.soft[batch["origin"]].float().exp(), self.soft_share
        if self.kept is not None and keep > 0:
            return torch.softmax(scored(self.kept, batch).float(), -1), keep
        return None, 0


def compiled(network: nn.Module, lessons: Lessons, plan: Plan) -> nn.Module:
    """The network compiled for the card, for every shape that it will see, before the clock runs."""
    began = time.monotonic()
    fast = torch.compile(network, dynamic=False)
    rows, sentences = lessons.sampler.draw_windows(plan.windows), lessons.sampler.draw_sentences(plan.sentences)
    shapes = ((rows, True), (sentences, True)) if plan.settled_from < 0 else ((rows, False), (rows, True), (sentences, True))
    for drawn, is_settled in shapes:
        network.train()
        settle(network, is_settled)
        loss_of(scored(fast, drawn), drawn, None, 0)[0].backward()
    network.zero_grad(set_to_none=True)
    torch.cuda.synchronize()
    print(f"{plan.name} compiled in {time.monotonic() - began:.0f} s", flush=True)
    return fast


def learn(network: nn.Module, lessons: Lessons, plan: Plan, save_to: Path | None = None) -> nn.Module:
    """Returns the average of the weights along the way, which errs less than the last ones."""
    device = next(network.parameters()).device
    is_cuda = device.type == "cuda"
    average = copy.deepcopy(network)
    fast = compiled(network, lessons, plan) if is_cuda and plan.is_compiled else network
    decayed = [weights for weights in network.parameters() if weights.dim() > 1]
    others = [weights for weights in network.parameters() if weights.dim() <= 1]
    groups = [{"params": decayed, "weight_decay": 0.01}, {"params": others, "weight_decay": 0.0}]
    optimiser = torch.optim.AdamW(groups, lr=plan.rate, betas=(0.9, 0.98), **({"fused": True} if is_cuda else {}))
    began, step, next_report, letters = time.monotonic(), 0, 0.05, 0
    seconds = max(1.0, min(plan.seconds, plan.until - began))
    while (progress := (time.monotonic() - began) / seconds) < 1:
        for group in optimiser.param_groups:
            group["lr"] = plan.rate * min(1, (step + 1) / plan.warm_up) * (0.005 + 0.995 * (1 + math.cos(math.pi * progress)) / 2)
        network.train()
        total = count = 0
        for batch, is_alone, keep in lessons.draw(plan.windows, plan.sentences):
            # Rows of one short sentence would distort the measured means.
            settle(network, is_alone or progress > plan.settled_from)
            loss, labelled = loss_of(scored(fast, batch), batch, *lessons.taught(batch, keep))
            total, count = total + loss, count + labelled
        optimiser.zero_grad(set_to_none=True)
        (total / count).backward()
        nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimiser.step()
        step += 1
        letters += plan.windows * WINDOW[0]
        update_average(average, network, decay=min(0.998, step / (step + 10)))
        if progress >= next_report:
            loss = (total / count).item()
            if not math.isfinite(loss):
                raise FloatingPointError(f"{plan.name} learned nothing: its loss is {loss}.")
            wrong = "  ".join(f"{name} {wrong_marks(average, text):.2f} %" for name, text in lessons.looked_at.items())
            print(f"{plan.name} {progress:5.1%}  step {step}  {letters / 1e6:.0f} M letters  loss {loss:.4f}  {wrong}", flush=True)
            if save_to is not None:
                torch.save(average.state_dict(), save_to)
            next_report += 0.05
    return average.eval()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("examples", type=Path)
    parser.add_argument("output", type=Path)
    parser.add_argument("--teacher-seconds", type=float, required=True, help="0 learns from the labels alone")
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--until", type=float, default=math.inf, help="learn no longer than this many seconds after the program began")
    parser.add_argument("--start", type=Path, help="network.bin to go on from")
    parser.add_argument("--keep", type=float, default=0.35, help="how much what --start finds likely counts beside the teacher, in modern text")
    parser.add_argument("--keep-alone", type=float, default=0, help="the same for standard sentences, without a teacher")
    parser.add_argument("--blend", type=float, default=1, help="how far to go from --start towards what was learned: 0.5 writes the average of both")
    parser.add_argument("--teacher-rate", type=float, default=8e-4)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--windows", type=int, default=256, help="windows of a step")
    parser.add_argument("--sentences", type=int, default=320, help="sentences that stand alone of a step")
    parser.add_argument("--dropout", type=float, default=0.05)
    parser.add_argument("--soft-share", type=float, default=0.7, help="how much the teacher counts beside the labels")
    parser.add_argument("--temper", type=float, default=1.0, help="scores are divided by this in what is written, so that lists and rules count more")
    parser.add_argument("--eager", action="store_true", help="do without compiling")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def lessons_of(options: argparse.Namespace, device: str) -> Lessons:
    texts = read_texts(options.examples, "train") | read_texts(options.examples, "own")
    held_back = {name: cut(text, -HELD_BACK, None) for name, text in texts.items() if name.startswith("train") and "modern" in name}
    held_back |= {name: cut(texts[name], -len(texts[name]["labels"]) // OWN_HELD_BACK, None) for name in ("own.written.modern", "own.talk")}
    texts = {name: cut(text, 0, len(text["labels"]) - len(held_back[name]["labels"])) if name in held_back else text for name, text in texts.items()}
    val = next(iter(read_texts(options.examples, "val").values()))
    looked_at = {"val": lay_out([cut(val, 0, VAL_LENGTH)], device), "modern": lay_out([text for name, text in held_back.items() if name.startswith("train")], device)}
    looked_at |= {name: lay_out([text], device) for name, text in held_back.items() if name.startswith("own")}
    return Lessons(Sampler(texts, device), looked_at, soft_share=options.soft_share)


def main() -> None:
    options = arguments()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(options.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    options.output.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    lessons = lessons_of(options, device)
    print(f"{len(lessons.sampler.whole)} letters laid out after {time.monotonic() - began:.0f} s", flush=True)
    if options.teacher_seconds > 0:
        rows = (options.windows // 2, options.sentences // 4)
        plan = Plan("teacher", options.teacher_seconds, math.inf, options.teacher_rate, *rows, is_compiled=not options.eager)
        teacher = learn(Teacher().to(device), lessons, plan)
        lessons.soft = scores_of(teacher, lessons.sampler.whole)
        print(f"labelled after {time.monotonic() - began:.0f} s", flush=True)
        report(teacher, options.examples, device)
        del teacher
    rows = (options.windows, options.sentences)
    plan = Plan("network", options.seconds, began + options.until, options.rate, *rows, is_compiled=not options.eager)
    began_as = None
    if options.start is None:
        network = Diacritiser(options.dropout).to(device)
    else:
        network = read_weights(options.start, options.dropout).to(device)
        # They were divided when they were written.
        with torch.no_grad():
            for numbers in network.output.parameters():
                numbers.mul_(options.temper)
        began_as = copy.deepcopy(network).eval()
        plan.settled_from = -1
        report(network, options.examples, device)
        if lessons.soft is None:
            lessons.kept, lessons.keep, lessons.keep_alone = began_as, options.keep, options.keep_alone
        else:
            kept = scores_of(network, lessons.sampler.whole)
            stay_near(lessons.soft, kept, lessons.sampler.whole, lessons.sampler.names, options.keep)
    network = learn(network, lessons, plan, options.output / "checkpoint.pt")
    if began_as is not None:
        blend(network, began_as, options.blend)
    torch.save(network.state_dict(), options.output / "checkpoint.pt")
    with torch.no_grad():
        for numbers in network.output.parameters():
            numbers.div_(options.temper)
    unit = unit_of(network, windows(lessons.looked_at["val"], *whole_rows(lessons.looked_at["val"])))
    print(export_weights(network.cpu(), unit, options.output / "network.bin"), flush=True)
    report(network.to(device), options.examples, device)


@torch.no_grad()
def blend(network: nn.Module, start: nn.Module, share: float) -> None:
    """Goes back from what was learned towards the start; between the two both kinds of text are often read best (Wortsman et al. 2022)."""
    for learned, began in zip(network.state_dict().values(), start.state_dict().values()):
        learned.copy_(torch.lerp(began, learned, share))


def whole_rows(text: Text) -> tuple[torch.Tensor, torch.Tensor, tuple[int, int]]:
    """Windows from beginning to end of a text, side by side."""
    begins = torch.arange(0, len(text) - WINDOW[0], WINDOW[0], device=text.word.device)
    first = torch.searchsorted(text.start, begins)
    return first, torch.full_like(first, WINDOW[0]), WINDOW


def report(network: nn.Module, examples: Path, device: str) -> None:
    for prefix in ("val", "test", "modern-dev"):
        for name, columns in read_texts(examples, prefix).items():
            print(f"{name}: {wrong_marks(network, lay_out([columns], device)):.2f} % of marks wrong", flush=True)


if __name__ == "__main__":
    main()
