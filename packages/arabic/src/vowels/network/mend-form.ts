import { fatha, joinMarks, kasra, markClassOf, shadda, splitMarks, sukun } from '../marks.ts';
import type { MarkedLetter } from '../marks.ts';
import type { MarkOdds } from './mark-odds.ts';
import { ownedByReader } from '../affixes/noun-affixes.data.ts';
import {
  articleBeforeAlif,
  dualWithArticle,
  feminineWithPossessive,
  futureWithObject,
  pronounOfThird,
  rootInHa,
} from './mend-form.data.ts';

const shortVowels = [
  [fatha, '\u064F'],
  ['\u064F', '\u064F'],
  [kasra, kasra],
] as const;
const shortVowel = /[\u064E-\u0650]$/u;

function bareOf(letters: readonly MarkedLetter[]): string {
  return letters.map(({ letter }) => letter).join('');
}

function withMarks(letters: readonly MarkedLetter[], index: number, marks: string): MarkedLetter[] {
  return letters.map((letter, place) => (place === index ? { letter: letter.letter, marks } : letter));
}

/** الِاقْتِصَاد: between the article and a joining alif stands an i. */
function mendArticle(letters: readonly MarkedLetter[]): readonly MarkedLetter[] {
  const lam = articleBeforeAlif.exec(bareOf(letters))?.[0].length;
  const after = lam === undefined ? undefined : letters[lam + 2]?.marks;
  const isJoining = after !== undefined && (after === sukun || after.startsWith(shadda));
  return lam !== undefined && isJoining && letters[lam]?.marks === fatha ? withMarks(letters, lam, kasra) : letters;
}

/** أَيَّام: no word begins with a hamza that has no vowel. */
function mendOpeningHamza(letters: readonly MarkedLetter[]): readonly MarkedLetter[] {
  const at = letters.findIndex(({ letter }) => letter === 'أ');
  const isOpening = at === 0 || (at === 1 && /[وفبلك]/u.test(letters[0]?.letter ?? ''));
  return isOpening && letters[at]?.marks === '' ? withMarks(letters, at, fatha) : letters;
}

/** طُلَّاب: what is doubled is the letter before the alif, wherever an edition put the sign. */
function mendDoubledAlif(letters: readonly MarkedLetter[]): readonly MarkedLetter[] {
  const alif = letters.findIndex(({ letter, marks }, place) => place > 0 && letter === 'ا' && marks.startsWith(shadda));
  return alif < 0 ? letters : withMarks(withMarks(letters, alif - 1, shadda + fatha), alif, '');
}

/** His and their are هُ and هُم, after an i هِ and هِم: the case and the pronoun are chosen together. */
function mendPronoun(letters: readonly MarkedLetter[], odds: MarkOdds): readonly MarkedLetter[] {
  const bare = bareOf(letters);
  const ha = rootInHa.test(bare) ? -1 : bare.search(pronounOfThird);
  const [before, own] = [letters[ha - 1]?.marks ?? '', letters[ha]?.marks ?? ''];
  if (ha < 2 || !shortVowel.test(before) || !shortVowel.test(own) || before.endsWith(kasra) === (own === kasra)) {
    return letters;
  }
  const double = before.startsWith(shadda) ? shadda : '';
  const oddsOf = ([vowel, pronounVowel]: readonly [string, string]) =>
    odds.logOf(ha - 1, markClassOf(double + vowel) ?? 0) + odds.logOf(ha, markClassOf(pronounVowel) ?? 0);
  const [vowel, pronounVowel] = shortVowels.reduce((best, pair) => (oddsOf(pair) > oddsOf(best) ? pair : best));
  return withMarks(withMarks(letters, ha - 1, double + vowel), ha, pronounVowel);
}

/** مَعَهُ: the vowel before a pronoun of ours is right, and after an a there is no هِ. */
function mendOwnPronoun(letters: readonly MarkedLetter[]): readonly MarkedLetter[] {
  const bare = bareOf(letters);
  const ha = rootInHa.test(bare) ? -1 : bare.search(pronounOfThird);
  const isImpossible = ha >= 2 && letters[ha]?.marks === kasra && letters[ha - 1]?.marks.endsWith(fatha) === true;
  return isImpossible ? withMarks(letters, ha, '\u064F') : letters;
}

/** حُرِّيَّتُهُ, حُرِّيَّتَهُ, حُرِّيَّتِهِ: our lists know the noun, but not its case. */
function mendCaseOfPossessed(letters: readonly MarkedLetter[], odds: MarkOdds): readonly MarkedLetter[] {
  const ta = bareOf(letters).search(feminineWithPossessive);
  if (ta < 2 || letters[ta]?.marks !== '\u064F' || letters[ta - 1]?.marks.endsWith(fatha) !== true) {
    return letters;
  }
  const owner = letters[ta + 1];
  const isHis = owner?.letter === 'ه' && /^[\u064F\u0650]$/u.test(owner.marks);
  const oddsOf = ([vowel, ofOwner]: readonly [string, string]) =>
    odds.logOf(ta, markClassOf(vowel) ?? 0) + (isHis ? odds.logOf(ta + 1, markClassOf(ofOwner) ?? 0) : 0);
  const [vowel, ofOwner] = shortVowels.reduce((best, pair) => (oddsOf(pair) > oddsOf(best) ? pair : best));
  const cased = withMarks(letters, ta, vowel);
  return isHis ? withMarks(cased, ta + 1, ofOwner) : cased;
}

/** رَقْمُكَ, رَقْمَكَ, رَقْمِكَ: the same of nouns before the pronouns of who reads and who writes; verbs have moods. */
function mendCaseOfReaders(letters: readonly MarkedLetter[], odds: MarkOdds): readonly MarkedLetter[] {
  const at = (ownedByReader.exec(bareOf(letters))?.[0].length ?? 0) - 1;
  const marks = letters[at]?.marks ?? '';
  const isOpen = at > 1 && marks.endsWith('\u064F');
  if (!isOpen) {
    return letters;
  }
  const double = marks.startsWith(shadda) ? shadda : '';
  const oddsOf = (vowel: string) => odds.logOf(at, markClassOf(double + vowel) ?? 0);
  const best = [fatha, '\u064F', kasra].reduce((a, b) => (oddsOf(b) > oddsOf(a) ? b : a));
  return withMarks(letters, at, double + best);
}

/** سَأَزُورُكَ: after the س of the future a verb is in the indicative, which its object makes heard. */
function mendFuture(letters: readonly MarkedLetter[]): readonly MarkedLetter[] {
  const form = joinMarks(letters);
  return futureWithObject.test(form) ? splitMarks(form.replace(futureWithObject, '$<verb>\u064F$<object>')) : letters;
}

/** الْعَدَدَيْنِ: after the article no verb stands, so that what ends so is a dual. */
function mendDual(letters: readonly MarkedLetter[]): readonly MarkedLetter[] {
  const isDual = letters.at(-1)?.letter === 'ن' && dualWithArticle.test(joinMarks(letters));
  return isDual ? withMarks(letters, letters.length - 1, kasra) : letters;
}

/**
 * A form that was found letter by letter, with what no Arabic word can have put right.
 *
 * @param isOwn true for a form that we wrote, which is right in itself, its case apart.
 */
export function mendForm(letters: readonly MarkedLetter[], odds: MarkOdds, isOwn: boolean): readonly MarkedLetter[] {
  const said = mendOpeningHamza(mendDual(mendFuture(mendDoubledAlif(letters))));
  return isOwn
    ? mendOwnPronoun(mendCaseOfReaders(mendCaseOfPossessed(said, odds), odds))
    : mendPronoun(mendArticle(said), odds);
}
