import { describe, expect, it } from 'vitest';
import {
  bucketRows,
  networkPunctuation,
  networkWord,
  nothingKnown,
  symbolOf,
  symbols,
  wordBuckets,
  wordFeatures,
} from './network-words.ts';
import { layOutWords } from './word-places.ts';

const reading = (form: string, coreConfidence: number, isOwn = false) => ({
  form,
  coreConfidence,
  endingConfidence: 1,
  isOwn,
});

describe('what the network is told', () => {
  it('gives every symbol a number below 64, once', () => {
    expect(symbols.length).toBeLessThanOrEqual(64);
    expect(new Set(symbols).size).toBe(symbols.length);
    expect(['٣', '7', 'ك', 'x', '\u{1F600}'].map((character) => symbols[symbolOf(character)])).toEqual([
      '0',
      '0',
      'ك',
      '\u0000',
      '\u0000',
    ]);
  });

  it('puts the likelier reading first, letter by letter', () => {
    expect(wordFeatures('بل', [reading('بِل', 0.2), reading('بَلْ', 0.7)])).toEqual({
      first: [1, 7],
      second: [3, 0],
      confidence: 11,
    });
    expect(wordFeatures('بل', [reading('بَلْ', 1)]).second).toEqual([nothingKnown, nothingKnown]);
  });

  it('says what was counted of a common word, and what our own list says of a particle or a rare one', () => {
    const readings = [reading('بَلَد', 1, true), reading('بِلْدٌ', 0.6)];
    expect(networkWord('بلد', readings, true).first).toEqual([3, 7, 5]);
    expect(networkWord('بلد', readings, false).first).toEqual([1, 1, 0]);
    expect(networkWord('من', [reading('مِنْ', 1, true), reading('مَنْ', 0.6)], true).first).toEqual([3, 7]);
  });

  it('finds two rows for a common word and none for others', () => {
    const rows = wordBuckets('كتاب');
    expect(rows).toEqual(wordBuckets('كتاب'));
    expect(rows).not.toEqual(wordBuckets('كتب'));
    expect(rows.every((row) => row > 0 && row < bucketRows)).toBe(true);
    expect(networkWord('كتاب', [], false).rows).toEqual([0, 0]);
  });

  it('lays words out with a space between, and before punctuation where it stands apart', () => {
    const {
      symbols: row,
      starts,
      ends,
    } = layOutWords([
      networkWord('من', [], false),
      networkPunctuation('،'),
      networkWord('هو', [], false),
      networkPunctuation('.', false),
    ]);
    expect(row.map((symbol) => symbols[symbol]).join('')).toBe('من، هو .');
    expect([starts, ends]).toEqual([
      [0, 2, 4, 7],
      [1, 2, 5, 7],
    ]);
  });
});
