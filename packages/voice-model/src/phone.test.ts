import type { Sound } from '@rakhim/arabic';
import { describe, expect, it } from 'vitest';
import { describePhones } from './phone.ts';

function sounds(...names: string[]): Sound[] {
  return names.map((name) => ({
    phoneme: name.replace('ː', '') as Sound['phoneme'],
    long: name.endsWith('ː'),
    stressed: false,
  }));
}

describe('describePhones', () => {
  it('puts a pause before and after the words', () => {
    expect(describePhones({ words: [sounds('f', 'iː')] }).map(({ name }) => name)).toEqual([
      'pause',
      'f',
      'i',
      'pause',
    ]);
  });

  it('counts syllables through the breath group, one consonant opening each', () => {
    const phones = describePhones({ words: [sounds('m', 'a', 'k', 't', 'a', 'b'), sounds('n', 'a', 'ʃː', 'a')] });
    expect(phones.slice(1, -1).map(({ syllable }) => syllable)).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 3, 3]);
    expect(phones.slice(1, 7).map(({ role }) => role)).toEqual([
      'onset',
      'nucleus',
      'coda',
      'onset',
      'nucleus',
      'coda',
    ]);
  });

  it('keeps all consonants before the first vowel of a word in its first syllable', () => {
    const phones = describePhones({ words: [sounds('k', 't', 'aː', 'b')] });
    expect(phones.slice(1, -1).map(({ syllable, role }) => `${syllable} ${role}`)).toEqual([
      '0 onset',
      '0 onset',
      '0 nucleus',
      '0 coda',
    ]);
  });

  it('gives a word without a vowel a syllable of its own and passes over words without sounds', () => {
    const phones = describePhones({ words: [sounds('l'), [], sounds('b', 'a')] });
    expect(phones.slice(1, -1).map(({ syllable, word }) => [syllable, word])).toEqual([
      [0, 0],
      [1, 2],
      [1, 2],
    ]);
  });
});
