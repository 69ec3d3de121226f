import type { Boundary, VowelsFound, WordDecision } from '../reading.ts';
import { applyAgreement, withEndingRule } from './agreement/agreement-rules.ts';
import { ofHers } from './context/feminine-address.ts';
import { isImperativeForm } from './context/imperative-forms.ts';
import { dropUnsureEnding, easeIntoNextWord, settleEnding } from './endings/endings.ts';
import { asCounted, governedWithOwner, governmentAfter, inGenitive } from './endings/genitive.ts';
import type { Government } from './endings/genitive.ts';
import { fatha, joinMarks } from './marks.ts';
import { readParticle } from './particles.ts';
import type { ChosenClause, ChosenWord } from './readings/choose-reading.ts';
import { measuredConfidence } from './readings/measured-confidence.ts';
import { keepTypedMarks } from './readings/typed-marks.ts';
import type { WordBefore, WordReading } from './word-reading.ts';

interface FinishedWord {
  readonly bare: string;
  /** The word before, and the one before that. */
  readonly before: WordBefore | undefined;
  readonly vowelled: string;
  readonly decision: WordDecision;
  readonly likeliest?: string | undefined;
  readonly isByRule: boolean;
  /** What this word does to the case of the next. */
  readonly government: Government;
}

/** After these a sentence begins, which nothing before governs. */
const closesSentence: ReadonlySet<Boundary> = new Set(['period', 'question', 'exclamation', 'paragraph', 'colon']);
/** A short vowel, nunation or sukun on the last letter. */
export const endingMark = /[\u064B-\u0650\u0652]$/;
/** مُغْلَقَةٌ الْيَوْمَ: what a rule gives nunation stands in no construct. */
const nunation = /[\u064C\u064D]$/;
/** In no dialect has what is yours a case: رَأْيَك, بَيْتَك. */
const ofListener = /[\u064F\u0650]ك\u064E?$/u;

function ofListenerOfTalk(form: string): string {
  return form.replace(ofListener, `${fatha}ك`);
}

/** How a clause is read. */
interface Manner {
  /** True where a woman is spoken to. */
  readonly isToHer: boolean;
  /** Written in the dialect that it is read in. */
  readonly isTalk: boolean;
  /** True where a network has weighed the readings. */
  readonly hasNetwork: boolean;
  /** True where endings are said only where they are sure. */
  readonly dropsEndings: boolean;
}

/** Where a word stands. */
interface PlaceInClause extends Manner {
  readonly before: FinishedWord | undefined;
  /** True for the first word of a sentence. */
  readonly opens: boolean;
}

/** A word that the writer vowelled stands as it is. */
function finishTyped({ typed, bare, reading }: ChosenWord, before: FinishedWord | undefined): FinishedWord {
  return {
    bare,
    before,
    vowelled: joinMarks(typed),
    decision: { ...reading.origin, confidence: 1 },
    isByRule: false,
    government: governmentAfter(bare, false),
  };
}

/** Why a word has its vowels and its ending, or none. */
function decisionOf(reading: WordReading, said: string, isBeforePause: boolean): WordDecision {
  const { origin, form, endingRule, runnerUp } = reading;
  const ending = said === form ? endingRule : isBeforePause ? 'ending.pause' : 'ending.unsure';
  return {
    ...origin,
    confidence: measuredConfidence(reading),
    ...(ending !== undefined && { ending }),
    ...(runnerUp !== undefined && { runnerUp }),
  };
}

/** What a noun may end in before its case is known for certain; verbs of the past end in a, those of the present in u. */
const endingOfNoun = /[\u064B\u064C\u064D\u0650]$|[^\u064B-\u0652]$/u;

/** The network knows the case of a noun by itself, but before a pronoun what governs it says more. */
function genitiveOf(
  { reading, isByRule }: ChosenWord,
  isWeighed: boolean,
  { government, next }: { readonly government: Government; readonly next: string | undefined },
) {
  const isRuledNoun = isWeighed && reading.origin.rule.startsWith('homograph.') && endingOfNoun.test(reading.form);
  if (!isWeighed || (government === 'preposition' && isRuledNoun)) {
    return inGenitive(reading, government, next) ?? asCounted(reading, government, next);
  }
  return isByRule ? undefined : governedWithOwner(reading, government);
}

/** What a form is that its letters do not tell. */
function readAs(form: string): { readonly isImperative: boolean; readonly isWho: boolean } {
  return { isImperative: isImperativeForm(form), isWho: /^(?:[وف]\u064E)?م\u064Eن/u.test(form) };
}

/** One word as it is said beside its neighbours. */
function finish(
  word: ChosenWord,
  next: ChosenWord | undefined,
  { before, opens, isToHer, isTalk, hasNetwork, dropsEndings }: PlaceInClause,
): FinishedWord {
  const { typed, isTyped, bare, reading } = word;
  const government = before?.government ?? 'none';
  if (isTyped) {
    return finishTyped(word, before);
  }
  const isWeighed = hasNetwork && word.isInContext;
  const particle = isWeighed || word.isByRule ? undefined : readParticle(bare, next?.reading);
  const genitive = particle === undefined ? genitiveOf(word, isWeighed, { government, next: next?.bare }) : undefined;
  const governed = genitive && withEndingRule(genitive, reading, 'genitive');
  const inContext = applyAgreement(particle ?? governed ?? reading, { bare, next: next?.bare, before, opens });
  const settled =
    isWeighed && dropsEndings && governed === undefined
      ? withEndingRule(settleEnding(inContext, word.readings), inContext, 'ending.by-list')
      : inContext;
  const form = dropsEndings ? dropUnsureEnding(settled, next === undefined) : settled.form;
  // اِشْتِرِك: no one's ك, but the verb's own.
  const isWhole = reading.origin.stage === 'talk' && ofListener.test(reading.form);
  const isLeftOff = !isTalk && next !== undefined && form !== settled.form && endingMark.test(settled.form);
  const isNunated = word.isByRule && nunation.test(reading.form);
  const staysAsWritten = next === undefined || (isWeighed && !dropsEndings) || isNunated;
  const eased = staysAsWritten ? form : easeIntoNextWord(form, next.bare);
  return {
    bare,
    before,
    vowelled: keepTypedMarks(
      typed,
      isToHer ? ofHers(eased, bare) : isTalk && !isWhole ? ofListenerOfTalk(eased) : eased,
    ),
    decision: decisionOf(settled, form, next === undefined),
    likeliest: isLeftOff ? keepTypedMarks(typed, easeIntoNextWord(settled.form, next.bare)) : undefined,
    isByRule: word.isByRule,
    government: governmentAfter(bare, genitive !== undefined && government !== 'imperative', readAs(inContext.form)),
  };
}

/**
 * The words of a clause with case, agreement and endings as their place asks for.
 *
 * @param boundaryBefore what ends the clause before; `paragraph` where there is none.
 */
export function finishWords({ words }: ChosenClause, boundaryBefore: Boundary, of: Manner): VowelsFound[] {
  const opens = !of.isTalk && closesSentence.has(boundaryBefore);
  let before: FinishedWord | undefined;
  return words.map((word, index) => {
    before = finish(word, words[index + 1], { before, opens: opens && index === 0, ...of });
    const { vowelled, decision, likeliest } = before;
    return { vowelled, confidence: decision.confidence, decision, ...(likeliest !== undefined && { likeliest }) };
  });
}
