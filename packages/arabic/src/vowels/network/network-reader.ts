import type { Boundary, Bracket } from '../../reading.ts';
import { damma, fatha, joinMarks, kasra, markClassOf, shadda, splitMarks, sukun } from '../marks.ts';
import { rememberWords } from '../remember-words.ts';
import type { MarkedLetter } from '../marks.ts';
import { compatibleWith, contradiction } from '../readings/typed-marks.ts';
import type { WordReading } from '../word-reading.ts';
import { constructShareMin, isMeantFor } from './construct.ts';
import { nounInTa, weakPast } from './construct.data.ts';
import { withCases } from './case-variants.ts';
import { isParticle } from '../particles.ts';
import { foreignName, isForeignName } from './foreign-names.ts';
import { coreLog, isSayable, likeliestForm, likeliestMarks, markOdds } from './mark-odds.ts';
import type { MarkOdds } from './mark-odds.ts';
import type { MarkNetwork } from './mark-network.ts';
import { mendForm } from './mend-form.ts';
import { networkPunctuation, networkWord } from './network-words.ts';
import type { NetworkWord } from './network-words.ts';

/** A word with what the lists say of it. */
export interface ListedWord {
  readonly bare: string;
  /** Its letters with the marks that were typed. */
  readonly typed: readonly MarkedLetter[];
  readonly readings: readonly WordReading[];
  /** True when the learned list has seen the word often. */
  readonly isCommon: boolean;
  /** The reading that a rule has chosen, of which the ending alone is left to the network. */
  readonly settled?: WordReading;
}

/**
 * How much the lists' shares count beside the network, and the share of a form that no list knows; chosen on text held
 * back from learning.
 */
const listWeight = 0.25;
const unlistedShare = 0.03;
/**
 * What a noun, name or verb of our own lists is worth more: they are of today, most of what the network learned from is
 * not.
 */
const ownLog = 3;
/** The least share of a form that a list knows. */
const listedShareMin = 1e-4;
/** What a form in ت is worth more when its ending is the one that was typed: ذهبتُ is no ذَهَبَتْ. */
const typedPersonLog = 3;
/** What a form is worth after each typed mark that it contradicts. */
const contradictionLog = Math.log(0.1);

const punctuation: Readonly<Record<Boundary, string>> = {
  none: '',
  comma: '،',
  semicolon: '؛',
  colon: ':',
  period: '.',
  question: '؟',
  exclamation: '!',
  paragraph: '.',
};

interface Candidate {
  readonly reading: WordReading;
  readonly log: number;
}

/** True when marks leave every typed mark in its place; those who type vowels often leave the shadda out. */
function agrees(typed: string, marks: string): boolean {
  if (typed === '' || typed === marks) {
    return true;
  }
  return typed === shadda ? marks.startsWith(shadda) : marks === shadda + typed || (typed === sukun && marks === '');
}

function allowedMarks({ typed }: ListedWord): (letter: number, marks: string) => boolean {
  return (letter, marks) => agrees(typed[letter]?.marks ?? '', marks);
}

/**
 * What a reading of our own lists or patterns is worth more. Of particles and of old books the network has seen enough
 * itself.
 */
function trustIn(bare: string, { isOwn, lean }: WordReading, isOld: boolean): number {
  return isOld || (isOwn && isParticle(bare)) ? 0 : (lean ?? (isOwn ? ownLog : 0));
}

/** Texts repeat their words, and each is weighed in every form that lists know. */
const lettersOf: (form: string) => readonly MarkedLetter[] = rememberWords(splitMarks);

/** The listed readings and the form that the network would choose alone. */
function candidatesOf(word: ListedWord, odds: MarkOdds, isOld: boolean): Candidate[] {
  const typedLast = word.typed.at(-1);
  const isPersonTyped = typedLast?.letter === 'ت' && typedLast.marks !== '';
  const hasTypedPerson = ({ form }: WordReading) => isPersonTyped && lettersOf(form).at(-1)?.marks === typedLast.marks;
  const readings = word.settled === undefined ? word.readings : [word.settled];
  const listed = compatibleWith(word.typed, isOld ? readings : withCases(readings)).map((reading) => ({
    reading,
    log:
      coreLog(odds, lettersOf(reading.form)) +
      (hasTypedPerson(reading) ? typedPersonLog : 0) +
      listWeight * Math.log(Math.max(listedShareMin, reading.coreConfidence)) +
      trustIn(word.bare, reading, isOld) +
      contradictionLog * contradiction(word.typed, reading.form),
  }));
  const form = likeliestForm(odds, word.bare, allowedMarks(word));
  const unlisted = {
    form: joinMarks(form),
    coreConfidence: 0,
    endingConfidence: 0,
    isOwn: false,
    origin: { stage: 'network', rule: 'network.letters' } as const,
  };
  const mayBeUnlisted = listed.length === 0 || (word.settled === undefined && isSayable(form));
  return [
    ...listed,
    ...(mayBeUnlisted
      ? [
          {
            reading: unlisted,
            log: coreLog(odds, form) + listWeight * Math.log(unlistedShare) + (isPersonTyped ? typedPersonLog : 0),
          },
        ]
      : []),
  ];
}

/** How likely the last letter bears one short vowel. */
function constructShareOf(odds: MarkOdds, last: number): number {
  return shortVowels.reduce((sum, vowel) => sum + Math.exp(odds.logOf(last, markClassOf(vowel) ?? 0)), 0);
}

const endingMarks = /[\u064B-\u0652]+$/u;

function withoutEnding(form: string): string {
  return form.replace(endingMarks, '');
}

/** The best of the candidates that differ from the first in more than the ending. */
function secondOf(candidates: readonly Candidate[], best: Candidate): string | undefined {
  let second: Candidate | undefined;
  for (const candidate of candidates) {
    const isOther = withoutEnding(candidate.reading.form) !== withoutEnding(best.reading.form);
    if (isOther && (second === undefined || candidate.log > second.log)) {
      second = candidate;
    }
  }
  return second?.reading.form;
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
function weigh(word: ListedWord, odds: MarkOdds, place: WeighingPlace): WordReading {
  const { isOld } = place;
  const candidates = candidatesOf(word, odds, isOld);
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
  const isFitting = (marks: string) =>
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

/** Words of one clause and what ends it. */
export interface ListedClause {
  readonly words: readonly ListedWord[];
  readonly boundary: Boundary;
  readonly bracket?: Bracket;
}

/** What came before is looked at no farther back than this. */
const wordsBefore = 16;

/**
 * Reads clauses that follow one another with the network: it weighs what the lists know by what stands around, vowels
 * what they do not know, and finds the endings.
 *
 * @param before the clause before the first.
 * @param isOld true for text in the manner of old books.
 * @returns for each clause a reading a word; `undefined` for what is no word to the network.
 */
export function readByNetwork(
  network: MarkNetwork,
  clauses: readonly ListedClause[],
  before: ListedClause | undefined,
  isOld = false,
): (WordReading | undefined)[][] {
  const seen = { ...(before ?? { boundary: 'paragraph' as const }), words: before?.words.slice(-wordsBefore) ?? [] };
  const inputs = [seen, ...clauses].map((clause) => inputsOf(clause, isOld));
  const scores = network.score(inputs.flat());
  let at = inputs[0]?.length ?? 0;
  return clauses.map(({ words }, clause) => {
    const start = at;
    at += inputs[clause + 1]?.length ?? 0;
    return words.map((word, index) => {
      const odds = markOdds(scores[start + index] ?? noScores, network.unit);
      return odds.letters > 0 && odds.letters === word.typed.length
        ? weigh(word, odds, { isOld, next: words[index + 1] })
        : undefined;
    });
  });
}

const noScores = new Int16Array();

/** The readings of a word are remembered, and with them what the network is told of it. */
const inputsOfReadings = new WeakMap<readonly WordReading[], NetworkWord>();

function inputOf({ bare, readings, isCommon }: ListedWord): NetworkWord {
  const known = inputsOfReadings.get(readings);
  if (known !== undefined) {
    return known;
  }
  const input = networkWord(bare, readings, isCommon);
  inputsOfReadings.set(readings, input);
  return input;
}

/**
 * Editions of old books, which the network learned from, part stops from words by a space, and put the text that they
 * explain in brackets.
 */
function inputsOf({ words, boundary, bracket }: ListedClause, isOld: boolean): NetworkWord[] {
  const mark = (isOld ? bracket : undefined) ?? punctuation[boundary];
  const inputs = words.map(inputOf);
  return mark === '' ? inputs : [...inputs, networkPunctuation(mark, !isOld)];
}
