import { soundClasses } from './transcription.ts';

/** A shape of Arabic words, and the same with its vowels: `C` is any consonant, `=` the one before it again. */
export interface VowelPattern {
  readonly shape: RegExp;
  readonly filled: string;
}

/**
 * The commonest shapes that can be told apart without vowels, the longer before the shorter.
 * Source: Ryding 2005, chapters 5 and 22–31 (patterns of nouns and derived verbs).
 */
const patterns: readonly (readonly [shape: string, filled: string])[] = [
  // Derived verbs and their nouns after a connecting vowel.
  ['is·t·C·Caː', 'istiCCaː'],
  ['is·t·C', 'istaC'],
  ['iC·t·Caː', 'iCtiCaː'],
  ['iC·t·C', 'iCtaC'],
  ['in·C·Caː', 'inCiCaː'],
  ['in·C·C', 'inCaC'],
  // Participles and places.
  ['m·s·t·C·C·C', 'mustaCCaC'],
  ['m·s·t·C', 'mustaC'],
  ['m·C·t·C·C', 'muCtaCaC'],
  ['m·n·t·C·C', 'muntaCaC'],
  ['m·t·C·C·C', 'mutaCaCiC'],
  ['m·C·C·Cuː', 'muCaCCuː'],
  ['m·CaːC·Caẗ', 'muCaːCaCaẗ'],
  ['m·C·CuːC', 'maCCuːC'],
  ['m·C·CaːC', 'miCCaːC'],
  ['m·C·C·C', 'maCCaC'],
  // The present tense.
  ['j·s·t·C·C·C', 'jastaCCiC'],
  ['j·t·CaːC·C', 'jataCaːCaC'],
  ['j·t·C·C·C', 'jataCaC=aC'],
  ['j·C·t·C·C', 'jaCtaCiC'],
  ['j·CaːC·C', 'juCaːCiC'],
  ['j·C·C·C', 'jaCCuC'],
  ['j·C·CiːC', 'juCCiːC'],
  ['j·CiːC', 'juCiːC'],
  // Nouns.
  ['C·C·CiːC', 'CaCCiːC'],
  ['C·CaːC', 'CiCaːC'],
  ['C·CuːC', 'CuCuːC'],
  ['C·C·Cuː$', 'CaCaCuː'],
];

export const vowelPatterns: readonly VowelPattern[] = patterns.map(([shape, filled]) => {
  let count = 1;
  return {
    shape: new RegExp(`^(‿?)${shape.replaceAll('C', `([${soundClasses.consonant}])`)}`, 'u'),
    filled: `$1${filled.replaceAll('C', () => `$${++count}`).replaceAll(/(\$\d+)=/gu, '$1$1')}`,
  };
});
