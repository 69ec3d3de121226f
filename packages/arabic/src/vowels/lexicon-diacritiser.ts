import type { Dialect } from '../dialect.ts';
import type { ClauseWords, Diacritiser, PassageContext, VowelsFound } from '../reading.ts';
import { createColloquialReader } from './colloquial/read-colloquial.ts';
import { vowelDialect } from './colloquial/vowel-dialect.ts';
import { clausesSaidToHer } from './context/feminine-address.ts';
import { readInContext } from './context/homographs.ts';
import { isOfOldBooks } from './context/register.ts';
import { finishWords } from './finish-words.ts';
import { removeMarks, splitMarks } from './marks.ts';
import type { MarkNetwork } from './network/mark-network.ts';
import { lettersOf } from './network/candidates.ts';
import { weighTalk } from './network/weigh-talk.ts';
import { weighByNetwork } from './network/network-reader.ts';
import { asTyped, chooseReading } from './word-reading.ts';
import type { ChosenClause, ChosenWord } from './word-reading.ts';
import { contradiction, isFullyMarked, lacksMarks } from './readings/typed-marks.ts';
import { asSureAsInTalk } from './readings/measured-confidence.ts';
import { createSecondReader, createTypedReader, distinctForms, formsThatFit } from './readings/other-forms.ts';
import { createWordReader } from './readings/word-reader.ts';
import { restorerInTalk, createSpellingRestorer, restoreClauses } from './spelling/restore-spelling.ts';
import { everydayOf } from './word-lists/lexicon-rows.ts';
import type { Lexicon } from './word-lists/lexicon.ts';
import { openLexicon } from './word-lists/open-lexicon.ts';
import { createOwnWords } from './word-lists/own-words.ts';

export interface LexiconDiacritiserOptions {
  /**
   * `spoken` reads as people do: no case ending before a pause, and elsewhere only where it is sure.
   * `all` gives every word its likeliest ending, which is what error rates are measured on.
   */
  readonly endings?: 'spoken' | 'all';
  /** Whose everyday words come first; standard Arabic when absent. */
  readonly dialect?: Dialect;
  /**
   * Weighs readings by what stands around them, vowels unknown words and finds case endings; without one, rules of
   * grammar do what they can.
   */
  readonly network?: MarkNetwork;
}

/** What is known of the text that a clause stands in. */
interface Passage {
  /** In the manner of old books. */
  readonly isOld: boolean;
  /** Written in the dialect that it is read in. */
  readonly isTalk: boolean;
}

function createTalkReader(dialect: Dialect, learned: Lexicon | undefined) {
  return createColloquialReader(
    dialect,
    everydayOf(dialect),
    (bare) => learned === undefined || learned.find(bare)?.isCommon === true,
  );
}

/**
 * Vowels text word by word, from our own lists and a learned word list.
 *
 * @param lexiconBytes a list in the layout of `lexicon-format.ts`; without one, our own lists and the grammar of word
 *   shapes serve alone.
 * @throws {RangeError} when the bytes are not a lexicon.
 */
export function createLexiconDiacritiser(
  lexiconBytes?: Uint8Array,
  options: LexiconDiacritiserOptions = {},
): Diacritiser {
  const learned = lexiconBytes === undefined ? undefined : openLexicon(lexiconBytes);
  const own = createOwnWords(options.dialect ?? 'msa');
  const readWord = createWordReader(own, learned);
  const readSecond = createSecondReader(own, learned);
  const colloquial = createTalkReader(options.dialect ?? 'msa', learned);
  const restoreSpelling = restorerInTalk(
    createSpellingRestorer(own, learned),
    colloquial,
    (bare) => learned?.find(bare)?.isCommon === true,
  );
  const readTyped = createTypedReader(readWord, readSecond);
  const dropsEndings = options.endings !== 'all';

  function choose(word: string, index: number, bares: readonly string[], { isOld, isTalk }: Passage): ChosenWord {
    const typed = lettersOf(word);
    const bare = bares[index] ?? '';
    const isTyped = isFullyMarked(typed) && !lacksMarks(typed, formsThatFit(readTyped(typed, bare), typed));
    const readings = isTyped ? [asTyped(word)] : readTyped(typed, bare);
    const isCommon = learned?.find(bare)?.isCommon === true;
    const inContext = isOld
      ? undefined
      : ((isTalk ? colloquial?.read(bare, { words: bares, index }) : undefined) ?? readInContext(bares, index));
    // Those who type a vowel leave the shadda below it out: مهمًا.
    if (inContext && contradiction(typed, inContext.form) < 1) {
      return { typed, isTyped, bare, readings, isCommon, reading: inContext, isInContext: true, isByRule: true };
    }
    const reading = chooseReading(readings, typed);
    return { typed, isTyped, bare, readings, isCommon, reading, isInContext: false, isByRule: false };
  }

  function chooseAll({ words, ...end }: ClauseWords, passage: Passage): ChosenClause {
    const bares = words.map(removeMarks);
    return { ...end, words: words.map((word, index) => choose(word, index, bares, passage)) };
  }

  function diacritisePassage(written: readonly ClauseWords[], context: PassageContext = {}): VowelsFound[][] {
    const { network } = options;
    const clauses = restoreClauses(written, restoreSpelling);
    const [before] = context.before === undefined ? [] : restoreClauses([context.before], restoreSpelling);
    const after = restoreSpelling(context.after ?? []);
    const isTalk =
      colloquial?.isTalk([...(before?.words ?? []), ...clauses.flatMap(({ words }) => words), ...after]) === true;
    const isOld =
      network !== undefined && !isTalk && isOfOldBooks(clauses.flatMap(({ words }) => words).map(removeMarks));
    const chosen = clauses.map((clause) => chooseAll(clause, { isOld, isTalk }));
    const weighed =
      network === undefined
        ? chosen
        : weighByNetwork(network, chosen, before && chooseAll(before, { isOld, isTalk }), isOld);
    const toHer = !isTalk ? clausesSaidToHer(weighed, { ...(before && { before }), after }) : [];
    const found = weighed.map((clause, index) =>
      finishWords(clause, {
        isToHer: toHer[index] === true,
        isTalk,
        hasNetwork: network !== undefined,
        dropsEndings,
      }),
    );
    if (!isTalk) {
      return found;
    }
    const dialect = options.dialect ?? 'msa';
    const said = vowelDialect(
      found.map((words) => words.map(asSureAsInTalk)),
      dialect,
      readWord,
    );
    if (network === undefined) {
      return said;
    }
    const talk = clauses.map(({ words: written, boundary }, index) => ({
      written,
      boundary,
      words: said[index] ?? [],
    }));
    return weighTalk(network, dialect, talk, (bare) => ({
      form: readWord(bare)[0]?.form,
      isCommon: learned?.find(bare)?.isCommon === true,
    }));
  }

  return {
    diacritise: (words) => diacritisePassage([{ words, boundary: 'period' }])[0] ?? [],
    diacritisePassage,
    formsOf(written) {
      const [word = written] = restoreSpelling([written]);
      const typed = splitMarks(word);
      const bare = removeMarks(word);
      return distinctForms([...readWord(bare), ...readSecond(bare)], typed);
    },
  };
}
