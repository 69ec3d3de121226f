import { beforeAll, describe, expect, it } from 'vitest';
import { medianFundamentalHz, semitonesBetween } from '../../test/acoustics.ts';
import { commonSentence, speakLine } from '../../test/spoken.ts';
import { plainProsody } from '../style/prosody.ts';
import type { Prosody } from '../types.ts';
import { voices } from '../voices/voice-table.ts';
import { createSpeaker, type Speaker, speakerSampleRate } from './create-speaker.ts';

const voice = { dialect: 'uae', gender: 'female' } as const;
const restHz = voices[voice.dialect][voice.gender].pitchHz;

let speaker: Speaker;

beforeAll(async () => {
  speaker = await createSpeaker();
});

function speak(prosody: Partial<Prosody>): Int16Array {
  return speakLine(speaker, commonSentence, voice, { ...plainProsody, ...prosody }).samples;
}

describe('prosody in the real engine', () => {
  it.each([-6, -3, 3, 6])('moves the median pitch by %i semitones', (pitchSemitones) => {
    const fundamentalHz = medianFundamentalHz(speak({ pitchSemitones }), speakerSampleRate);
    expect(semitonesBetween(fundamentalHz, restHz * 2 ** (pitchSemitones / 12))).toBeLessThan(0.5);
  });

  it.each([0, 0.5, 2])('leaves the median pitch where it is at a melody of %f', (range) => {
    const fundamentalHz = medianFundamentalHz(speak({ range }), speakerSampleRate);
    expect(semitonesBetween(fundamentalHz, restHz)).toBeLessThan(0.7);
  });

  it.each([0.6, 1.5, 2])('speaks %f times as fast', (rate) => {
    const factor = speak({}).length / speak({ rate }).length;
    expect(factor / rate).toBeGreaterThan(0.85);
    expect(factor / rate).toBeLessThan(1.15);
  });
});
