import { guessVowels } from './guess-vowels.ts';
import type { Lexicon, LexiconEntry } from './lexicon.ts';
import { isMark } from './marks.ts';
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

function withoutEnding(form: string): string {
  let end = form.length;
  while (end > 0 && isMark(form[end - 1] ?? '')) end -= 1;
  return form.slice(0, end);
}

/** Our own nouns and names have no case ending; where the learned list has the same vowels, it lends its ending. */
function lendEnding(own: WordReading, learned: readonly WordReading[]): WordReading {
  if (isMark(own.form.at(-1) ?? '')) return own;
  const lender = learned.find(({ form }) => withoutEnding(form) === own.form);
  return lender === undefined ? own : { ...lender, coreConfidence: own.coreConfidence };
}

/**
 * Reads single words: known ones as the lists say, others through a related word, else by a guess.
 *
 * @param learned absent when only our own lists are at hand.
 * @returns a function from a bare word to its readings; never empty.
 */
export function createWordReader(own: Lexicon, learned: Lexicon | undefined): (bare: string) => readonly WordReading[] {
  const both: Lexicon = { find: (bare) => own.find(bare) ?? learned?.find(bare) };

  return (bare) => {
    const ownEntry = own.find(bare);
    const learnedEntry = learned?.find(bare);
    const learnedReadings = learnedEntry === undefined ? [] : readingsOf(learnedEntry);
    if (ownEntry !== undefined) return [...readingsOf(ownEntry).map((reading) => lendEnding(reading, learnedReadings)), ...learnedReadings];
    if (learnedEntry !== undefined) return learnedReadings;
    const related = readThroughRelatedWord(bare, both);
    const guess = { form: guessVowels(bare), coreConfidence: guessConfidence, endingConfidence: 0 };
    if (related === undefined) return [guess];
    return [{ form: related.form, coreConfidence: related.confidence, endingConfidence: related.confidence / 2 }, guess];
  };
}
