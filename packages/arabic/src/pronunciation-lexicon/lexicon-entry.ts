import { removeMarks } from '../vowels/marks.ts';
import type { Dialect } from '../dialect.ts';
import { type SayAsWay, sayAs, sayAsWays } from './say-as.ts';
import { spellPhonemes } from './spell-phonemes.ts';

/** An author's own reading of a word, a name or a phrase. */
export interface LexiconEntry {
  /** As it is written; marks make no difference. */
  readonly written: string;
  /** In Arabic letters with vowels, or as `readingType` says. */
  readonly reading: string;
  /** `phonemes`: IPA. `say-as`: how what is written is said, such as `characters`. Absent: `vowelled`. */
  readonly readingType?: 'vowelled' | 'phonemes' | 'say-as';
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
export type EntryFault =
  | 'written_not_words'
  | 'written_not_one_word'
  | 'reading_not_words'
  | 'reading_not_phonemes'
  | 'reading_not_a_way'
  | 'written_not_so_said';

const arabicLetter = String.raw`\u0621-\u063A\u0641-\u064A\u0671\u067E\u0686\u0698\u06A4\u06A9\u06AF\u06CC`;
const mark = String.raw`\u064B-\u0655\u0670`;
const arabicWords = new RegExp(
  `^[${arabicLetter}][${mark}${arabicLetter}]*( [${arabicLetter}][${mark}${arabicLetter}]*)*$`,
  'u',
);
const latinLetter = String.raw`A-Za-z\u00C0-\u024F`;
/** Letters of one script, Latin ones with digits in them or digits alone, and what joins such pieces in one word. */
const piece = String.raw`(?:[${arabicLetter}]+[0-9]*|[${latinLetter}0-9][${latinLetter}0-9'’]*)`;
const writtenWords = new RegExp(`^${piece}(?:[ -]${piece})*$`, 'u');

/** What is written without vowels, stretching and Arabic digits. */
export function plainWritten(written: string): string {
  return removeMarks(written)
    .replaceAll('ـ', '')
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}

/** @returns what is wrong with an entry, or `undefined` when it can be used. Its parts have no blanks at their ends. */
export function findEntryFault(entry: LexiconEntry): EntryFault | undefined {
  const plain = plainWritten(entry.written);
  if (!writtenWords.test(plain)) {
    return 'written_not_words';
  }
  if (entry.kind !== 'phrase' && plain.includes(' ')) {
    return 'written_not_one_word';
  }
  const vowelled = vowelledReading(entry);
  if (vowelled !== undefined && arabicWords.test(vowelled)) {
    return undefined;
  }
  switch (entry.readingType) {
    case 'phonemes':
      return 'reading_not_phonemes';
    case 'say-as':
      return isSayAsWay(entry.reading) ? 'written_not_so_said' : 'reading_not_a_way';
    default:
      return 'reading_not_words';
  }
}

function isSayAsWay(reading: string): reading is SayAsWay {
  return sayAsWays.some((way) => way === reading);
}

/** An entry's reading in Arabic letters with vowels, whatever it is given in; `undefined` where it cannot be said. */
export function vowelledReading({
  written,
  reading,
  readingType,
}: Pick<LexiconEntry, 'written' | 'reading' | 'readingType'>): string | undefined {
  if (readingType === 'phonemes') {
    const spelt = spellPhonemes(reading);
    return 'vowelled' in spelt && spelt.vowelled !== '' ? spelt.vowelled : undefined;
  }
  if (readingType === 'say-as') {
    return isSayAsWay(reading) ? sayAs(plainWritten(written), reading) : undefined;
  }
  return reading;
}
