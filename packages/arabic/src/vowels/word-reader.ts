import { guessVowels } from './guess-vowels.ts';
import type { Lexicon, LexiconEntry } from './lexicon.ts';
import { readThroughRelatedWord } from './related-words.ts';
import type { WordReading } from './word-reading.ts';

/** What the vowels of a word that was seen only a few times are worth beside those of a common one. */
const rareTrust = 0.95;
const guessConfidence = 0.3;

function readingsOf(entry: LexiconEntry): WordReading[] {
  const trust = entry.isCommon ? 1 : rareTrust;
  const first = { form: entry.first, coreConfidence: entry.coreShare * trust, endingConfidence: entry.endingShare * trust };
  if (entry.second === undefined) return [first];
  return [first, { form: entry.second, coreConfidence: (1 - entry.coreShare) * trust, endingConfidence: entry.endingShare * trust * 0.8 }];
}

/**
 * Reads single words: known ones as the lexicons say, the first lexicon first; others through a related word, else by a guess.
 *
 * @returns a function from a bare word to its readings, the likeliest first; never empty.
 */
export function createWordReader(lexicons: readonly Lexicon[]): (bare: string) => readonly WordReading[] {
  function find(bare: string): LexiconEntry | undefined {
    for (const lexicon of lexicons) {
      const entry = lexicon.find(bare);
      if (entry !== undefined) return entry;
    }
    return undefined;
  }

  return (bare) => {
    const known = lexicons.flatMap((lexicon) => {
      const entry = lexicon.find(bare);
      return entry === undefined ? [] : readingsOf(entry);
    });
    if (known.length > 0) return known;
    const related = readThroughRelatedWord(bare, { find });
    const guess = { form: guessVowels(bare), coreConfidence: guessConfidence, endingConfidence: 0 };
    if (related === undefined) return [guess];
    return [{ form: related.form, coreConfidence: related.confidence, endingConfidence: related.confidence / 2 }, guess];
  };
}
