import { wordsWith } from '../lexicon-rows.ts';
import type { VowelledForm } from '../word-reading.ts';

const particles = wordsWith(({ pos }) => pos === 'particle');
const conjunction = /^[وف](?=..)/;

/** True for particles, prepositions and pronouns, with و or ف before them or without. */
export function isParticle(bare: string): boolean {
  return particles.has(bare) || particles.has(bare.replace(conjunction, ''));
}

/**
 * What the network is told of a word. Our own lists assert one reading, which is worth less to it than what was
 * counted: where the learned list knows a word well, its shares say how far each reading can be trusted. Particles are
 * the exception, for which our lists are complete.
 *
 * @param isCommon true when the learned list has seen the word often.
 */
export function evidenceOf(
  bare: string,
  readings: readonly VowelledForm[],
  isCommon: boolean,
): readonly VowelledForm[] {
  return isCommon && !isParticle(bare) ? readings.filter(({ isOwn }) => !isOwn) : readings;
}
