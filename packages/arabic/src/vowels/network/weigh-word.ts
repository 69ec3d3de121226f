import { damma, fatha, joinMarks, kasra, markClassOf, shadda, sukun } from '../marks.ts';
import type { MarkedLetter } from '../marks.ts';
import { allowedMarks, candidatesOf, lettersOf, secondOf } from './candidates.ts';
import type { ListedWord, WordReading } from '../word-reading.ts';
import { nounInTa, weakPast } from './construct.data.ts';
import { constructShareMin, isMeantFor } from './construct.ts';
import { coreLog, likeliestMarks } from './mark-odds.ts';
import type { MarkOdds } from './mark-odds.ts';
import { feminineWithPossessive, ownedByReader } from '../affixes/noun-affixes.data.ts';
import { isParticle } from '../particles.ts';

/** How likely the last letter bears one short vowel. */
function constructShareOf(odds: MarkOdds, last: number): number {
  return shortVowels.reduce((sum, vowel) => sum + Math.exp(odds.logOf(last, markClassOf(vowel) ?? 0)), 0);
}

interface WeighingPlace {
  readonly isOld: boolean;
  readonly next: ListedWord | undefined;
}

/** Stages that stand for a word that no list knows. */
const guessed: ReadonlySet<string> = new Set(['guess', 'related']);

/** True for the first part of a construct, as far as the network and the next word tell. */
function isInConstruct({ bare, typed }: ListedWord, share: number, { next, isOld }: WeighingPlace): boolean {
  const isNextUnknown = next?.readings.every(({ origin }) => guessed.has(origin.stage)) === true;
  const least = constructShareMin({ bare, next: next?.bare, isNextUnknown });
  return !isOld && least !== undefined && share >= least && typed.at(-1)?.marks === '';
}

const shortVowels: readonly string[] = [fatha, damma, kasra];

/** A noun in ة without an article that is no name. */
function isCommonNoun({ form, origin }: WordReading): boolean {
  return nounInTa.test(form) && !/^lexicon\.(?:names|places)$/u.test(origin.rule);
}

/** The vowels of the best candidate with the ending that the network finds likeliest. */
export function weigh(word: ListedWord, odds: MarkOdds, place: WeighingPlace): WordReading {
  const { isOld } = place;
  const candidates = candidatesOf(word, odds, isOld);
  const best = candidates.reduce((a, b) => (b.log > a.log ? b : a));
  const runnerUp = secondOf(candidates, best);
  const letters = lettersOf(best.reading.form);
  const share = Math.exp(coreLog(odds, letters));
  const last = letters.length - 1;
  const isAllowed = allowedMarks(word);
  // دُبَيّ: the doubled last letter of a name belongs to it and not to its ending.
  const isDoubled = best.reading.isOwn && !isParticle(word.bare) && letters[last]?.marks.startsWith(shadda) === true;
  // مِئَتَيْ: what is left of a dual before its owner is closed.
  const isClosed = best.reading.isOwn && /\u064Eي\u0652$/u.test(best.reading.form);
  // وَفَّرَ: nor is a last letter doubled that a pattern leaves single, or that follows a doubled one.
  const isLastDoubled = letters[last]?.marks.startsWith(shadda) === true;
  const followsDoubled = letters[last - 1]?.marks.startsWith(shadda) === true && letters[last]?.letter !== 'ي';
  const isSingle = !isLastDoubled && (best.reading.origin.stage === 'pattern' || (followsDoubled && !isOld));
  const isConstruct = letters[last]?.letter === 'ة' && isInConstruct(word, constructShareOf(odds, last), place);
  const isOpen = !isOld && !isConstruct && isCommonNoun(best.reading) && isMeantFor(place.next?.bare);
  // تُوُفِّيَ: a verb of the past in -iya keeps its a.
  const isWeakPast = !isOld && weakPast.test(best.reading.form);
  const isFitting = (marks: string) =>
    (!isWeakPast || marks === fatha) &&
    (!isConstruct || shortVowels.includes(marks)) &&
    !(isOpen && shortVowels.includes(marks)) &&
    (!isDoubled || marks.startsWith(shadda)) &&
    !(isSingle && marks.startsWith(shadda)) &&
    (!isClosed || marks === sukun);
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
