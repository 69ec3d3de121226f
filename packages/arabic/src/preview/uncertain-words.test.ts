import { describe, expect, it } from 'vitest';
import type { DecisionStage, PronouncedClause } from '../reading.ts';
import { uncertainWord } from './uncertain-words.ts';

function clause(words: readonly (readonly [text: string, confidence: number, rule?: string, stage?: DecisionStage])[]) {
  return {
    boundary: 'period',
    words: words.map(([text, confidence, rule = 'plain', stage = 'network']) => ({
      text,
      rule,
      confidence,
      vowelled: text,
      sounds: [],
      decision: { stage, rule: stage === 'talk' ? 'talk.gulf' : 'lexicon.nouns', confidence },
    })),
  } as unknown as PronouncedClause;
}

describe('the uncertain word of a clause', () => {
  it('is the least sure one of a clause that is hardly right as a whole', () => {
    const words = [
      ['كتب', 0.8],
      ['الولد', 0.7],
      ['الدرس', 0.95],
    ] as const;
    expect(uncertainWord(clause(words))).toBe('الولد');
  });

  it('is none where each word is as sure, and the clause is short', () => {
    expect(
      uncertainWord(
        clause([
          ['كتب', 0.8],
          ['الدرس', 0.95],
        ]),
      ),
    ).toBeUndefined();
  });

  it('is doubted later in a dialect, which has more ways to write the same', () => {
    expect(
      uncertainWord(
        clause([
          ['قلت', 0.5, 'plain', 'talk'],
          ['له', 0.9],
        ]),
      ),
    ).toBeUndefined();
    expect(
      uncertainWord(
        clause([
          ['قلت', 0.15, 'plain', 'talk'],
          ['له', 0.9],
        ]),
      ),
    ).toBe('قلت');
  });

  it('is no number or sign', () => {
    expect(
      uncertainWord(
        clause([
          ['3', 0.1, 'number'],
          ['كتب', 0.9],
        ]),
      ),
    ).toBeUndefined();
    expect(uncertainWord(clause([]))).toBeUndefined();
  });
});
