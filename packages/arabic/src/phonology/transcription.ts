import type { Phoneme, Sound } from '../phoneme.ts';

/**
 * A word on its way from letters to sounds: one character a sound, so that phonological rules can be written as
 * patterns.
 *
 * | written | means |
 * |---|---|
 * | `T D S Z Ð L R B M` | the emphatics [tˤ dˤ sˤ zˤ ðˤ lˤ rˤ bˤ mˤ] |
 * | `ʤ ʧ ʦ ʣ` | the affricates [dʒ tʃ ts dz] |
 * | `ss`, `aː` | a geminate, a long vowel |
 * | `ẗ` | ta marbuta, before it is known whether it is spoken |
 * | `-` | the end of what is written onto a stem: the article, the conjunction wa- |
 * | `‿` | the vowel after it only connects (hamzat al-wasl): it goes after a vowel; none stands before a consonant |
 * | `+` | what follows is the ending that a pause drops; alone at the end: a written sukun |
 * | `·` | a vowel, or none, that is not written |
 * | `ˈ` | the vowel after it is stressed |
 */
export type Transcription = string;

const symbols: Readonly<Record<string, Phoneme>> = {
  b: 'b',
  t: 't',
  d: 'd',
  k: 'k',
  g: 'g',
  q: 'q',
  ʔ: 'ʔ',
  p: 'p',
  T: 'tˤ',
  D: 'dˤ',
  S: 'sˤ',
  Z: 'zˤ',
  Ð: 'ðˤ',
  L: 'lˤ',
  R: 'rˤ',
  B: 'bˤ',
  M: 'mˤ',
  f: 'f',
  v: 'v',
  θ: 'θ',
  ð: 'ð',
  s: 's',
  z: 'z',
  ʃ: 'ʃ',
  ʒ: 'ʒ',
  x: 'x',
  ɣ: 'ɣ',
  ħ: 'ħ',
  ʕ: 'ʕ',
  h: 'h',
  ʤ: 'dʒ',
  ʧ: 'tʃ',
  ʦ: 'ts',
  ʣ: 'dz',
  m: 'm',
  n: 'n',
  l: 'l',
  r: 'r',
  j: 'j',
  w: 'w',
  a: 'a',
  i: 'i',
  u: 'u',
  e: 'e',
  o: 'o',
  ə: 'ə',
  æ: 'æ',
  ɑ: 'ɑ',
  ɨ: 'ɨ',
  ʊ: 'ʊ',
};

/** The symbols of each class, ready to stand between the brackets of a pattern. */
export const soundClasses = {
  consonant: 'btdkgqʔpTDSZÐLRBMfvθðszʃʒxɣħʕhʤʧʦʣmnlrjw',
  vowel: 'aiueoəæɑɨʊ',
  emphatic: 'TDSZÐLRBM',
  guttural: 'ħʕhxɣ',
  /** Coronals, to which the article's l assimilates. */
  sun: 'tθdðrzsʃSDTÐlnZ',
} as const;

const vowelSymbols: ReadonlySet<string> = new Set(soundClasses.vowel);
const consonantSymbols: ReadonlySet<string> = new Set(soundClasses.consonant);

export function isVowelSymbol(symbol: string | undefined): boolean {
  return symbol !== undefined && vowelSymbols.has(symbol);
}

export function isConsonantSymbol(symbol: string | undefined): boolean {
  return symbol !== undefined && consonantSymbols.has(symbol);
}

const soundsBySymbol = new Map(
  Object.entries(symbols).map(([symbol, phoneme]) => [
    symbol,
    [false, true].map((long) => [false, true].map((stressed): Sound => ({ phoneme, long, stressed }))),
  ]),
);

/**
 * The sounds of a finished transcription. Marks that are not sounds are passed over; equal sounds are shared objects.
 */
export function toSounds(transcription: Transcription): Sound[] {
  const sounds: Sound[] = [];
  let stressed = false;
  for (let index = 0; index < transcription.length; index++) {
    const symbol = transcription.charAt(index);
    if (symbol === 'ˈ') {
      stressed = true;
      continue;
    }
    const variants = soundsBySymbol.get(symbol);
    if (!variants) {
      continue;
    }
    const next = transcription[index + 1];
    const long = next === 'ː' || (next === symbol && consonantSymbols.has(symbol));
    const sound = variants[long ? 1 : 0]?.[stressed ? 1 : 0];
    if (sound) {
      sounds.push(sound);
    }
    if (long) {
      index++;
    }
    stressed = false;
  }
  return sounds;
}
