import { describe, expect, it } from 'vitest';
import type { VowelledWord } from '../reading.ts';
import { sayEndings } from './say-endings.ts';

const word = (vowelled: string, more: Partial<VowelledWord> = {}): VowelledWord => ({
  text: vowelled.replace(/[\u064B-\u0652]/gu, ''),
  script: 'arabic',
  rule: 'plain',
  start: 0,
  end: 1,
  vowelled,
  confidence: 1,
  decision: { stage: 'network', rule: 'learned.list', confidence: 1 },
  ...more,
});
const said = (words: readonly VowelledWord[], endings: Parameters<typeof sayEndings>[1]) =>
  sayEndings(words, endings).map(({ vowelled }) => vowelled);

describe('sayEndings', () => {
  const sure = [word('كَتَبَ'), word('الطَّالِبُ'), word('دَرْسَ'), word('الْعُلُومِ'), word('فِي'), word('الْبَيْت')];
  const mixed = [word('الطَّالِبُ'), word('بَيْت', { likeliest: 'بَيْتٍ' }), word('قَدِيم')];

  it('says sure endings in a phrase that has no others', () => {
    expect(said(sure, 'light')).toEqual(sure.map(({ vowelled }) => vowelled));
  });

  it('says none in a phrase where many are left off', () => {
    expect(said(mixed, 'light')).toEqual(['الطَّالِب', 'بَيْت', 'قَدِيم']);
  });

  it('keeps a helping vowel, which is no case', () => {
    const words = [word('قَفَزَتِ'), word('الضِّفْدَعَة', { likeliest: 'الضِّفْدَعَةُ' }), word('رَصِيدُكُمُ'), word('الْحَالِيّ')];
    expect(said(words, 'light')).toEqual(words.map(({ vowelled }) => vowelled));
    expect(said(words, 'none')).toEqual(words.map(({ vowelled }) => vowelled));
  });

  it('says the likeliest ending of each word in full', () => {
    expect(said(mixed, 'full')).toEqual(['الطَّالِبُ', 'بَيْتٍ', 'قَدِيم']);
  });

  it('says none where none is asked for, but what never changes and what was typed', () => {
    expect(said(sure, 'none')).toEqual(['كَتَبَ', 'الطَّالِب', 'دَرْسَ', 'الْعُلُوم', 'فِي', 'الْبَيْت']);
    const fixed = [
      word('ذَهَبْتُ'),
      word('خِلَالَ'),
      word('كِتَابُكَ'),
      word('سَيَّارَةُ'),
      word('شُكْرًا'),
      word('بَيْتٌ', { text: 'بيتٌ' }),
      word('هُنَا'),
    ];
    expect(said(fixed, 'none')).toEqual(fixed.map(({ vowelled }) => vowelled));
  });
});
