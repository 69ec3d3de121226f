import { fatha, shadda, sukun } from '../vowels/marks.ts';
import { markVariants } from './letters.data.ts';
import { replaceMatches, type WrittenText } from './written-text.ts';

const daggerAlif = '\u0670';
const vowelSigns = new Set(
  Array.from({ length: sukun.charCodeAt(0) - 0x064b + 1 }, (_, index) => String.fromCharCode(0x064b + index)),
);
vowelSigns.delete(shadda);

/** A letter with the marks on it. More marks than a letter can carry are noise and are dropped one by one later. */
const cluster = /(\p{L})(\p{M}{1,32})/gu;
const tatweelWithMarks = /\u0640(?=[\u064B-\u0655\u0670])/gu;
const isArabic = /\p{Script=Arabic}/u;
const hamzaOnTatweel = /\u0640\u0654/gu;

const composing = /[^\u064B-\u0652\u0670]/u;

/**
 * The letter that a letter and a combining hamza, madda or accent make together; marks between them do not hinder it.
 */
function compose(letter: string, marks: string): { letter: string; marks: string[] } {
  const together = letter + marks;
  const [first = '', ...rest] = composing.test(marks) ? together.normalize('NFC') : together;
  return { letter: first, marks: rest };
}

/** Shadda, then one vowel sign (the last typed), then a dagger alif; signs of recitation have no sound of their own. */
function orderMarks(marks: readonly string[]): string {
  const meant = marks.map((mark) => markVariants[mark] ?? mark);
  const vowel = meant.findLast((mark) => vowelSigns.has(mark));
  const hasDagger = meant.includes(daggerAlif);
  return (
    (meant.includes(shadda) ? shadda : '') +
    (vowel === sukun && hasDagger ? fatha : (vowel ?? '')) +
    (hasDagger ? daggerAlif : '')
  );
}

/**
 * Puts letters and marks into one form, whatever order they were typed or normalised in: letter, shadda, vowel.
 * Unicode's own normal forms put the vowel first and must not be applied after this.
 */
export function orderLettersAndMarks(written: WrittenText): WrittenText {
  const withHamza = replaceMatches(written, hamzaOnTatweel, () => 'ء');
  const attached = replaceMatches(withHamza, tatweelWithMarks, () => '');
  return replaceMatches(attached, cluster, ([, letter = '', typed = '']) => {
    const { letter: base, marks } = compose(letter, typed);
    return isArabic.test(base) ? base + orderMarks(marks) : base;
  });
}
