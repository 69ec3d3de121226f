"""The student network; its layers are described in FORMAT.md."""

import torch
from torch import nn
from torch.nn.functional import relu

SPECTRUM_OUT, MELODY_OUT, DURATION_OUT = 44, 4, 4
CEPSTRA = 40


class Student(nn.Module):
    def __init__(self, content: int, melody: int, place: int, hidden: int = 160, voice: int = 96, frames: int = 2):
        super().__init__()
        self.frames = frames

        def conv(inputs: int, outputs: int, kernel: int) -> nn.Conv1d:
            return nn.Conv1d(inputs, outputs, kernel, padding=kernel // 2)

        self.layers = nn.ModuleDict({
            "content1": conv(content, hidden, 5), "content2": conv(hidden, hidden, 3),
            "voice1": conv(content + melody, voice, 5), "voice2": conv(voice, voice, 3), "duration": conv(voice, DURATION_OUT, 1),
            "lift": conv(hidden + place, hidden, 1),
            **{f"frame{index + 1}": conv(hidden, hidden, 3) for index in range(frames)},
            "spectrum": conv(hidden, SPECTRUM_OUT, 1),
            "tune": conv(voice + place, voice, 1), "tune1": conv(voice, voice, 5), "melody": conv(voice, MELODY_OUT, 1),
        })

    def forward(self, content, melody, place, phone_of, phone_mask, frame_mask):
        """All [batch, channel, time]; phone_of [batch, frame]. Masks zero what lies beyond the end, as the runtime's edges are zero."""
        layers = self.layers
        a = relu(layers["content1"](content)) * phone_mask
        a = (a + relu(layers["content2"](a))) * phone_mask
        m = relu(layers["voice1"](torch.cat([content, melody], 1))) * phone_mask
        m = (m + relu(layers["voice2"](m))) * phone_mask
        duration = layers["duration"](m)[:, 0]
        z = relu(layers["lift"](torch.cat([lift(a, phone_of), place], 1))) * frame_mask
        for index in range(self.frames):
            z = (z + relu(layers[f"frame{index + 1}"](z))) * frame_mask
        n = relu(layers["tune"](torch.cat([lift(m, phone_of), place], 1))) * frame_mask
        n = (n + relu(layers["tune1"](n))) * frame_mask
        return duration, layers["spectrum"](z), layers["melody"](n)[:, 0]


def lift(phones, phone_of):
    """Each frame gets its phone's code."""
    return torch.gather(phones, 2, phone_of[:, None].expand(-1, phones.shape[1], -1))
