import { damma, fatha, joinMarks, kasra, markClassOf, shadda, sukun } from '../marks.ts';
import type { MarkedLetter } from '../marks.ts';
import { allowedMarks, candidatesOf, lettersOf, secondOf } from './candidates.ts';
import type { ListedWord } from './candidates.ts';
import { nounInTa, weakPast } from './construct.data.ts';
import { constructShareMin, isMeantFor } from './construct.ts';
import { foreignName, isForeignName } from './foreign-names.ts';
import { coreLog, likeliestMarks } from './mark-odds.ts';
import type { MarkOdds } from './mark-odds.ts';
import { mendForm } from './mend-form.ts';
import { fitsPerson, perfectPersonOf } from './perfect-person.ts';
import { isParticle } from '../particles.ts';
import type { WordReading } from '../word-reading.ts';

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

function isUnmarked({ typed }: ListedWord): boolean {
  return typed.every(({ marks }) => marks === '');
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
  if (!isOld && isUnmarked(word) && isForeignName(word.bare, share, best.reading.origin.rule)) {
    const form = joinMarks(foreignName(word.bare));
    const origin = { stage: 'network', rule: 'network.foreign-name' } as const;
    return { form, coreConfidence: share, endingConfidence: 0, isOwn: false, origin, runnerUp: best.reading.form };
  }
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
  const person = best.person ?? (perfectPersonOf(letters) === 'other' ? 'other' : undefined);
  const isFitting = (marks: string) =>
    (person === undefined || fitsPerson(person, marks, isBeforeJoiningAlif)) &&
    (!isWeakPast || marks === fatha) &&
    (!isConstruct || shortVowels.includes(marks)) &&
    !(isOpen && shortVowels.includes(marks)) &&
    (!isDoubled || marks.startsWith(shadda)) &&
    !(isSingle && marks.startsWith(shadda)) &&
    (!isClosed || marks === sukun);
  const ending = likeliestMarks(odds, last, (marks) => isAllowed(last, marks) && isFitting(marks));
  const ended = letters.with(last, { letter: letters[last]?.letter ?? '', marks: ending });
  const ownedConfidence = ownedConfidenceOf(ended, odds);
  return {
    form: joinMarks(mendForm(ended, odds, best.reading.isOwn)),
    coreConfidence: share,
    endingConfidence: Math.exp(odds.logOf(last, markClassOf(ending) ?? 0)),
    isOwn: best.reading.isOwn,
    origin: { ...best.reading.origin, stage: 'network' },
    ...(isConstruct && { isConstruct }),
    ...(ownedConfidence !== undefined && { ownedConfidence }),
    ...(runnerUp !== undefined && { runnerUp }),
  };
}

/** A form with the pronoun of an owner or an object. */
const withPronoun =
  /[\u064E\u064F\u0650](?<pronoun>ه[\u064F\u0650]?|ه\u064Eا|ه[\u064F\u0650]م\u0652?|ه[\u064F\u0650]م\u064Eا|ك[\u064E\u0650]?|ك\u064Fم\u0652?|ن\u064Eا)$/u;

/** How likely the vowel before the pronoun is among short vowels; `undefined` for a form without pronoun. */
function ownedConfidenceOf(letters: readonly MarkedLetter[], odds: MarkOdds): number | undefined {
  const pronoun = withPronoun.exec(joinMarks(letters))?.groups?.['pronoun'];
  if (pronoun === undefined) {
    return undefined;
  }
  const at = letters.length - 1 - lettersOf(pronoun).length;
  const marks = letters[at]?.marks ?? '';
  const doubled = marks.startsWith(shadda) ? shadda : '';
  const shares = shortVowels.map((vowel) => Math.exp(odds.logOf(at, markClassOf(doubled + vowel) ?? 0)));
  const own = shares[shortVowels.indexOf(marks.slice(doubled.length))] ?? 0;
  return own / shares.reduce((sum, share) => sum + share, 0);
}
