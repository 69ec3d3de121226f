import { expect, it } from 'vitest';
import { cutAtWords } from './cut-at-words.ts';
import { sampleOutlines } from './generated/sample-outlines.data.ts';
import { sampleBars, samples } from './samples.data.ts';

it('a text is cut into words with their vowels and the gaps between them, and nothing is lost', () => {
  const text = 'يَا هَلَا، وِشْ؟';
  const pieces = cutAtWords(text);
  expect(pieces.map(({ content }) => content).join('')).toBe(text);
  expect(pieces.flatMap(({ content, word }) => (word === undefined ? [] : [[word, content]]))).toEqual([
    [0, 'يَا'],
    [1, 'هَلَا'],
    [2, 'وِشْ'],
  ]);
});

it.each(samples)(
  'knows when each word of the sample in $dialect sounds, and how all of it looks',
  ({ dialect, text }) => {
    const { bars, durationMs, wordStartsMs } = sampleOutlines[dialect];
    expect(wordStartsMs).toHaveLength(cutAtWords(text).filter(({ word }) => word !== undefined).length);
    expect(wordStartsMs).toEqual(wordStartsMs.toSorted((one, other) => one - other));
    expect(wordStartsMs.at(-1)).toBeLessThan(durationMs);
    expect(bars).toMatch(new RegExp(`^[1-8]{${sampleBars}}$`));
  },
);
