import {
  affricate,
  afterS,
  countryEnding,
  endingPairs,
  glides,
  heavyPairs,
  hissing,
  liquids,
  neverEnding,
  sonorantContacts,
  sonorants,
  sonority,
} from './foreign-names.data.ts';

/** What stands around a run of consonants in a name. */
export interface RunPlace {
  /** True where a vowel stands before it in whose syllable its first consonant can end. */
  readonly isAfterVowel: boolean;
  /** The long vowel after it; undefined at the end of the name. */
  readonly next: string | undefined;
}

function sonorityOf(letter: string): number {
  const rank = sonority.findIndex((letters) => letters.includes(letter));
  return rank < 0 ? 1 : rank;
}

/** True for two consonants that one syllable can end in: نت, ست. */
function canEnd(first: string, second: string): boolean {
  if (endingPairs.has(first + second)) {
    return true;
  }
  const isHissing = hissing.includes(first) && hissing.includes(second);
  return (
    first !== second &&
    !isHissing &&
    !neverEnding.has(first + second) &&
    sonorants.includes(first) &&
    sonorityOf(first) > sonorityOf(second)
  );
}

/** True where a syllable ends and the next begins with ease: ن.ج. */
function canMeet(first: string, second: string): boolean {
  const isFalling = sonorants.includes(first) && !sonorants.includes(second) && !glides.includes(second);
  return isFalling || sonorantContacts.has(first + second);
}

/** True for two consonants that begin a word in the languages that names come from: بر, ست. */
function canBegin(first: string, second: string): boolean {
  const isLiquid = liquids.includes(second) && sonorityOf(first) < 2;
  return isLiquid || ((first === 'س' || first === 'ش') && afterS.includes(second));
}

/** Vowels between the consonants of a run from a place on, the last of which begins the syllable that follows. */
function fillInside(run: readonly string[], from: number, next: string | undefined, vowels: boolean[]): boolean[] {
  let at = from;
  const rest = run.slice(at).join('');
  if (rest.length === 2 && rest[1] === 'و' && next === 'ي') {
    return vowels.with(at, true);
  }
  if (rest.length === 3 && rest.endsWith(countryEnding.run) && next === countryEnding.next) {
    return vowels.with(at, true);
  }
  let filled = vowels;
  while (run.length - at > 2) {
    const [first = '', second = '', third = ''] = run.slice(at);
    const isEarly = run.length - at !== 4 && !canMeet(first, second) && canMeet(second, third);
    filled = filled.with(isEarly ? at : at + 1, true);
    at += isEarly ? 1 : 2;
  }
  return filled;
}

/** Vowels between the consonants that end a name. */
function fillEnd(run: readonly string[], from: number, vowels: boolean[]): boolean[] {
  const length = run.length - from;
  if (length < 2) {
    return vowels;
  }
  const [first = '', second = ''] = run.slice(-2);
  const isPair = canEnd(first, second);
  if (length === 2) {
    return isPair ? vowels : vowels.with(run.length - 2, true);
  }
  if (isPair && (sonorants.includes(first) || heavyPairs.has(first + second))) {
    const isAffricate = first + second === affricate && length === 3 && sonorants.includes(run[from] ?? '');
    return isAffricate ? vowels : fillInside(run.slice(0, -2), from, undefined, vowels.with(run.length - 3, true));
  }
  return fillInside(run.slice(0, -1), from, undefined, vowels.with(run.length - 2, true));
}

/**
 * Where short vowels stand in a run of consonants, so that every consonant can be said: for each whether one follows
 * it. The long vowel that follows the last is none of them.
 */
export function vowelsInRun(run: readonly string[], { isAfterVowel, next }: RunPlace): boolean[] {
  const none = run.map(() => false);
  if (run.length === 1) {
    return none;
  }
  if (isAfterVowel) {
    return next === undefined ? fillEnd(run, 0, none) : fillInside(run, 0, next, none);
  }
  const opened = none.with(0, true);
  const [first = '', second = ''] = run;
  if (next === undefined) {
    return fillEnd(run, 1, opened);
  }
  return run.length > 3 && canBegin(first, second)
    ? fillInside(run, 2, next, opened.with(1, true))
    : fillInside(run, 1, next, opened);
}
