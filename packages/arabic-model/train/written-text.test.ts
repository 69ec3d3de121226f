import { markClassOf, removeMarks, splitMarks } from '@rakhim/arabic';
import { describe, expect, it } from 'vitest';
import { canonicalForm } from './canonical-form.ts';
import { wordsOf } from './count-words.ts';
import { talkForm } from './talk-form.ts';
import { readWritten, shuffled, stopped, writtenStandard } from './written-text.ts';

describe('the text that was written to be learned from', () => {
  it('has marks that can be learned on every word of talk', () => {
    const talk = readWritten().filter(({ dialect }) => dialect !== 'msa');
    expect(talk.length).toBeGreaterThan(5);
    for (const word of talk.flatMap(({ lines }) => lines.flatMap(wordsOf))) {
      expect(splitMarks(talkForm(word)).map(({ marks }) => markClassOf(marks))).not.toContain(undefined);
    }
  });

  it('is marked in full where it is standard Arabic', () => {
    const words = writtenStandard().lines.flatMap(wordsOf);
    const half = words.filter((word) => canonicalForm(word) === undefined);
    expect(half.length / words.length).toBeLessThan(0.001);
  });

  it('has no sentence twice', () => {
    const lines = readWritten().flatMap((text) => text.lines.map(removeMarks));
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('is shuffled alike each time, a stop at each end', () => {
    expect(shuffled([1, 2, 3, 4, 5])).toEqual(shuffled([1, 2, 3, 4, 5]));
    expect(shuffled([1, 2, 3, 4, 5]).sort()).toEqual([1, 2, 3, 4, 5]);
    expect([stopped('نعم'), stopped('نعم؟')]).toEqual(['نعم.', 'نعم؟']);
  });
});
