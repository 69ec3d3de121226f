import { inCase, pronounPattern } from '../clitics.ts';
import { damma, fatha, kasra, joinMarks, shadda, splitMarks, sukun } from '../marks.ts';
import type { ListedWord, WordReading } from '../word-reading.ts';
import type { MarkedLetter } from '../marks.ts';
import { weighPersons, withLikeliestPerson } from './perfect-person.ts';
import type { PerfectSubject } from './perfect-person.ts';
import { coreLog, isSayable, likeliestForm } from './mark-odds.ts';
import type { MarkOdds } from './mark-odds.ts';
import { isParticle } from '../particles.ts';
import { compatibleWith, contradiction } from '../readings/typed-marks.ts';
import { rememberWords } from '../word-lists/lexicon.ts';

/**
 * How much the lists' shares count beside the network, and the share of a form that no list knows; chosen on text held
 * back from learning.
 */
const listWeight = 0.3;
const unlistedShare = 0.03;
/**
 * What a noun, name or verb of our own lists is worth more: they are of today, most of what the network learned from is
 * not.
 */
const ownLog = 3;
/** The least share of a form that a list knows. */
const listedShareMin = 1e-4;
/** What a form is worth after each typed mark that it contradicts. */
const contradictionLog = Math.log(0.1);

export interface Candidate {
  readonly reading: WordReading;
  readonly log: number;
  /** Of a perfect that may be another person's as well. */
  readonly person?: PerfectSubject | undefined;
}

/** True when marks leave every typed mark in its place; those who type vowels often leave the shadda out. */
function agrees(typed: string, marks: string): boolean {
  if (typed === '' || typed === marks) {
    return true;
  }
  return typed === shadda ? marks.startsWith(shadda) : marks === shadda + typed || (typed === sukun && marks === '');
}

export function allowedMarks({ typed }: ListedWord): (letter: number, marks: string) => boolean {
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
export const lettersOf: (form: string) => readonly MarkedLetter[] = rememberWords(splitMarks);

/** A noun or verb with its owner or object: what ends it before the pronoun, and the pronoun. */
const beforePronoun = new RegExp(
  `^(?<word>.*\\p{L}\u0651?)(?<ending>[\u064E\u064F\u0650])(?<pronoun>${pronounPattern('him', 'her', 'them', 'themBoth', 'you', 'youAll', 'us')}|ه)$`,
  'u',
);

/** The tables of nouns; verbs have moods, and patterns bring their cases. */
const nounTables = /^lexicon\.(?:nouns|brands)$/u;

/** What another case is worth beside the one that the list has. */
const otherCaseShare = 0.02;

/** The readings, and ours with a pronoun in their other cases: a list holds one of رِسَالَتُهَا, رِسَالَتَهَا. */
export function withCases(readings: readonly WordReading[]): readonly WordReading[] {
  const forms = new Set(readings.map(({ form }) => form));
  return readings.flatMap((reading) => {
    const { word, ending, pronoun } = beforePronoun.exec(reading.form)?.groups ?? {};
    if (!nounTables.test(reading.origin.rule) || word === undefined || pronoun === undefined) {
      return [reading];
    }
    const others = [damma, fatha, kasra]
      .filter((vowel) => vowel !== ending)
      .map((vowel) => inCase(word, vowel, pronoun))
      .filter((form) => !forms.has(form));
    return [
      reading,
      ...others.map((form) => ({ ...reading, form, coreConfidence: reading.coreConfidence * otherCaseShare })),
    ];
  });
}

/** The listed readings and the form that the network would choose alone. */
export function candidatesOf(
  word: ListedWord,
  odds: MarkOdds,
  isOld: boolean,
  isBeforeJoiningAlif: boolean,
): Candidate[] {
  const readings = word.settled === undefined ? word.readings : [word.settled];
  const listed = compatibleWith(word.typed, isOld ? readings : withCases(readings)).map((reading) => ({
    reading,
    log:
      coreLog(odds, lettersOf(reading.form)) +
      listWeight * Math.log(Math.max(listedShareMin, reading.coreConfidence)) +
      trustIn(word.bare, reading, isOld) +
      contradictionLog * contradiction(word.typed, reading.form),
  }));
  const form = withLikeliestPerson(likeliestForm(odds, word.bare, allowedMarks(word)), odds, isBeforeJoiningAlif);
  const unlisted = {
    form: joinMarks(form),
    coreConfidence: 0,
    endingConfidence: 0,
    isOwn: false,
    origin: { stage: 'network', rule: 'network.letters' } as const,
  };
  const mayBeUnlisted = listed.length === 0 || (word.settled === undefined && isSayable(form));
  const candidates = [
    ...listed,
    ...(mayBeUnlisted
      ? [
          {
            reading: unlisted,
            log: coreLog(odds, form) + listWeight * Math.log(unlistedShare),
          },
        ]
      : []),
  ];
  return withPersons(candidates, odds, isBeforeJoiningAlif);
}

/** Where the letters can be a perfect of several persons, the last letter tells whose. */
function withPersons(candidates: Candidate[], odds: MarkOdds, isBeforeJoiningAlif: boolean): Candidate[] {
  const forms = candidates.map(({ reading }) => lettersOf(reading.form));
  const persons = weighPersons(forms, odds, isBeforeJoiningAlif);
  return candidates.map((candidate, index) => {
    const found = persons[index];
    return found === undefined ? candidate : { ...candidate, person: found.person, log: candidate.log + found.log };
  });
}

const endingMarks = /[\u064B-\u0652]+$/u;

function withoutEnding(form: string): string {
  return form.replace(endingMarks, '');
}

/** The best of the candidates that differ from the first in more than the ending. */
export function secondOf(candidates: readonly Candidate[], best: Candidate): string | undefined {
  let second: Candidate | undefined;
  for (const candidate of candidates) {
    const isOther = withoutEnding(candidate.reading.form) !== withoutEnding(best.reading.form);
    if (isOther && (second === undefined || candidate.log > second.log)) {
      second = candidate;
    }
  }
  return second?.reading.form;
}
