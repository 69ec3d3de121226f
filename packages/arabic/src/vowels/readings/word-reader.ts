import { readDerivedWord } from '../derivation/derived-words.ts';
import { isDefiniteNoun } from '../endings/genitive.ts';
import { guessLexicon, wordShapeLexicon } from '../derivation/word-shapes.ts';
import type { Lexicon, LexiconEntry } from '../word-lists/lexicon.ts';
import { isMark, removeMarks } from '../marks.ts';
import type { ReadingOrigin } from '../../reading.ts';
import { readThroughRelatedWord } from '../affixes/related-words.ts';
import type { RelatedReading } from '../affixes/related-words.ts';
import { rememberWords } from '../word-lists/lexicon.ts';
import type { WordReading } from '../word-reading.ts';

/** What the vowels of a word that was seen only a few times are worth beside those of a common one. */
const rareTrust = 0.95;
/** Their endings say less still: a noun seen once or twice was seen in one case. */
const rareEndingTrust = 0.7;
/** Nor does the case that a noun with an article was most often met in say what it is here. */
const definiteEndingTrust = 0.85;
/** The ending of a second form was seen less often than that of the first, whose share is the one that is known. */
const secondTrust = 0.8;

const learnedOrigin: ReadingOrigin = { stage: 'learned', rule: 'learned.list' };
const guessOrigin: ReadingOrigin = { stage: 'guess', rule: 'guess.letters' };
const relatedOrigin: ReadingOrigin = { stage: 'related', rule: 'related.listed-word' };
const shapeOrigin: ReadingOrigin = { stage: 'related', rule: 'related.word-shape' };

function readingsOf(entry: LexiconEntry, isOwn: boolean): WordReading[] {
  const trust = entry.isCommon ? 1 : rareTrust;
  const endingTrust = isOwn
    ? 1
    : isDefiniteNoun(removeMarks(entry.first))
      ? definiteEndingTrust
      : entry.isCommon
        ? 1
        : rareEndingTrust;
  const first = {
    form: entry.first,
    coreConfidence: entry.coreShare * trust,
    endingConfidence: entry.endingShare * endingTrust,
    isOwn,
    origin: entry.origin ?? learnedOrigin,
    ...(entry.lean !== undefined && { lean: entry.lean }),
  };
  if (entry.second === undefined) {
    return [first];
  }
  const second = {
    coreConfidence: (1 - entry.coreShare) * trust,
    endingConfidence: first.endingConfidence * secondTrust,
  };
  return [first, { ...first, ...second, form: entry.second }];
}

function withoutEnding(form: string): string {
  let end = form.length;
  while (end > 0 && isMark(form[end - 1] ?? '')) {
    end -= 1;
  }
  return form.slice(0, end);
}

/** Our own nouns and names have no case ending; where the learned list has the same vowels, it lends its ending. */
function lendEnding(own: WordReading, learned: readonly WordReading[]): WordReading {
  if (own.endingConfidence > 0) {
    return own;
  }
  const lender = learned.find(({ form }) => withoutEnding(form) === withoutEnding(own.form));
  return lender === undefined ? own : { ...own, form: lender.form, endingConfidence: lender.endingConfidence };
}

function guessReading(bare: string): RelatedReading {
  const entry = guessLexicon.find(bare);
  if (entry !== undefined) {
    return { form: entry.first, confidence: entry.coreShare };
  }
  return readThroughRelatedWord(bare, guessLexicon) ?? { form: bare, confidence: 0 };
}

function asReading({ form, confidence }: RelatedReading, origin: ReadingOrigin): WordReading {
  return { form, coreConfidence: confidence, endingConfidence: confidence / 2, isOwn: false, origin };
}

/** From here on a word that is related to one that lists know is believed before an everyday word of another dialect. */
const surelyRelated = 0.6;

/** What a reading by a pattern is worth beside those of a list that knows the word. */
const derivedTrust = 0.2;

/** Learned readings, worth more where a pattern says the same, and what patterns say besides. */
function withDerived(learned: readonly WordReading[], derived: readonly WordReading[]): WordReading[] {
  const cores = new Map(derived.map((reading) => [withoutEnding(reading.form), reading]));
  const listed = learned.map((reading) => {
    const lean = cores.get(withoutEnding(reading.form))?.lean;
    return lean === undefined ? reading : { ...reading, lean };
  });
  const known = new Set(learned.map(({ form }) => withoutEnding(form)));
  const others = derived.filter(({ form }) => !known.has(withoutEnding(form)));
  return [
    ...listed,
    ...others.map((reading) => ({ ...reading, coreConfidence: reading.coreConfidence * derivedTrust })),
  ];
}

/**
 * Reads single words: known ones as the lists say, others through a related word or the shape of the word, else by a
 * guess.
 *
 * @param learned absent when only our own lists are at hand.
 * @returns a function from a bare word to its readings; never empty.
 */
export function createWordReader(own: Lexicon, learned: Lexicon | undefined): (bare: string) => readonly WordReading[] {
  const both: Lexicon = { find: (bare) => own.find(bare) ?? learned?.find(bare) };

  const standardWords: Lexicon = {
    find: (bare) => {
      const entry = own.find(bare);
      return entry === undefined || entry.isOfOtherDialect ? learned?.find(bare) : entry;
    },
  };

  /** مشكلتي is my problem, although the Gulf says it otherwise. */
  function isKnownWithout(bare: string): boolean {
    const related = readThroughRelatedWord(bare, standardWords);
    return learned?.find(bare) !== undefined || (related !== undefined && related.confidence >= surelyRelated);
  }

  return rememberWords((bare) => {
    const found = own.find(bare);
    const ownEntry = found?.isOfOtherDialect && isKnownWithout(bare) ? undefined : found;
    const learnedEntry = learned?.find(bare);
    const learnedReadings = learnedEntry === undefined ? [] : readingsOf(learnedEntry, false);
    if (ownEntry !== undefined) {
      return [...readingsOf(ownEntry, true).map((reading) => lendEnding(reading, learnedReadings)), ...learnedReadings];
    }
    const derived = readDerivedWord(bare);
    if (learnedEntry !== undefined) {
      return withDerived(learnedReadings, derived);
    }
    const known = [
      { lexicon: both, origin: relatedOrigin },
      { lexicon: wordShapeLexicon, origin: shapeOrigin },
    ].flatMap(({ lexicon, origin }) => {
      const reading = readThroughRelatedWord(bare, lexicon);
      return reading === undefined ? [] : [asReading(reading, origin)];
    });
    return derived.length > 0 || known.length > 0
      ? [...derived, ...known]
      : [asReading(guessReading(bare), guessOrigin)];
  });
}
