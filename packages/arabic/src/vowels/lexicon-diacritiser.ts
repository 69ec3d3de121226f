import type { Dialect } from '../dialect.ts';
import type { Boundary, Bracket, ClauseWords, Diacritiser, VowelsFound } from '../reading.ts';
import { withPerson } from './context/perfects.ts';
import { isOrderForm, readInContext } from './context/read-in-context.ts';
import { isOfOldBooks } from './context/register.ts';
import { dropUnsureEnding, easeIntoNextWord, settleEnding } from './endings.ts';
import { governmentAfter, inGenitive } from './genitive.ts';
import type { Government } from './genitive.ts';
import { isMark, joinMarks, removeMarks, splitMarks } from './marks.ts';
import type { MarkedLetter } from './marks.ts';
import type { MarkNetwork } from './network/mark-network.ts';
import { readByNetwork } from './network/network-reader.ts';
import type { ListedWord } from './network/network-reader.ts';
import { openLexicon } from './open-lexicon.ts';
import { createSecondReader, distinctForms } from './other-forms.ts';
import { createOwnWords } from './own-words.ts';
import { readParticle } from './particles.ts';
import { contradiction, isFullyMarked, keepTypedMarks } from './typed-marks.ts';
import { createWordReader } from './word-reader.ts';
import type { WordReading } from './word-reading.ts';

export interface LexiconDiacritiserOptions {
  /**
   * `spoken` reads as people do: no case ending before a pause, and elsewhere only where it is sure.
   * `all` gives every word its likeliest ending, which is what error rates are measured on.
   */
  readonly endings?: 'spoken' | 'all';
  /** Whose everyday words come first; standard Arabic when absent. */
  readonly dialect?: Dialect;
  /** Weighs readings by what stands around them, vowels unknown words and finds case endings; without one, rules of grammar do what they can. */
  readonly network?: MarkNetwork;
}

interface ChosenWord extends ListedWord {
  readonly reading: WordReading;
  /** True when the neighbours decided on the reading, by a rule or by the network. */
  readonly isInContext: boolean;
}

interface ChosenClause {
  readonly words: readonly ChosenWord[];
  readonly boundary: Boundary;
  readonly bracket?: Bracket;
}

interface FinishedWord {
  readonly vowelled: string;
  readonly confidence: number;
  /** What this word does to the case of the next. */
  readonly government: Government;
}

/** A short vowel, nunation or sukun on the last letter. */
const endingMark = /[\u064B-\u0650\u0652]$/;
/** What a reading is worth after each contradicted typed mark. */
const contradictionFactor = 0.1;

/**
 * Vowels text word by word, from our own lists and a learned word list.
 *
 * @param lexiconBytes a list in the layout of `lexicon-format.ts`; without one, our own lists and the grammar of word shapes serve alone.
 * @throws {RangeError} when the bytes are not a lexicon.
 */
export function createLexiconDiacritiser(lexiconBytes?: Uint8Array, options: LexiconDiacritiserOptions = {}): Diacritiser {
  const learned = lexiconBytes === undefined ? undefined : openLexicon(lexiconBytes);
  const own = createOwnWords(options.dialect ?? 'msa');
  const readWord = createWordReader(own, learned);
  const readSecond = createSecondReader(own, learned);
  const dropsEndings = options.endings !== 'all';
  const isStandard = (options.dialect ?? 'msa') === 'msa';

  /** An everyday word takes no case ending, and the network knows standard Arabic alone. */
  function isEveryday({ reading, isCommon }: ChosenWord): boolean {
    const { form, isOwn, endingConfidence } = reading;
    const isBare = isStandard ? !isCommon && !isMark(form.at(-1) ?? '') : !endingMark.test(form);
    return isOwn && endingConfidence === 1 && isBare;
  }

  function choose(word: string, index: number, bares: readonly string[], isOld: boolean): ChosenWord {
    const typed = splitMarks(word);
    const bare = bares[index] ?? '';
    const readings = isFullyMarked(typed) ? [asTyped(word)] : readWord(bare);
    const isCommon = learned?.find(bare)?.isCommon === true;
    const inContext = isOld ? undefined : readInContext(bares, index);
    if (inContext && contradiction(typed, inContext.form) === 0) {
      return { typed, bare, readings, isCommon, reading: inContext, isInContext: true };
    }
    const likeliest = chooseReading(readings, typed);
    const reading = isOld ? likeliest : withPerson(likeliest, bares, index);
    return { typed, bare, readings, isCommon, reading, isInContext: reading !== likeliest };
  }

  function chooseAll({ words, ...end }: ClauseWords, isOld: boolean): ChosenClause {
    const bares = words.map(removeMarks);
    return { ...end, words: words.map((word, index) => choose(word, index, bares, isOld)) };
  }

  function finish(word: ChosenWord, government: Government, next: ChosenWord | undefined): FinishedWord {
    const { typed, bare, reading } = word;
    if (isFullyMarked(typed)) {return { vowelled: joinMarks(typed), confidence: 1, government: governmentAfter(bare, false) };}
    const isWeighed = options.network !== undefined && word.isInContext;
    const particle = isWeighed ? undefined : readParticle(bare, next?.reading);
    const genitive = particle === undefined && !isWeighed ? inGenitive(reading, government, next?.bare) : undefined;
    const inContext = particle ?? genitive ?? reading;
    const settled = isWeighed && dropsEndings ? settleEnding(inContext, word.readings) : inContext;
    const form = dropsEndings ? dropUnsureEnding(settled, next === undefined) : settled.form;
    const staysAsWritten = next === undefined || (isWeighed && !dropsEndings);
    const eased = staysAsWritten ? form : easeIntoNextWord(form, next.bare);
    return {
      vowelled: keepTypedMarks(typed, eased),
      confidence: inContext.coreConfidence,
      government: governmentAfter(bare, genitive !== undefined && government !== 'order', isOrderForm(inContext.form)),
    };
  }

  function finishAll({ words }: ChosenClause): VowelsFound[] {
    let government: Government = 'none';
    return words.map((word, index) => {
      const finished = finish(word, government, words[index + 1]);
      government = finished.government;
      return { vowelled: finished.vowelled, confidence: finished.confidence };
    });
  }

  function diacritisePassage(clauses: readonly ClauseWords[], before?: ClauseWords): VowelsFound[][] {
    const { network } = options;
    const isOld = network !== undefined && isStandard && isOfOldBooks(clauses.flatMap(({ words }) => words).map(removeMarks));
    const chosen = clauses.map((clause) => chooseAll(clause, isOld));
    const weighed = network === undefined ? chosen : weighByNetwork(network, chosen, before && chooseAll(before, isOld), { isEveryday, isOld });
    return weighed.map(finishAll);
  }

  return {
    diacritise: (words) => diacritisePassage([{ words, boundary: 'period' }])[0] ?? [],
    diacritisePassage,
    formsOf(word) {
      const typed = splitMarks(word);
      const bare = removeMarks(word);
      return distinctForms([...readWord(bare), ...readSecond(bare)], typed);
    },
  };
}

function asTyped(form: string): WordReading {
  return { form, coreConfidence: 1, endingConfidence: 1, isOwn: true };
}

function chooseReading(readings: readonly WordReading[], typed: readonly MarkedLetter[]): WordReading {
  const weighed = readings.map((reading) => ({
    ...reading,
    coreConfidence: reading.coreConfidence * contradictionFactor ** contradiction(typed, reading.form),
  }));
  return weighed.reduce((best, reading) => (reading.coreConfidence > best.coreConfidence ? reading : best));
}

/** Rules about certain words and everyday words stand; the network decides on the rest. */
function weighByNetwork(
  network: MarkNetwork,
  clauses: readonly ChosenClause[],
  before: ChosenClause | undefined,
  { isEveryday, isOld }: { readonly isEveryday: (word: ChosenWord) => boolean; readonly isOld: boolean },
): ChosenClause[] {
  const weighed = readByNetwork(network, clauses, before, isOld);
  return clauses.map(({ words, ...end }, clause) => ({
    ...end,
    words: words.map((word, index) => {
      const reading = word.isInContext || (!isOld && isEveryday(word)) ? undefined : weighed[clause]?.[index];
      return reading === undefined ? word : { ...word, reading, isInContext: true };
    }),
  }));
}
