import { describe, expect, it } from 'vitest';
import { asSureAsInTalk, measuredConfidence } from './measured-confidence.ts';
import type { WordReading } from '../word-reading.ts';

function confidenceOf(stage: WordReading['origin']['stage'], rule: string, coreConfidence: number): number {
  return measuredConfidence({ form: '', coreConfidence, endingConfidence: 0, isOwn: false, origin: { stage, rule } });
}

describe('the confidence that was measured', () => {
  it('grows with what the network thinks, and never leaves 0 to 1', () => {
    const rules = ['learned.list', 'related.listed-word', 'related.word-shape', 'network.letters'];
    for (const rule of rules) {
      const shares = Array.from({ length: 101 }, (_, percent) => confidenceOf('network', rule, percent / 100));
      expect(shares.every((share, index) => share >= (shares[index - 1] ?? 0) && share > 0 && share < 1)).toBe(true);
    }
  });

  it('believes a form of a list more than a related word, and that more than letters alone', () => {
    const [listed, related, letters] = ['learned.list', 'related.listed-word', 'network.letters'].map((rule) =>
      confidenceOf('network', rule, 0.5),
    );
    expect(listed).toBeGreaterThan(related ?? 1);
    expect(related).toBeGreaterThan(letters ?? 1);
  });

  it('knows how often rules about certain words are right, and leaves typed words alone', () => {
    expect(confidenceOf('context', 'homograph.hr-1', 0.97)).toBe(0.94);
    expect(confidenceOf('typed', 'typed.full', 1)).toBe(1);
  });

  it('believes the network less in a dialect, and lists as before', () => {
    const foundBy = (stage: 'network' | 'talk') => ({
      vowelled: '',
      confidence: 0.75,
      decision: { stage, rule: '', confidence: 0.75 },
    });
    const { confidence, decision } = asSureAsInTalk(foundBy('network'));
    expect(confidence).toBeLessThan(0.55);
    expect(decision?.confidence).toBe(confidence);
    expect(asSureAsInTalk(foundBy('talk')).confidence).toBe(0.75);
  });
});
