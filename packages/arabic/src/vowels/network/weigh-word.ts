import { foreignName, isForeignName } from './foreign-names.ts';
import { hasArticle } from '../clitics.ts';
import { standardNouns, wordsWith } from '../word-lists/lexicon-rows.ts';
import { isParticle } from '../particles.ts';
import { damma, fatha, joinMarks, kasra, markClassOf, shadda } from '../marks.ts';
import type { MarkedLetter } from '../marks.ts';
import { allowedMarks, candidatesOf, lettersOf, secondOf } from './candidates.ts';
import type { ListedWord, WordReading } from '../word-reading.ts';
import { coreLog, likeliestMarks } from './mark-odds.ts';
import type { MarkOdds } from './mark-odds.ts';
import { fitsPerson, perfectPersonOf } from './perfect-person.ts';
import { adjectiveEnding, feminineWithPossessive, ownedByReader } from '../affixes/noun-affixes.data.ts';

const shortVowels: readonly string[] = [fatha, damma, kasra];

/** A particle of one letter before a noun. */
const joinedParticle = /^(?:[وف][ء-يٱ-ۓ]{3}|[بك][ء-يٱ-ۓ]{4}|ل[ء-يٱ-ۓ]{3})/u;

/** تهنئة, تجربة: hardly an adjective is spelt so. */
const verbalNounInTa = /^ت[ء-يٱ-ۓ]{2}[^ي]ة$/u;

/**
 * From these probabilities on a word in ة is the first part of a construct, by what follows; found on news and web
 * text.
 */
const shareMin = { noun: 0.08, inTa: 0.3, joined: 0.5 } as const;

const names = wordsWith(({ pos }) => pos === 'name');

/**
 * The probability from which on a word in ة stands in construct with the next, both bare; `undefined` where it cannot.
 * Before an article the t is said whatever the ending, and a particle completes nothing: بغزارة هذا الصباح.
 */
function constructShareMin(bare: string, next: string | undefined): number | undefined {
  if (next === undefined || hasArticle(next) || hasArticle(bare) || isParticle(next)) {
    return undefined;
  }
  if (isJoined(next)) {
    return shareMin.joined;
  }
  return adjectiveEnding.test(next) && !verbalNounInTa.test(next) ? shareMin.inTa : shareMin.noun;
}

/** True for a word with a particle of one letter; of بطاقة, لجنة and وجدة the letter is their own. */
function isJoined(next: string): boolean {
  return joinedParticle.test(next) && !standardNouns.has(next) && !names.has(next);
}

/** How likely the last letter bears one short vowel. */
function constructShareOf(odds: MarkOdds, last: number): number {
  return shortVowels.reduce((sum, vowel) => sum + Math.exp(odds.logOf(last, markClassOf(vowel) ?? 0)), 0);
}

interface WeighingPlace {
  readonly isOld: boolean;
  readonly next: ListedWord | undefined;
}

/** True for the first part of a construct, as far as the network and the next word tell. */
function isInConstruct({ bare, typed }: ListedWord, share: number, { next, isOld }: WeighingPlace): boolean {
  const least = constructShareMin(bare, next?.bare);
  return !isOld && least !== undefined && share >= least && typed.at(-1)?.marks === '';
}

/** The vowels before هُ and هُمْ with those of the pronoun, which follows an i with an i. */
const casesBeforeHis = [
  [fatha, damma],
  [damma, damma],
  [kasra, kasra],
] as const;

/** Where the case of a noun lies that a pronoun follows; -1 for other words. */
function caseOfOwnedAt(letters: readonly MarkedLetter[]): number {
  const bare = letters.map(({ letter }) => letter).join('');
  const ofReader = (ownedByReader.exec(bare)?.[0].length ?? 0) - 1;
  const ofFeminine = bare.search(feminineWithPossessive);
  const at = ofReader > 1 ? ofReader : letters[ofFeminine - 1]?.marks.endsWith(fatha) === true ? ofFeminine : -1;
  return at > 1 && letters[at]?.marks.endsWith(damma) === true ? at : -1;
}

/**
 * The case of a noun of ours before the pronoun of its owner: رَقْمُكَ, رَقْمَكَ, رَقْمِكَ. Nouns in ة have any owner;
 * others are known for nouns only before the pronouns of who reads and who writes.
 */
export function withCaseOfOwned(letters: readonly MarkedLetter[], odds: MarkOdds): readonly MarkedLetter[] {
  const at = caseOfOwnedAt(letters);
  const [noun, owner] = [letters[at], letters[at + 1]];
  if (noun === undefined || owner === undefined) {
    return letters;
  }
  const isHis = owner.letter === 'ه' && (owner.marks === damma || owner.marks === kasra);
  const double = noun.marks.startsWith(shadda) ? shadda : '';
  const oddsOf = ([vowel, ofOwner]: readonly [string, string]) =>
    odds.logOf(at, markClassOf(double + vowel) ?? 0) + (isHis ? odds.logOf(at + 1, markClassOf(ofOwner) ?? 0) : 0);
  const [vowel, ofOwner] = casesBeforeHis.reduce((best, pair) => (oddsOf(pair) > oddsOf(best) ? pair : best));
  const cased = letters.with(at, { letter: noun.letter, marks: double + vowel });
  return isHis ? cased.with(at + 1, { letter: owner.letter, marks: ofOwner }) : cased;
}

/** The vowels of the best candidate with the ending that the network finds likeliest. */
export function weigh(word: ListedWord, odds: MarkOdds, place: WeighingPlace): WordReading {
  const { isOld } = place;
  const isBeforeJoiningAlif = place.next?.bare.startsWith('ا') === true;
  const candidates = candidatesOf(word, odds, isOld, isBeforeJoiningAlif);
  const best = candidates.reduce((a, b) => (b.log > a.log ? b : a));
  const runnerUp = secondOf(candidates, best);
  const letters = lettersOf(best.reading.form);
  const share = Math.exp(coreLog(odds, letters));
  if (
    !isOld &&
    word.typed.every(({ marks }) => marks === '') &&
    isForeignName(word.bare, share, best.reading.origin.rule)
  ) {
    const form = joinMarks(foreignName(word.bare));
    const origin = { stage: 'network', rule: 'network.foreign-name' } as const;
    return { form, coreConfidence: share, endingConfidence: 0, isOwn: false, origin, runnerUp: best.reading.form };
  }
  const last = letters.length - 1;
  const isAllowed = allowedMarks(word);
  // دُبَيّ: the doubled last letter of a name belongs to it and not to its ending.
  const isDoubled = best.reading.isOwn && !isParticle(word.bare) && letters[last]?.marks.startsWith(shadda) === true;
  const isConstruct = letters[last]?.letter === 'ة' && isInConstruct(word, constructShareOf(odds, last), place);
  const person = best.person ?? (perfectPersonOf(letters) === 'other' ? 'other' : undefined);
  const isFitting = (marks: string) =>
    (person === undefined || fitsPerson(person, marks, isBeforeJoiningAlif)) &&
    (!isConstruct || shortVowels.includes(marks)) &&
    (!isDoubled || marks.startsWith(shadda));
  const ending = likeliestMarks(odds, last, (marks) => isAllowed(last, marks) && isFitting(marks));
  const ended = letters.with(last, { letter: letters[last]?.letter ?? '', marks: ending });
  return {
    form: joinMarks(best.reading.isOwn ? withCaseOfOwned(ended, odds) : ended),
    coreConfidence: share,
    endingConfidence: Math.exp(odds.logOf(last, markClassOf(ending) ?? 0)),
    isOwn: best.reading.isOwn,
    origin: { ...best.reading.origin, stage: 'network' },
    ...(isConstruct && { isConstruct }),
    ...(runnerUp !== undefined && { runnerUp }),
  };
}
