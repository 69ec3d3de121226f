"""Labels of English sentences for the English teacher, made by Festival: python3 train/network/english_labels.py OUTPUT

Needs Debian's festival and festvox-us-slt-hts. OUTPUT gets labels.txt and utterances.jsonl in which every phone keeps its English name: she is only listened
to for her timbre.
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

# Sentences of our own.
SENTENCES = """
The morning train left the station before the sun was up.
She keeps a small garden behind the house, with beans and roses.
How many people can this old bridge carry at one time?
A good teacher listens first and speaks only when it helps.
We walked along the river until the lights of the town appeared.
Please close the window, because the paper is blowing about.
The children asked for another story and then for a glass of water.
He put the heavy box down and looked for the key in his coat.
Nobody in the village remembers when the last wolf was seen.
The doctor said that sleep and patience would do the rest.
They sell bread, cheese, olives and a very strong kind of coffee.
Every book on that shelf belongs to my younger brother.
It was raining so hard that the streets had turned to streams.
The judge spoke slowly, and the room became completely quiet.
Fresh figs are best in August, when the nights are still warm.
I would rather arrive too early than keep you all waiting.
The ship carried wool to the south and spices to the north.
Their voices could be heard from the far side of the valley.
A thin layer of ice covered the lake on Thursday morning.
Measure the wood twice before you reach for the saw.
The museum opens at nine and closes a little after six.
Who taught you to play the violin with such pleasure?
My father used to repair clocks in a narrow shop near the harbour.
The judge, the baker and the fisherman all told the same joke.
""".strip().split("\n")


def main():
    output = Path(sys.argv[1])
    output.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        script = ["(voice_cmu_us_slt_arctic_hts)"]
        for index, sentence in enumerate(SENTENCES):
            script.append(f'(set! utt (utt.synth (Utterance Text "{sentence}")))\n(hts_dump_feats utt hts_feats_list "{folder}/{index}.lab")')
        Path(folder, "script.scm").write_text("\n".join(script))
        subprocess.run(["festival", "-b", f"{folder}/script.scm"], check=True)
        labels = [[line.split()[-1] for line in Path(folder, f"{index}.lab").read_text().splitlines()] for index in range(len(SENTENCES))]
    (output / "labels.txt").write_text("".join("\n".join(lines) + "\n\n" for lines in labels))
    with open(output / "utterances.jsonl", "w", encoding="utf8") as file:
        for index, lines in enumerate(labels):
            names = [re.search(r"-([A-Za-z]+)\+", line)[1] for line in lines]
            file.write(json.dumps({"id": f"english:{index + 1}", "groups": groups_of(names)}) + "\n")


def groups_of(names: list[str]) -> list[list[str]]:
    groups, group = [], []
    for name in names:
        if name == "pau":
            if group:
                groups.append(["pause", *group, "pause"])
            group = []
        else:
            group.append(name)
    return groups


if __name__ == "__main__":
    main()
