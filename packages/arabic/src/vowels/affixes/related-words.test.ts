import { describe, expect, it } from 'vitest';
import type { Lexicon } from '../word-lists/lexicon.ts';
import { removeMarks } from '../marks.ts';
import { readThroughRelatedWord } from './related-words.ts';

function lexiconOf(...forms: string[]): Lexicon {
  const entries = new Map(
    forms.map((first) => [
      removeMarks(first),
      { first, second: undefined, coreShare: 1, endingShare: 1, isCommon: true },
    ]),
  );
  return { find: (bare) => entries.get(bare) };
}

/** What is asked, what the lexicon knows, and how the word is then read. */
const cases: readonly (readonly [asked: string, known: string, read: string])[] = [
  ['الكتاب', 'كِتَابٌ', 'الْكِتَابُ'],
  ['الشارع', 'شَارِع', 'الشَّارِع'],
  ['شارع', 'الشَّارِعِ', 'شَارِعِ'],
  ['بالكتاب', 'الْكِتَابِ', 'بِالْكِتَابِ'],
  ['للشركة', 'الشَّرِكَةِ', 'لِلشَّرِكَةِ'],
  ['للكتاب', 'كِتَاب', 'لِلْكِتَاب'],
  ['وسيارتهم', 'سَيَّارَة', 'وَسَيَّارَتِهِمْ'],
  ['كتابه', 'كِتَابٌ', 'كِتَابُهُ'],
  ['سيكتب', 'يَكْتُبُ', 'سَيَكْتُبُ'],
  ['نكتب', 'يَكْتُبُ', 'نَكْتُبُ'],
  ['المدرسات', 'مُدَرِّسَة', 'الْمُدَرِّسَاتِ'],
  ['مدرسون', 'مُدَرِّس', 'مُدَرِّسُونَ'],
  ['أصدقائهم', 'أَصْدِقَاءُ', 'أَصْدِقَائِهِمْ'],
  ['كتبوا', 'كَتَبَ', 'كَتَبُوا'],
  ['الاعلام', 'الْإِعْلَامِ', 'الْاِعْلَامِ'],
  ['مدرسه', 'مَدْرَسَة', 'مَدْرَسَه'],
];

describe('reading through a related word', () => {
  it.each(cases)('%s through %s', (asked, known, read) => {
    expect(readThroughRelatedWord(asked, lexiconOf(known))?.form).toBe(read);
  });

  it('prefers the longer stem', () => {
    expect(readThroughRelatedWord('ومدرسة', lexiconOf('مَدْرَسَة', 'دَرَس', 'وَمَدَّ'))?.form).toBe('وَمَدْرَسَة');
  });

  it('says nothing when no related word is known', () => {
    expect(readThroughRelatedWord('فيسبوك', lexiconOf('كِتَاب'))).toBeUndefined();
    expect(readThroughRelatedWord('', lexiconOf('كِتَاب'))).toBeUndefined();
  });
});
