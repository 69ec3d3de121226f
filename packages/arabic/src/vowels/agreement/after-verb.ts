import { isAgent } from '../context/agents.ts';
import { damma } from '../marks.ts';
import type { WordReading } from '../word-reading.ts';
import type { WordBefore } from './word-before.ts';

/** A verb of the past, of him or of her. */
const past = /^(?!ال|إ\u0650ن|أ\u064Eن)\p{L}.*(?:\u064E|\u064Eت[\u0650\u0652])$/u;
const accusative = /(?<=^ال.*(?<!ون|ين))\u064E$/u;
const genitive = /[\u064D\u0650]$/u;
/** Prepositions, by themselves or joined. */
const governed = /^(?:و.+|ف?[بلك]\u0650.+|(?:من|عن|في|إلى|على|علي|إلي|مع|ب|ل)(?:ه|ها|هم|هما|هن)?)$/u;

/**
 * A verb puts nothing in the genitive. Where a rule found the verb, the reader may have taken it for a noun and given
 * its owner that case; the case is then left open. One who acts, right after a verb that opens a clause, is its
 * subject: لَبِسَتِ الْبِنْتُ.
 */
export function afterVerb(reading: WordReading, bare: string, { vowelled, isByRule, before }: WordBefore): WordReading {
  if (isByRule && past.test(vowelled) && accusative.test(reading.form) && before === undefined && isAgent(bare)) {
    return { ...reading, form: reading.form.replace(accusative, damma) };
  }
  const isOwner =
    isByRule &&
    past.test(vowelled) &&
    genitive.test(reading.form) &&
    !governed.test(reading.form) &&
    !governed.test(bare);
  return isOwner ? { ...reading, form: reading.form.replace(genitive, ''), endingConfidence: 0 } : reading;
}
