import { toIpa } from '@rakhim/arabic';
import { describe, expect, it } from 'vitest';
import { findEnglishWord } from './english-words.ts';

describe('findEnglishWord', () => {
  it.each([
    ['weather', 'ˈweðər'],
    ['Google', 'ˈguːgəl'],
    ['think', 'ˈθink'],
    ['finger', 'ˈfingər'],
    ['measure', 'ˈmeʒər'],
    ['video', 'ˈvidiow'],
    ['happy', 'ˈhæpi'],
    ['don’t', 'ˈdownt'],
    ['a', 'ə'],
    ['zyuganov', 'ˈzjuːgɑːnɑːv'],
  ])('says %s with the sounds that an English speaker gives it', (word, sounds) => {
    expect(toIpa(findEnglishWord(word) ?? [])).toBe(sounds);
  });

  it.each(['', 'rakhimzzz', 'zzzzzz', "'", '\n', 'مرحبا'])('does not know "%s"', (word) => {
    expect(findEnglishWord(word)).toBeUndefined();
  });
});
