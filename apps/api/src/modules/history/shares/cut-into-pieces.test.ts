import { expect, it } from 'vitest';
import { cutIntoPieces } from './cut-into-pieces.ts';

const span = (start: number, end: number, vowelled: string, rule: 'plain' | 'number' = 'plain') =>
  ({ start, end, vowelled, rule }) as Parameters<typeof cutIntoPieces>[1][number];

it('gives what is said its vowels and its time, and keeps what stands between', () => {
  const spans = [span(0, 3, 'كَتَبَ'), span(4, 5, 'ثَلَاثَةَ', 'number')];
  const times = [
    { start: 0, end: 3, startMs: 10.4 },
    { start: 4, end: 5, startMs: 200 },
  ];
  expect(cutIntoPieces('كتب 3!\n', spans, times, false)).toEqual([
    { text: 'كَتَبَ', startMs: 10 },
    { text: ' ', startMs: null },
    { text: 'ثَلَاثَةَ', startMs: 200 },
    { text: '!\n', startMs: null },
  ]);
});

it('says nothing of times that are not known, and parts digits that are read one by one', () => {
  const spans = [span(0, 1, 'وَاحِدْ', 'number'), span(1, 2, 'اِثْنَانْ', 'number')];
  expect(cutIntoPieces('12', spans, [], false)).toEqual([
    { text: 'وَاحِدْ', startMs: null },
    { text: ' ', startMs: null },
    { text: 'اِثْنَانْ', startMs: null },
  ]);
});

it('leaves tags out, and brackets of a text without markup where they are', () => {
  const between = (hasMarkup: boolean) =>
    cutIntoPieces('[b] لا', [span(4, 6, 'لَا')], [], hasMarkup)
      .map(({ text }) => text)
      .join('');
  expect([between(true), between(false)]).toEqual([' لَا', '[b] لَا']);
});
