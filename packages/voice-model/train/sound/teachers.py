"""What a recogniser of sound learns from: sentences of three people, as hts_engine itself says them.

    python3 train/sound/teachers.py DATA VOICES OUTPUT [minutes of each]

DATA is what the exports wrote. Nothing of our network, vocoder or speakers is in this sound. Writes the phones of each sentence with their times, and
16-bit WAV files at the teacher's own rate.
"""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np

# English sounds that are near enough to ours to be called by their names.
ENGLISH = {
    "iy": "iː", "ih": "i", "eh": "e", "ae": "æ", "aa": "ɑː", "ah": "ə", "ax": "ə", "uh": "u", "uw": "uː", "ao": "oː",
    "p": "p", "b": "b", "t": "t", "d": "d", "k": "k", "g": "g", "f": "f", "v": "v", "th": "θ", "dh": "ð", "s": "s", "z": "z", "sh": "ʃ", "zh": "ʒ",
    "ch": "tʃ", "jh": "dʒ", "m": "m", "n": "n", "l": "l", "w": "w", "y": "j", "hh": "h",
}
FRAME = 1e7 * 0.005


def say(voice: Path, labels: list[str], output: Path) -> list[float]:
    """Speaks labels to a WAV file. @returns the seconds at which each of them ends."""
    trace, text = output.with_suffix(".trace"), output.with_suffix(".lab")
    text.write_text("\n".join(labels) + "\n")
    subprocess.run(["hts_engine", "-m", voice, "-ow", output, "-od", trace, text], check=True, capture_output=True)
    # Five states a label, each a line: begin, end, name[state].
    lines = [line.split() for line in trace.read_text().splitlines()]
    trace.unlink()
    text.unlink()
    return [int(line[1]) / 1e7 for line in lines if "[6]" in line[2]] or [int(line[1]) / 1e7 for line in lines]


def main():
    folder, voices, output = map(Path, sys.argv[1:4])
    minutes = float(sys.argv[4]) if len(sys.argv) > 4 else 12
    sets = {
        "arabic": ("train", voices / "arabic-man/ara_norm_ziad_hts.htsvoice", minutes),
        "arabic-held-out": ("held-out", voices / "arabic-man/ara_norm_ziad_hts.htsvoice", minutes / 3),
        "emphatics": ("probes/emphatics", voices / "arabic-man/ara_norm_ziad_hts.htsvoice", minutes),
        "japanese": ("japanese", voices / "japanese-woman/tohoku-f01-neutral.htsvoice", minutes),
        "english": ("english", Path("/usr/share/festival/voices/us/cmu_us_slt_arctic_hts/hts/cmu_us_slt_arctic_hts.htsvoice"), minutes),
    }
    for name, (source, voice, limit) in sets.items():
        target, said = output / name, []
        target.mkdir(parents=True, exist_ok=True)
        utterances = [json.loads(line) for line in (folder / source / "utterances.jsonl").read_text(encoding="utf8").splitlines()]
        blocks = (folder / source / "labels.txt").read_text(encoding="utf8").strip("\n").split("\n\n")
        order = np.random.default_rng(1).permutation(len(utterances)) if name == "arabic" else range(len(utterances))
        seconds = 0.0
        for index in order:
            ends = say(voice, blocks[index].split("\n"), target / f"{index}.wav")
            said.append({"file": f"{index}.wav", "id": utterances[index]["id"], "phones": phones_of(utterances[index], ends)})
            seconds += ends[-1]
            if seconds > limit * 60:
                break
        (target / "phones.json").write_text(json.dumps(said, ensure_ascii=False), encoding="utf8")
        print(f"{name}: {len(said)} utterances, {seconds / 60:.1f} minutes", flush=True)


def phones_of(utterance: dict, ends: list[float]) -> list[list]:
    """[name, from, to] of each phone; the pause between two breath groups stands once."""
    names, spans = [], []
    for index, group in enumerate(utterance["groups"]):
        own = utterance.get("spans", [[1] * len(each) for each in utterance["groups"]])[index]
        names += group if index == 0 else group[1:]
        spans += own if index == 0 else own[1:]
    found, at, begin = [], 0, 0.0
    for name, span in zip(names, spans):
        at += span
        found.append([ENGLISH.get(name, name), begin, ends[at - 1]])
        begin = ends[at - 1]
    return found


if __name__ == "__main__":
    main()
