import { isPreposition } from '../genitive.ts';
import type { WordReading } from '../word-reading.ts';
import { ownedAdverb } from './shapes.data.ts';
import type { WordBefore } from './word-before.ts';

/** تَجَوَّلْنَا خِلَالَهَا, but مِنْ خِلَالِهَا: an adverb ends in a unless a preposition is before it. */
export function asAdverb(reading: WordReading, before: WordBefore | undefined): WordReading {
  const { adverb, owner } = ownedAdverb.exec(reading.form)?.groups ?? {};
  return adverb === undefined || owner === undefined || (before !== undefined && isPreposition(before.bare))
    ? reading
    : { ...reading, form: `${adverb}\u064E${owner.replace(/^ه\u0650/u, 'ه\u064F')}` };
}
