"""Measures recordings of people as renders are measured: python3 train/sound/measure_recordings.py FOLDER ...

FOLDER: WAV files of 16 bits of one speaker. Prints the fundamental, how much of each band is periodic, and the levels of bands against 0.1 to 1 kHz. The README's
figures are of Debian's klettres-data 22.12.3 (oggdec), up to forty letters and syllables a language: ar cs da de en es fr it nl.
"""

import sys
import wave
from pathlib import Path

import numpy as np

from measure_naturalness import periodicity
from measure_sound import band_levels
from recognise import resample
from sound import fundamentals


def read(path: Path) -> np.ndarray:
    with wave.open(str(path)) as file:
        samples = np.frombuffer(file.readframes(file.getnframes()), np.int16).reshape(-1, file.getnchannels()).mean(1) / 32768
        return resample(samples, file.getframerate())


def main():
    for folder in map(Path, sys.argv[1:]):
        sounds = [samples for path in sorted(folder.glob("*.wav"))[:40] if len(samples := read(path)) > 4800]
        hertz = np.concatenate([fundamentals(samples)[0] for samples in sounds])
        print(folder.name, len(sounds), "Hz", round(float(np.median(hertz[hertz > 0]))), "periodic dB", periodicity(sounds), "bands", band_levels(np.concatenate(sounds)), flush=True)


if __name__ == "__main__":
    main()
