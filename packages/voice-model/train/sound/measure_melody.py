"""Measures the melody and rhythm of rendered sentences: python3 train/sound/measure_melody.py RENDERS [voice …]"""

import json
import sys
from pathlib import Path

import numpy as np

from sound import fundamentals, read_renders

VOWELS = set("aiueoəæɑɨʊ")


def melody(item: dict, middle: float) -> np.ndarray:
    """Semitones about the speaker's median, every 10 ms; not a number where there is no voice, or not for long."""
    hertz, _ = fundamentals(item["samples"], middle=middle)
    curve = np.where(hertz > 0, 12 * np.log2(np.maximum(hertz, 1) / middle), np.nan)
    # Less than 60 ms without a jump is the tracker's error.
    breaks = np.flatnonzero(~(np.abs(np.diff(curve)) < 1.5)) + 1
    for start, stop in zip([0, *breaks], [*breaks, len(curve)]):
        if stop - start < 6:
            curve[start:stop] = np.nan
    return curve


def phones(item: dict) -> list[dict]:
    return [phone for group in item["groups"] for phone in group["phones"] if phone["name"] != "pause"]


def part(curve: np.ndarray, start: float, stop: float) -> np.ndarray:
    values = curve[max(int(start * 100), 0) : int(stop * 100) + 1]
    return values[~np.isnan(values)]


def end_of(curve: np.ndarray, group: dict) -> float:
    """Median of the last 80 voiced milliseconds of a group."""
    own = [phone for phone in group["phones"] if phone["name"] != "pause"]
    values = part(curve, own[0]["from"], own[-1]["to"] + 0.03)
    return float(np.median(values[-8:])) if len(values) else np.nan


def span(values: np.ndarray) -> float:
    return float(np.percentile(values, 95) - np.percentile(values, 5))


def rate(items: list[dict]) -> float:
    """Syllables a second, pauses left out."""
    syllables = sum(phone["name"] in VOWELS for item in items for phone in phones(item))
    seconds = sum(group["phones"][-2]["to"] - group["phones"][1]["from"] for item in items for group in item["groups"])
    return syllables / seconds


def pauses(items: list[dict]) -> dict[str, list[float]]:
    """Milliseconds of silence after a group, by how it ends."""
    found = {}
    for item in items:
        for one, other in zip(item["groups"], item["groups"][1:]):
            found.setdefault(one["ending"], []).append(1000 * (other["phones"][1]["from"] - one["phones"][-2]["to"]))
    return {name: [round(float(value)) for value in (np.mean(each), np.std(each), len(each))] for name, each in found.items()}


def slope(curve: np.ndarray, group: dict) -> float | None:
    """Semitones a second that a group falls, its last half second left out; none where it is short."""
    start, stop = group["phones"][1]["from"], group["phones"][-2]["to"] - 0.4
    index = np.arange(int(start * 100), int(stop * 100))
    values = curve[index[0] : index[-1] + 1] if len(index) > 90 else np.array([])
    known = ~np.isnan(values)
    return float(np.polyfit(np.flatnonzero(known) / 100, values[known], 1)[0]) if known.sum() > 40 else None


def report(items: list[dict]) -> dict:
    heard = [fundamentals(item["samples"])[0] for item in items]
    middle = float(np.median(np.concatenate([each[each > 0] for each in heard])))
    curves = [melody(item, middle) for item in items]
    known = [curve[~np.isnan(curve)] for curve in curves]
    ends = [[end_of(curve, group) for group in item["groups"]] for item, curve in zip(items, curves)]
    def of(kind):
        return [index for index, item in enumerate(items) if item["kind"] == kind]

    rises = [ends[index][-1] - ends[items[index]["of"]][-1] for index in of("yes-no question")]
    falls = [ends[index][-1] - float(np.median(known[index][:50])) for index in of("question word")]
    inner = {kind: [end - ends[index][-1] for index in of(kind) for end in ends[index][:-1]] for kind in ("comma", "list")}
    slopes = [each for item, curve in zip(items, curves) for group in item["groups"] if (each := slope(curve, group)) is not None]
    resets = []
    for item, curve in zip(items, curves):
        for one, other in zip(item["groups"], item["groups"][1:]):
            if one["ending"] == "fall":
                start = other["phones"][1]["from"]
                resets.append(float(np.median(part(curve, start, start + 0.5))) - end_of(curve, one))
    quoted = [raised(items[index], curves[index]) for index in of("quotation")]
    breaths = [group["phones"][-2]["to"] - group["phones"][1]["from"] for item in items for group in item["groups"]]
    plain = [index for index, item in enumerate(items) if item["kind"] != "digits"]
    return {
        "median Hz": round(middle), "span of each sentence": round(float(np.mean([span(values) for values in known])), 1), "span of all": round(span(np.concatenate(known)), 1),
        "yes-no end above statement's": [round(each, 1) for each in rises], "question word, end above its beginning": [round(each, 1) for each in falls],
        "comma above end": round(float(np.mean(inner["comma"])), 1), "list above end": round(float(np.mean(inner["list"])), 1),
        "exclamation span": round(float(np.mean([span(known[index]) for index in of("exclamation")])), 1),
        "quotation above what follows": [round(each, 1) for each in quoted],
        "slope st/s": round(float(np.median(slopes)), 2), "reset after a full stop": round(float(np.median(resets)), 1),
        "syllables/s": round(rate([items[index] for index in plain]), 2), "digits, syllables/s": round(rate([items[index] for index in of("digits")]), 2),
        "longest breath group s": round(max(breaths), 2), "pauses ms (mean, deviation, count)": pauses(items),
    }


def raised(item: dict, curve: np.ndarray) -> float:
    """By how much the quoted breath group, the second, lies above what is told after it."""
    groups = [part(curve, group["phones"][1]["from"], group["phones"][-2]["to"]) for group in item["groups"]]
    return float(np.median(groups[1]) - np.median(np.concatenate(groups[2:])))


def main():
    folder = Path(sys.argv[1])
    voices = sys.argv[2:] or sorted(path.name.removesuffix(".melody.json") for path in folder.glob("*.melody.json"))
    for voice in voices:
        print(voice, json.dumps(report(read_renders(folder, f"{voice}.melody")), ensure_ascii=False), flush=True)


if __name__ == "__main__":
    main()
