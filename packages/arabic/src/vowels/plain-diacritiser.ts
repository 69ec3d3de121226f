import type { Dialect } from '../dialect.ts';
import type { Diacritiser } from '../reading.ts';
import { createLexiconDiacritiser } from './lexicon-diacritiser.ts';

const made = new Map<Dialect, Diacritiser>();

/** Our own word lists and the grammar of word shapes, made once for each dialect. */
export function plainDiacritiser(dialect: Dialect): Diacritiser {
  const diacritiser = made.get(dialect) ?? createLexiconDiacritiser(undefined, { dialect });
  made.set(dialect, diacritiser);
  return diacritiser;
}
