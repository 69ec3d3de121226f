import type { Phoneme } from '../phoneme.ts';

const fatha = '\u064E';
const damma = '\u064F';
const kasra = '\u0650';
const shadda = '\u0651';
const sukun = '\u0652';

/** Letters by their sounds. */
const consonantLetters: Partial<Record<Phoneme, string>> = {
  b: 'ب',
  t: 'ت',
  d: 'د',
  k: 'ك',
  g: 'گ',
  q: 'ق',
  ʔ: 'ء',
  p: 'پ',
  tˤ: 'ط',
  dˤ: 'ض',
  sˤ: 'ص',
  ðˤ: 'ظ',
  f: 'ف',
  v: 'ڤ',
  θ: 'ث',
  ð: 'ذ',
  s: 'س',
  z: 'ز',
  ʃ: 'ش',
  ʒ: 'ژ',
  x: 'خ',
  ɣ: 'غ',
  ħ: 'ح',
  ʕ: 'ع',
  h: 'ه',
  dʒ: 'ج',
  tʃ: 'چ',
  m: 'م',
  n: 'ن',
  l: 'ل',
  r: 'ر',
  j: 'ي',
  w: 'و',
  zˤ: 'ظ',
};
/** The mark on the consonant, and the letter that lengthens it. */
const vowelSpellings: Partial<Record<Phoneme, readonly [mark: string, letter: string]>> = {
  a: [fatha, 'ا'],
  i: [kasra, 'ي'],
  u: [damma, 'و'],
  e: [kasra, 'ي'],
  o: [damma, 'و'],
  ə: [kasra, 'ي'],
  ɨ: [kasra, 'ي'],
  ʊ: [damma, 'و'],
};
/** Sounds that no letter has; each is spelt with the nearest. */
const unspelt: ReadonlySet<string> = new Set(['e', 'o', 'ə', 'ɨ', 'ʊ', 'zˤ'] satisfies Phoneme[]);

/** Signs that people use for the same: the IPA's own g, tie bars, syllable dots. */
const otherSigns: readonly (readonly [RegExp, string])[] = [
  [/ɡ/gu, 'g'],
  [/[\u0361\u035C.ˌˈ'/[\]]/gu, ''],
  [/:/gu, 'ː'],
  [/ɑ|æ/gu, 'a'],
  [/ʤ/gu, 'dʒ'],
  [/ʧ/gu, 'tʃ'],
];
const names = [...Object.keys(consonantLetters), ...Object.keys(vowelSpellings)].sort(
  (one, other) => other.length - one.length,
);
const sound = new RegExp(`(?<name>${names.join('|')})(?<long>ː?)`, 'uy');

/**
 * Spells sounds in Arabic letters with all their marks, so that they are read as what they are, in the accent of the
 * dialect that speaks.
 *
 * @param ipa words of sounds, such as `raˈxiːm`; stress and syllables are found by the reader.
 * @returns vowelled Arabic, with the nearest letters for sounds that no letter has, or the first sign that stands for
 *   no sound of ours.
 */
export function spellPhonemes(ipa: string): { readonly vowelled: string } | { readonly unknown: string } {
  const plain = otherSigns.reduce((text, [sign, same]) => text.replace(sign, same), ipa.normalize('NFC').trim());
  const words: string[] = [];
  for (const word of plain.split(/\s+/u)) {
    const spelt = spellWord(word);
    if (typeof spelt !== 'string') {
      return spelt;
    }
    words.push(spelt);
  }
  return { vowelled: words.join(' ') };
}

/** Whether letters say exactly these sounds, which they cannot for e, o and zˤ. */
export function isSpelledExactly(ipa: string): boolean {
  return !Array.from(ipa.matchAll(/zˤ|./gu)).some(([sign]) => unspelt.has(sign));
}

function spellWord(word: string): string | { readonly unknown: string } {
  let spelt = '';
  let isOpen = false;
  for (let index = 0; index < word.length; index = sound.lastIndex) {
    sound.lastIndex = index;
    const found = sound.exec(word)?.groups;
    if (!found) {
      return { unknown: Array.from(word.slice(index))[0] ?? '' };
    }
    const name = (found['name'] ?? '') as Phoneme;
    const isLong = found['long'] !== '';
    const vowel = vowelSpellings[name];
    if (vowel) {
      const [mark, letter] = vowel;
      const seat = isOpen ? '' : 'ء';
      spelt += seat + mark + (isLong ? letter : '');
      isOpen = false;
    } else {
      const letter = consonantLetters[name] ?? '';
      const isDoubled = isOpen && spelt.endsWith(letter) && !isLong;
      spelt += isDoubled ? shadda : (isOpen ? sukun : '') + letter + (isLong ? shadda : '');
      isOpen = true;
    }
  }
  return isOpen ? spelt + sukun : spelt;
}
