import type { VowelsFound, WordDecision } from '../reading.ts';
import { ofHers } from './context/feminine-address.ts';
import { dropUnsureEnding, easeIntoNextWord, endingMark, settleEnding } from './endings/endings.ts';
import { governedWithOwner, governmentAfter, inGenitive } from './endings/genitive.ts';
import type { Government } from './endings/genitive.ts';
import { fatha, joinMarks } from './marks.ts';
import { readParticle } from './particles.ts';
import type { ChosenClause, ChosenWord, WordReading } from './word-reading.ts';
import { measuredConfidence } from './readings/measured-confidence.ts';
import { keepTypedMarks } from './readings/typed-marks.ts';

interface FinishedWord {
  readonly vowelled: string;
  readonly decision: WordDecision;
  readonly likeliest?: string | undefined;
  /** What this word does to the case of the next. */
  readonly government: Government;
}

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

/** A word that the writer vowelled stands as it is. */
function finishTyped({ typed, bare, reading }: ChosenWord): FinishedWord {
  return {
    vowelled: joinMarks(typed),
    decision: { ...reading.origin, confidence: 1 },
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
    return inGenitive(reading, government, next);
  }
  return isByRule ? undefined : governedWithOwner(reading, government);
}

/** A reading with the rule that changed its ending; the reading itself where nothing changed. */
function withEndingRule(changed: WordReading, reading: WordReading, rule: string): WordReading {
  return changed === reading ? reading : { ...changed, endingRule: rule };
}

/** مَنْ: of its letters the question governs nothing, and from does. */
const whoForm = /^(?:[وف]\u064E)?م\u064Eن/u;

/** One word as it is said beside its neighbours. */
function finish(
  word: ChosenWord,
  next: ChosenWord | undefined,
  government: Government,
  { isToHer, isTalk, hasNetwork, dropsEndings }: Manner,
): FinishedWord {
  const { typed, isTyped, bare, reading } = word;
  if (isTyped) {
    return finishTyped(word);
  }
  const isWeighed = hasNetwork && word.isInContext;
  const particle = isWeighed || word.isByRule ? undefined : readParticle(bare, next?.reading);
  const genitive = particle === undefined ? genitiveOf(word, isWeighed, { government, next: next?.bare }) : undefined;
  const governed = genitive && withEndingRule(genitive, reading, 'genitive');
  const found = particle ?? governed ?? reading;
  const settled =
    isWeighed && dropsEndings && governed === undefined
      ? withEndingRule(settleEnding(found, word.readings), found, 'ending.by-list')
      : found;
  const form = dropsEndings ? dropUnsureEnding(settled, next === undefined) : settled.form;
  // اِشْتِرِك: no one's ك, but the verb's own.
  const isWhole = reading.origin.stage === 'talk' && ofListener.test(reading.form);
  const isLeftOff = !isTalk && next !== undefined && form !== settled.form && endingMark.test(settled.form);
  const staysAsWritten = next === undefined || (isWeighed && !dropsEndings);
  const eased = staysAsWritten ? form : easeIntoNextWord(form, next.bare);
  return {
    vowelled: keepTypedMarks(
      typed,
      isToHer ? ofHers(eased, bare) : isTalk && !isWhole ? ofListenerOfTalk(eased) : eased,
    ),
    decision: decisionOf(settled, form, next === undefined),
    likeliest: isLeftOff ? keepTypedMarks(typed, easeIntoNextWord(settled.form, next.bare)) : undefined,
    government: governmentAfter(bare, genitive !== undefined, whoForm.test(settled.form)),
  };
}

/** The words of a clause with case and endings as their place asks for. */
export function finishWords({ words }: ChosenClause, manner: Manner): VowelsFound[] {
  let government: Government = 'none';
  return words.map((word, index) => {
    const finished = finish(word, words[index + 1], government, manner);
    ({ government } = finished);
    const { vowelled, decision, likeliest } = finished;
    return { vowelled, confidence: decision.confidence, decision, ...(likeliest !== undefined && { likeliest }) };
  });
}
