import { describe, expect, it } from 'vitest';
import { createScore, scoreWord } from './score-diacritics.ts';
import type { ScoreStyle } from './score-diacritics.ts';

/** Wrong letters of a word, its last one apart. */
function wrongIn(reference: string, answer: string, style: ScoreStyle): number {
  const score = createScore();
  scoreWord(score, reference, answer, style);
  return score.core.wrongLetters;
}

describe('the score of a vowelled word', () => {
  it.each([
    ['زِيادَة', 'زِيَادَة'],
    ['مُواصَلَة', 'مُوَاصَلَة'],
    ['سُور', 'سُوْر'],
    ['كَتَبُوا', 'كَتَبُوْا'],
    ['مَدرَسَة', 'مَدْرَسَة'],
  ])('takes %s and %s for one, as they sound alike', (reference, answer) => {
    expect(wrongIn(reference, answer, 'canonical')).toBe(0);
  });

  it.each([
    ['سِوَار', 'سُوَار'],
    ['زِيَادَة', 'زَيَادَة'],
    ['نُوَر', 'نُور'],
  ])('tells %s from %s', (reference, answer) => {
    expect(wrongIn(reference, answer, 'canonical')).toBeGreaterThan(0);
  });

  it('holds letters that the reference leaves unmarked against nobody, where it is asked to', () => {
    expect(wrongIn('جوجل', 'جُوجِل', 'canonical')).toBe(1);
    expect(wrongIn('جوجل', 'جُوجِل', 'shown')).toBe(0);
    expect(wrongIn('جُوجَل', 'جُوجِل', 'shown')).toBe(1);
  });
});
