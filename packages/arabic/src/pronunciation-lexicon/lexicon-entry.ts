import { removeMarks } from '../vowels/marks.ts';
import type { Dialect } from '../dialect.ts';

/** An author's own reading of a word, a name or a phrase. */
export interface LexiconEntry {
  /** As it is written; marks make no difference. */
  readonly written: string;
  /** In Arabic letters with vowels. */
  readonly reading: string;
  /** Names take no article and no endings; a word may, by its `part`. */
  readonly kind: 'word' | 'name' | 'phrase';
  /** A noun is read with pronouns, dual and plural, too; a verb with pronouns and the marker of the future. */
  readonly part?: 'noun' | 'verb';
  /** The only dialect it holds in; absent for all. */
  readonly dialect?: Dialect;
  /** Of entries that read the same place, the one with the highest number wins. */
  readonly priority?: number;
}

/** The reason why an entry cannot be used. */
export type EntryFault = 'written_not_words' | 'written_not_one_word' | 'reading_not_words';

const arabicLetter = String.raw`\u0621-\u063A\u0641-\u064A\u0671\u067E\u0686\u0698\u06A4\u06A9\u06AF\u06CC`;
const mark = String.raw`\u064B-\u0655\u0670`;
const arabicWords = new RegExp(
  `^[${arabicLetter}][${mark}${arabicLetter}]*( [${arabicLetter}][${mark}${arabicLetter}]*)*$`,
  'u',
);
const latinWords = /^[A-Za-z\u00C0-\u024F][A-Za-z\u00C0-\u024F'-]*( [A-Za-z\u00C0-\u024F][A-Za-z\u00C0-\u024F'-]*)*$/u;

/** Whether a word is in Arabic letters; an entry's words all are, or all are in Latin letters. */
export function isArabic(written: string): boolean {
  return arabicWords.test(written);
}

/** @returns what is wrong with an entry, or `undefined` when it can be used. Its parts have no blanks at their ends. */
export function findEntryFault({ written, reading, kind }: LexiconEntry): EntryFault | undefined {
  const bare = removeMarks(written).replaceAll('ـ', '');
  if (!arabicWords.test(bare) && !latinWords.test(bare)) {
    return 'written_not_words';
  }
  if (kind !== 'phrase' && bare.includes(' ')) {
    return 'written_not_one_word';
  }
  return arabicWords.test(reading) ? undefined : 'reading_not_words';
}
