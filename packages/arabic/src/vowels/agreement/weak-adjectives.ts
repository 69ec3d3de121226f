import { fatha } from '../marks.ts';
import type { WordReading } from '../word-reading.ts';
import { articledAccusative, weakParticiple } from './shapes.data.ts';
import type { WordBefore } from './word-before.ts';

/** الْخَمِيسَ الْمَاضِيَ: of the cases of such an adjective only the accusative is heard. */
export function asWeakAdjective(reading: WordReading, { vowelled }: WordBefore): WordReading {
  return weakParticiple.test(reading.form) && articledAccusative.test(vowelled)
    ? { ...reading, form: reading.form + fatha }
    : reading;
}
