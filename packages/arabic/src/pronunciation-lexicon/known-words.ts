import type { Stem } from './compile-lexicon.ts';
import { plainWritten } from './lexicon-entry.ts';
import { type Prefix, type Suffix, shortStem } from './affixes.data.ts';
import { knownWords } from './generated/known-words.data.ts';
import { lookAlikes } from './look-alikes.data.ts';
import { foldSpelling } from './spelling.ts';

/** Nouns in ة, and participles, which have a feminine of the same meaning. */
const hasFeminine = /[ةه]$|^م|^.ا..$/u;

let [own, alike]: (ReadonlySet<string> | undefined)[] = [];

/** Whether a word stands in our own lists as it is, and so is not another one with something before or behind it. */
function isWordOfItsOwn(letters: string): boolean {
  own ??= new Set(`${knownWords} ${lookAlikes}`.split(/\s+/u).map(keyOf));
  return own.has(keyOf(letters));
}

function isLookAlike(letters: string): boolean {
  alike ??= new Set(lookAlikes.split(/\s+/u).map(keyOf));
  return alike.has(keyOf(letters));
}

/** كتابة is a word of its own; كتابه is somebody's book. */
function keyOf(letters: string): string {
  return letters.endsWith('ة') ? `${foldSpelling(letters.slice(0, -1))}ة` : foldSpelling(letters);
}

/** A word as it is divided. */
interface WordDivision {
  readonly prefix: Prefix;
  readonly suffix: Suffix;
  readonly from: number;
  readonly to: number;
}

/** A word that stands in our own lists is not taken for another one with something before or behind it. */
export function isAnotherWord(letters: string, { entry }: Stem, { prefix, suffix, from, to }: WordDivision): boolean {
  const stemLength = to - from;
  const isOther = (word: string): boolean => word.length > stemLength && isWordOfItsOwn(word);
  const inflected = letters.slice(from);
  if (from > 0 && !prefix.hasArticle && [letters, letters.slice(prefix.conjunction)].some(isOther)) {
    return true;
  }
  if (from > 0 && !prefix.hasArticle && stemLength <= shortStem && isOther(letters.slice(0, to))) {
    return true;
  }
  if (suffix.form !== 'plural' || stemLength <= shortStem) {
    return suffix.letters !== '' && isOther(inflected);
  }
  // كتابات are those of كتابة, not of كتاب; مهندسات are engineers, too.
  return (
    isLookAlike(inflected) || (!hasFeminine.test(plainWritten(entry.written)) && isOther(`${letters.slice(from, to)}ة`))
  );
}
