import { dialects } from '@rakhim/arabic';
import { describe, expect, it } from 'vitest';
import { loadVoiceModel } from './load-voice-model.ts';
import { type Speaker, speakers } from './speakers.data.ts';

const all = dialects.flatMap((dialect) => [speakers[dialect].male, speakers[dialect].female]);

/** Two speakers by what is heard first: semitones of pitch and, in the same measure, length of the tract. */
function distance(one: Speaker, other: Speaker): number {
  return Math.hypot(12 * Math.log2(one.pitchHz / other.pitchHz), 12 * Math.log2(one.tract / other.tract));
}

describe('the sixteen speakers', () => {
  it('are eight men and eight women, whom pitch and tract tell apart', () => {
    const [men, women] = [dialects.map((name) => speakers[name].male), dialects.map((name) => speakers[name].female)];
    expect(Math.max(...men.map(({ pitchHz }) => pitchHz))).toBeLessThan(
      Math.min(...women.map(({ pitchHz }) => pitchHz)) - 40,
    );
    expect(Math.max(...men.map(({ tract }) => tract))).toBeLessThan(Math.min(...women.map(({ tract }) => tract)));
  });

  it('stand apart from one another', () => {
    for (const [index, one] of all.entries()) {
      for (const other of all.slice(index + 1)) {
        expect(distance(one, other)).toBeGreaterThan(0.7);
      }
    }
  });

  it('name timbres that the model has learned, and go no farther than them', () => {
    const { timbres } = loadVoiceModel();
    for (const { timbre, strength } of all) {
      expect(strength).toBeGreaterThanOrEqual(0);
      expect(strength).toBeLessThanOrEqual(1);
      expect(timbre === undefined ? strength === 0 : timbre in timbres).toBe(true);
    }
  });
});
