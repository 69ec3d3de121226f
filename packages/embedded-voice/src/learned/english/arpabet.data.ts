import type { Phoneme } from '@rakhim/arabic';

/** A sound of ours in its place in English: with `ː` it is long. */
type Spelling = Phoneme | `${Phoneme}ː`;

/** How one English sound is packed and said. */
export interface EnglishSound {
  /** One character for it in the packed words. */
  readonly code: string;
  readonly spellings: readonly Spelling[];
}

/**
 * The sounds of the CMU Pronouncing Dictionary by their ARPABET names, and the nearest sounds of ours. A 0 is an
 * unstressed vowel that is said in another way than the stressed one.
 */
export const arpabet: Readonly<Record<string, EnglishSound>> = {
  AA: { code: 'a', spellings: ['ɑː'] },
  AE: { code: 'b', spellings: ['æ'] },
  AH: { code: 'c', spellings: ['a'] },
  AH0: { code: 'd', spellings: ['ə'] },
  AO: { code: 'e', spellings: ['oː'] },
  AW: { code: 'f', spellings: ['a', 'w'] },
  AY: { code: 'g', spellings: ['a', 'j'] },
  EH: { code: 'h', spellings: ['e'] },
  ER: { code: 'i', spellings: ['əː', 'r'] },
  ER0: { code: 'j', spellings: ['ə', 'r'] },
  EY: { code: 'k', spellings: ['e', 'j'] },
  IH: { code: 'l', spellings: ['i'] },
  IY: { code: 'm', spellings: ['iː'] },
  IY0: { code: 'n', spellings: ['i'] },
  OW: { code: 'o', spellings: ['o', 'w'] },
  OY: { code: 'p', spellings: ['o', 'j'] },
  UH: { code: 'q', spellings: ['u'] },
  UW: { code: 'r', spellings: ['uː'] },
  B: { code: 'B', spellings: ['b'] },
  CH: { code: 'C', spellings: ['tʃ'] },
  D: { code: 'D', spellings: ['d'] },
  DH: { code: 'E', spellings: ['ð'] },
  F: { code: 'F', spellings: ['f'] },
  G: { code: 'G', spellings: ['g'] },
  HH: { code: 'H', spellings: ['h'] },
  JH: { code: 'I', spellings: ['dʒ'] },
  K: { code: 'J', spellings: ['k'] },
  L: { code: 'K', spellings: ['l'] },
  M: { code: 'L', spellings: ['m'] },
  N: { code: 'M', spellings: ['n'] },
  NG: { code: 'N', spellings: ['n', 'g'] },
  P: { code: 'O', spellings: ['p'] },
  R: { code: 'P', spellings: ['r'] },
  S: { code: 'Q', spellings: ['s'] },
  SH: { code: 'R', spellings: ['ʃ'] },
  T: { code: 'S', spellings: ['t'] },
  TH: { code: 'T', spellings: ['θ'] },
  V: { code: 'U', spellings: ['v'] },
  W: { code: 'V', spellings: ['w'] },
  Y: { code: 'W', spellings: ['j'] },
  Z: { code: 'X', spellings: ['z'] },
  ZH: { code: 'Y', spellings: ['ʒ'] },
};

/** Stands before the code of the vowel that carries the main stress. */
export const stressCode = "'";
