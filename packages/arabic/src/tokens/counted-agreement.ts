import type { Gender, State } from '../numbers/declension.ts';
import { genderOfCounted } from '../numbers/noun-gender.ts';
import { type FollowingWord, followingWord } from './following-word.ts';
import { nounsInWaw } from './governors.data.ts';
import { isDefinite, isFunctionWord } from './governors.ts';
import type { TokenContext } from './token-rule.ts';

const pluralLike = /(?:ات|ون|ين|اء)$|^أ..ا.$|^..و.$|^م.ا..$|^.وا..$|^..ا[ئي].$|^.ُ?.ا.$|^..ا..$|^..ا.ي.$/u;
const inWaw: ReadonlySet<string> = new Set(nounsInWaw.split(' '));

/** The state of the numeral before a noun that is not in the table. */
export function stateBefore(bare: string, value: number): State {
  const lastTwo = value % 100;
  if (lastTwo === 0 && value > 0) {
    return 'construct';
  }
  return lastTwo >= 3 && lastTwo <= 10 && pluralLike.test(bare) ? 'construct' : 'indefinite';
}

export function isCountable(bare: string): boolean {
  return (
    bare.length > 1 &&
    !isFunctionWord(bare) &&
    !/^(?:و|ف)?(?:ب|ك|ل)?ال|^لل/u.test(bare) &&
    (!bare.startsWith('و') || inWaw.has(bare))
  );
}

/** 3 أو 4 سيارات: what the second number counts, the first counts, too. */
const otherNumber = / (?:أو|إلى|و|حتى) ?\d{1,9}(?= )/uy;

function sharedNoun(text: string, index: number): FollowingWord | undefined {
  otherNumber.lastIndex = index;
  const other = otherNumber.exec(text);
  return other ? followingWord(text, index + other[0].length) : undefined;
}

/** 4 من المدن, 3 منها: what the number is a part of. */
const partOfDefinite = / (?:من) (?=ال)/uy;

/**
 * The gender of what a number counts that has no noun right after it: the one of its partner, or what it is a part of.
 */
export function genderFromAfar(text: string, index: number): Gender {
  const shared = sharedNoun(text, index);
  if (shared && isCountable(shared.bare)) {
    return genderOfCounted(shared.bare);
  }
  partOfDefinite.lastIndex = index;
  const part = partOfDefinite.exec(text);
  const whole = part ? followingWord(text, index + part[0].length)?.bare.slice(2) : undefined;
  return whole === undefined ? 'masculine' : genderOfCounted(whole);
}

/** Returns true where a noun follows that a number ending at an index counts. */
export function isCountedAt(text: string, index: number): boolean {
  const word = followingWord(text, index);
  return word !== undefined && isCountable(word.bare);
}

/** The gender of what a number that ends at an index counts; masculine where it counts nothing. */
export function countedGender(text: string, index: number): Gender {
  const word = followingWord(text, index);
  return word && isCountable(word.bare) ? genderOfCounted(word.bare) : 'masculine';
}

/**
 * Finds the gender of a definite number: from the noun after it (الـ24 ساعة), or from the noun before it (السنوات
 * الـ5).
 */
export function genderOfDefinite(index: number, { text, previous }: TokenContext): Gender {
  const after = followingWord(text, index);
  if (after && isCountable(after.bare)) {
    return genderOfCounted(after.bare);
  }
  const before = previous.at(-1) ?? '';
  return isDefinite(before) ? genderOfCounted(before.replace(/^(?:و|ف)?(?:[بك]?ال|لل)/u, '')) : 'masculine';
}
