import type { Dialect } from '../../dialect.ts';
import type { Boundary, DecisionStage, VowelsFound } from '../../reading.ts';
import { isMark, joinMarks, kasra, markClassOf, removeMarks, shadda, splitMarks, sukun } from '../marks.ts';
import type { MarkedLetter } from '../marks.ts';
import type { MarkNetwork } from './mark-network.ts';
import { likeliestForm, markOdds } from './mark-odds.ts';
import type { MarkOdds } from './mark-odds.ts';
import { sureInTalk } from '../readings/measured-confidence.ts';
import { isReadAsDialect } from '../word-lists/lexicon-rows.ts';
import { neighbourRule } from '../colloquial/neighbours.ts';
import { confidenceClass, networkPunctuation, networkWord, punctuationOf, varietyOf } from './network-words.ts';
import type { NetworkWord } from './network-words.ts';

/** Words of one clause of talk, as they were written and as lists and rules have vowelled them. */
export interface TalkClause {
  readonly written: readonly string[];
  readonly words: readonly VowelsFound[];
  readonly boundary: Boundary;
}

/**
 * How much likelier, as a logarithm, another form has to be than one that a list or rule of the dialect found, and than
 * any other; chosen on text held back. Lists of the Maghreb leave most of its schwas out, which today's writers mark.
 */
const leadMin = { ofDialect: 3, ofMaghreb: 1.5, ofOthers: 0.5 } as const;
const noScores = new Int16Array();

function isTyped(word: string): boolean {
  return [...word].some(isMark);
}

/** True for a letter that no vowel follows, with sukun or without. */
function isClosed({ marks }: MarkedLetter): boolean {
  return marks === '' || marks === sukun;
}

/**
 * True for a letter whose marks stand: a sukun that is written or not, the vowel of an alif, which is no mark to the
 * network, a last letter that lists know to be doubled, and the vowel of and, on which writers differ.
 */
function isSettled(index: number, found: readonly MarkedLetter[], likeliest: MarkedLetter): boolean {
  const [before, next] = [found[index], found[index + 1]];
  if (before === undefined || isClosed(likeliest)) {
    const isDoubledLast = next === undefined && before?.marks.startsWith(shadda) === true;
    return before !== undefined && (isClosed(before) || before.letter === 'ا' || isDoubledLast);
  }
  const isAnd = index === 0 && before.letter === 'و' && (before.marks === sukun || before.marks === kasra);
  return isAnd && next?.letter !== 'ا' && found.length > 2;
}

/** How much likelier one form is than another, by the letters in which they differ. */
function leadOf(odds: MarkOdds, form: readonly MarkedLetter[], other: readonly MarkedLetter[]): number {
  const logAt = (letter: number, marks = '') => odds.logOf(letter, markClassOf(marks) ?? 0);
  return form.reduce(
    (sum, { marks }, letter) =>
      marks === other[letter]?.marks ? sum : sum + logAt(letter, marks) - logAt(letter, other[letter]?.marks),
    0,
  );
}

function leadMinOf(word: VowelsFound, dialect: Dialect): number {
  return !isReadAsDialect(word) ? leadMin.ofOthers : dialect === 'maghrebi' ? leadMin.ofMaghreb : leadMin.ofDialect;
}

function settle(word: VowelsFound, odds: MarkOdds, dialect: Dialect): VowelsFound {
  const found = splitMarks(word.vowelled);
  if (odds.letters !== found.length) {
    return word;
  }
  const likeliest = likeliestForm(odds, removeMarks(word.vowelled), () => true);
  const form = likeliest.map((letter, index) => {
    const before = found[index] ?? letter;
    return isSettled(index, found, letter) ? before : letter;
  });
  const vowelled = joinMarks(form);
  if (vowelled === word.vowelled || leadOf(odds, form, found) < leadMinOf(word, dialect)) {
    return asSureAs(sureInTalk(likelihood(odds, found)), word);
  }
  const confidence = likelihood(odds, likeliest);
  const origin = { stage: 'network', rule: 'network.talk' } as const;
  return { vowelled, confidence, decision: { ...origin, confidence, runnerUp: word.vowelled } };
}

/** How likely the network finds a form, the ways to write the same aside. */
function likelihood(odds: MarkOdds, form: readonly MarkedLetter[]): number {
  const logs = form.map(({ letter, marks }, at) => {
    const same = marks === '' || marks === sukun || letter === 'ا' ? ['', sukun] : [marks];
    return Math.log(same.reduce((sum, each) => sum + Math.exp(odds.logOf(at, markClassOf(each) ?? 0)), 0));
  });
  return Math.exp(logs.reduce((sum, log) => sum + log, 0));
}

/** The word, as sure as words are that the network finds so likely. */
function asSureAs(confidence: number, word: VowelsFound): VowelsFound {
  return { ...word, confidence, ...(word.decision && { decision: { ...word.decision, confidence } }) };
}

/** What is known of a word of standard Arabic. */
interface StandardWord {
  /** The likeliest form. */
  readonly form: string | undefined;
  /** True when the learned list has seen it often. */
  readonly isCommon: boolean;
}

/** Where the vowels of a word of talk come from, as the network is told in place of how sure its ending is. */
const talkSources: Readonly<Partial<Record<DecisionStage, number>>> = { network: 0, guess: 0, talk: 2, lexicon: 3 };
const otherSource = 1;

/**
 * A word of talk with the vowels that lists and rules have found.
 *
 * @param standard what the same letters are in standard Arabic.
 */
function talkWord(found: VowelsFound, standard: StandardWord): NetworkWord {
  const bare = removeMarks(found.vowelled);
  const known = { endingConfidence: 0, isOwn: false } as const;
  const asFound = { form: found.vowelled, coreConfidence: 1, ...known };
  const others = standard.form === undefined ? [] : [{ form: standard.form, coreConfidence: 0, ...known }];
  const source = talkSources[found.decision?.stage ?? 'guess'] ?? otherSource;
  return {
    ...networkWord(bare, [asFound, ...others], standard.isCommon),
    confidence: confidenceClass(found.confidence, source),
  };
}

function inputsOf({ words, boundary }: TalkClause, readStandard: (bare: string) => StandardWord): NetworkWord[] {
  const inputs = words.map((word) => talkWord(word, readStandard(removeMarks(word.vowelled))));
  const mark = punctuationOf(boundary);
  return mark === '' ? inputs : [...inputs, networkPunctuation(mark)];
}

/**
 * Reads talk once more with the network, which is told the dialect and what lists and rules have found, and changes
 * what it finds likelier. What was typed with marks stands.
 *
 * @returns one row a clause.
 */
export function weighTalk(
  network: MarkNetwork,
  dialect: Dialect,
  clauses: readonly TalkClause[],
  readStandard: (bare: string) => StandardWord,
): VowelsFound[][] {
  const opening = networkPunctuation('.');
  const inputs = clauses.map((clause) => inputsOf(clause, readStandard));
  const scores = network.score([opening, ...inputs.flat()], varietyOf(dialect));
  let at = 1;
  return clauses.map(({ written, words }, clause) => {
    const start = at;
    at += inputs[clause]?.length ?? 0;
    return words.map((word, index) =>
      isTyped(written[index] ?? '') || word.decision?.rule === neighbourRule
        ? word
        : settle(word, markOdds(scores[start + index] ?? noScores, network.unit), dialect),
    );
  });
}
