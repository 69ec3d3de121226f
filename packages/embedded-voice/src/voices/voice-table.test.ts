import { dialects } from '@rakhim/arabic';
import { beforeAll, describe, expect, it } from 'vitest';
import { longTermSpectrumDb, medianFundamentalHz, semitonesBetween, spectralDistanceDb } from '../../test/acoustics.ts';
import { commonSentence, speakLine } from '../../test/spoken.ts';
import { createSpeaker, speakerSampleRate } from '../espeak/create-speaker.ts';
import { listVoices, type VoiceId, voices } from './voice-table.ts';

interface Measured extends VoiceId {
  readonly name: string;
  readonly fundamentalHz: number;
  readonly spectrumDb: readonly number[];
  readonly peak: number;
}

let measured: readonly Measured[];

beforeAll(async () => {
  const speaker = await createSpeaker();
  measured = listVoices(dialects).map((voice) => {
    const { samples } = speakLine(speaker, commonSentence, voice);
    return {
      ...voice,
      name: `${voice.dialect} ${voice.gender}`,
      fundamentalHz: medianFundamentalHz(samples, speakerSampleRate),
      spectrumDb: longTermSpectrumDb(samples, speakerSampleRate),
      peak: samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0),
    };
  });
});

describe('the sixteen voices saying the same sounds', () => {
  it('have the pitch that the table gives them', () => {
    for (const { name, dialect, gender, fundamentalHz } of measured) {
      expect(semitonesBetween(fundamentalHz, voices[dialect][gender].pitchHz), name).toBeLessThan(0.4);
    }
  });

  it('differ from each other in pitch and in colour, every pair', () => {
    const pairs = measured.flatMap((first, index) =>
      measured.slice(index + 1).map((second) => [first, second] as const),
    );
    expect(pairs).toHaveLength(120);
    for (const [first, second] of pairs) {
      const names = `${first.name} and ${second.name}`;
      expect(semitonesBetween(first.fundamentalHz, second.fundamentalHz), names).toBeGreaterThanOrEqual(0.5);
      expect(spectralDistanceDb(first.spectrumDb, second.spectrumDb), names).toBeGreaterThanOrEqual(1.5);
    }
  });

  it.each(dialects)('are more than an octave apart between the man and the woman of %s', (dialect) => {
    const [male, female] = measured.filter((voice) => voice.dialect === dialect);
    expect(semitonesBetween(male!.fundamentalHz, female!.fundamentalHz)).toBeGreaterThanOrEqual(12);
  });

  it('never reach full scale', () => {
    for (const { name, peak } of measured) {
      expect(peak, name).toBeLessThan(32_767);
      expect(peak, name).toBeGreaterThan(6_000);
    }
  });
});
