import { expect, it } from 'vitest';
import { highlightWords } from './highlight-words.ts';

it('follows the text piece by piece: words that stand for the same piece are one', () => {
  const words = [
    { start: 0, end: 3, startMs: 0.4, endMs: 199.6 },
    { start: 4, end: 6, startMs: 200, endMs: 400 },
    { start: 4, end: 6, startMs: 400, endMs: 600 },
    { start: 7, end: 9, startMs: 700, endMs: 900 },
  ];
  expect(highlightWords(words)).toEqual([
    { start: 0, end: 3, startMs: 0, endMs: 200 },
    { start: 4, end: 6, startMs: 200, endMs: 600 },
    { start: 7, end: 9, startMs: 700, endMs: 900 },
  ]);
  expect(highlightWords([])).toEqual([]);
});
