import type { Phoneme, Sound } from '@rakhim/arabic';
import type { BorrowedPhoneme } from './phoneme-table.ts';

/** Sounds that espeak-ng's Arabic table lacks, under names that start no other mnemonic. */
export const borrowedPhonemes: readonly BorrowedPhoneme[] = [
  { mnemonic: '3', fromTable: 'base1', fromMnemonic: 'Z' },
  { mnemonic: 'aE', fromTable: 'af', fromMnemonic: '&' },
];

/**
 * Every sound in espeak-ng's own notation, one mnemonic for each element.
 *
 * The engine says nothing of a word from the first mnemonic on that it does not know. It has no emphatic l, b or m and
 * no second z apart from the plain ones: there the dark vowels beside them carry the difference. Its `Z` is ظ, which is
 * why ʒ has a borrowed name.
 */
const mnemonics: Readonly<Record<Phoneme, readonly [string, ...string[]]>> = {
  b: ['b'],
  t: ['t'],
  d: ['d'],
  k: ['k'],
  g: ['g'],
  q: ['q'],
  ʔ: ['?'],
  p: ['p'],
  tˤ: ['t['],
  dˤ: ['dH'],
  sˤ: ['s['],
  zˤ: ['z'],
  ðˤ: ['Z'],
  lˤ: ['L'],
  rˤ: ['R'],
  bˤ: ['b'],
  mˤ: ['m'],
  f: ['f'],
  v: ['v'],
  θ: ['T'],
  ð: ['D'],
  s: ['s'],
  z: ['z'],
  ʃ: ['S'],
  ʒ: ['3'],
  x: ['X'],
  ɣ: ['gH'],
  ħ: ['H'],
  ʕ: ['A'],
  h: ['h'],
  dʒ: ['dZ'],
  tʃ: ['tS'],
  ts: ['t', 's'],
  dz: ['d', 'z'],
  m: ['m'],
  n: ['n'],
  l: ['l'],
  r: ['R'],
  j: ['j'],
  w: ['w'],
  a: ['a'],
  i: ['i'],
  u: ['u'],
  e: ['e'],
  o: ['o'],
  ə: ['@'],
  æ: ['aE'],
  ɑ: ['a.'],
  ɨ: ['i.'],
  ʊ: ['u.'],
};

/** Ends a mnemonic, so that neighbours are never read as one longer name: `t|S` is two sounds and `tS` is one. */
const separator = '|';
const stressMark = "'";
const lengthMark = ':';

/** A word's sounds in the engine's notation, without the brackets around it. */
export function toMnemonics(sounds: readonly Sound[]): string {
  return sounds.flatMap(spellSound).join(separator);
}

function spellSound({ phoneme, long, stressed }: Sound): string[] {
  const [first, ...rest] = mnemonics[phoneme];
  return [stressed ? stressMark + first : first, ...rest, ...(long ? [lengthMark] : [])];
}
