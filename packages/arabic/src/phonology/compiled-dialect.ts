import type { Dialect } from '../dialect.ts';
import type { DialectPhonology } from './dialect-phonology.ts';
import { egyptian } from './dialects/egyptian.ts';
import { gulf } from './dialects/gulf.ts';
import { levantine } from './dialects/levantine.ts';
import { maghrebi } from './dialects/maghrebi.ts';
import { msa } from './dialects/msa.ts';
import { qatar } from './dialects/qatar.ts';
import { saudi } from './dialects/saudi.ts';
import { uae } from './dialects/uae.ts';
import { type CompiledRule, compileRules, type Strength } from './sound-rule.ts';

export const dialectPhonologies: Readonly<Record<Dialect, DialectPhonology>> = {
  msa,
  egyptian,
  gulf,
  levantine,
  maghrebi,
  saudi,
  uae,
  qatar,
};

/** A dialect at one strength, with its rules ready to be applied. */
export interface CompiledDialect {
  readonly phonology: DialectPhonology;
  readonly words: ReadonlyMap<string, string>;
  readonly rules: readonly CompiledRule[];
  readonly afterStress: readonly CompiledRule[];
  readonly colouring: readonly CompiledRule[];
}

const compiled = new Map<string, CompiledDialect>();

/** Compiles a dialect once for each strength. */
export function compileDialect(dialect: Dialect, strength: Strength): CompiledDialect {
  const key = `${dialect} ${strength}`;
  const known = compiled.get(key);
  if (known) {
    return known;
  }
  const phonology = dialectPhonologies[dialect];
  const made: CompiledDialect = {
    phonology,
    words: new Map(Object.entries(phonology.words)),
    rules: compileRules(phonology.rules, strength),
    afterStress: compileRules(phonology.afterStress, strength),
    colouring: compileRules(phonology.colouring, strength),
  };
  compiled.set(key, made);
  return made;
}
