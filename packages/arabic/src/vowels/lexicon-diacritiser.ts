import type { Dialect } from '../dialect.ts';
import type { Diacritiser } from '../reading.ts';
import { dropUnsureEnding, easeIntoNextWord } from './endings.ts';
import { removeMarks, splitMarks } from './marks.ts';
import { openLexicon } from './open-lexicon.ts';
import { createOwnWords } from './own-words.ts';
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
}

interface ChosenWord {
  readonly vowelled: string;
  readonly confidence: number;
}

/** What a reading is worth after each contradicted typed mark. */
const contradictionFactor = 0.4;

/**
 * Vowels text word by word, from our own lists and a learned word list.
 *
 * @param lexiconBytes a list in the layout of `lexicon-format.ts`; without one, our own lists and the grammar of word shapes serve alone.
 * @throws {RangeError} when the bytes are not a lexicon.
 */
export function createLexiconDiacritiser(lexiconBytes?: Uint8Array, options: LexiconDiacritiserOptions = {}): Diacritiser {
  const learned = lexiconBytes === undefined ? undefined : openLexicon(lexiconBytes);
  const readWord = createWordReader(createOwnWords(options.dialect ?? 'msa'), learned);
  const dropsEndings = options.endings !== 'all';

  function vowel(word: string, nextWord: string | undefined): ChosenWord {
    const typed = splitMarks(word);
    if (isFullyMarked(typed)) return { vowelled: keepTypedMarks(typed, word), confidence: 1 };
    const reading = chooseReading(readWord(removeMarks(word)), typed);
    const form = dropsEndings ? dropUnsureEnding(reading, nextWord === undefined) : reading.form;
    const eased = nextWord === undefined ? form : easeIntoNextWord(form, nextWord);
    return { vowelled: keepTypedMarks(typed, eased), confidence: reading.coreConfidence };
  }

  return {
    diacritise: (words) => words.map((word, index) => vowel(word, words[index + 1])),
  };
}

function chooseReading(readings: readonly WordReading[], typed: ReturnType<typeof splitMarks>): WordReading {
  const weighed = readings.map((reading) => ({
    ...reading,
    coreConfidence: reading.coreConfidence * contradictionFactor ** contradiction(typed, reading.form),
  }));
  return weighed.reduce((best, reading) => (reading.coreConfidence > best.coreConfidence ? reading : best));
}
