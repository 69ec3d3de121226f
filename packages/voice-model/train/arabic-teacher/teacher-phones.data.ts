import type { Phoneme } from '@rakhim/arabic';

/**
 * The phones of the voice ara_norm_ziad_hts by our phonemes, single and long. Where it has none of its own the nearest
 * stands in: emphatic l, r, b and m are their plain ones, which stand between dark vowels, and zˤ is its ðˤ; the
 * affricates that it lacks are two phones.
 */
export const teacherPhones: Partial<Readonly<Record<Phoneme, readonly [single: string, long: string]>>> = {
  ʔ: ['ah', 'ahh'],
  b: ['b', 'bb'],
  t: ['t', 'tt'],
  θ: ['^', '^^'],
  dʒ: ['j', 'jj'],
  ħ: ['H', 'HH'],
  x: ['x', 'xx'],
  d: ['d', 'dd'],
  ð: ['th', 'thh'],
  r: ['r', 'rr'],
  z: ['z', 'zz'],
  s: ['s', 'ss'],
  ʃ: ['ch', 'chh'],
  sˤ: ['S', 'SS'],
  dˤ: ['D', 'DD'],
  tˤ: ['T', 'TT'],
  ðˤ: ['Z', 'ZZ'],
  ʕ: ['E', 'EE'],
  ɣ: ['g', 'gg'],
  f: ['f', 'ff'],
  q: ['q', 'qq'],
  k: ['k', 'kk'],
  l: ['l', 'll'],
  m: ['m', 'mm'],
  n: ['n', 'nn'],
  h: ['h', 'hh'],
  w: ['w', 'ww'],
  j: ['y', 'yy'],
  lˤ: ['l', 'll'],
  rˤ: ['r', 'rr'],
  bˤ: ['b', 'bb'],
  mˤ: ['m', 'mm'],
  zˤ: ['Z', 'ZZ'],
  tʃ: ['t ch', 'tt ch'],
  ts: ['t s', 'tt s'],
  dz: ['d z', 'dd z'],
  a: ['a', 'aa'],
  i: ['i', 'ii'],
  u: ['u', 'uu'],
  ɑ: ['A', 'AA'],
  ɨ: ['I', 'II'],
  ʊ: ['U', 'UU'],
};

/** Phones that colour an i or u before them. Source: letter-to-sound rules of the voice. */
export const teacherEmphatics: ReadonlySet<string> = new Set(['S', 'SS', 'D', 'DD', 'T', 'TT', 'Z', 'ZZ', 'q', 'qq']);

export const teacherVowels: ReadonlySet<string> = new Set([
  'a',
  'aa',
  'A',
  'AA',
  'i',
  'ia',
  'ii',
  'I',
  'II',
  'u',
  'uu',
  'U',
  'UU',
  'ua',
  'uua',
]);

/** Sonority where it is neither that of a vowel (5) nor of a voiceless consonant (1). */
export const teacherSonority: Readonly<Record<string, number>> = Object.fromEntries([
  ...['r', 'rr'].map((phone) => [phone, 4] as const),
  ...['m', 'mm', 'n', 'nn'].map((phone) => [phone, 3] as const),
  ...'b d j th z D Z E g l w y'.split(' ').flatMap(
    (phone) =>
      [
        [phone, 2],
        [phone === 'th' ? 'thh' : phone + phone, 2],
      ] as const,
  ),
]);
