import { isVowel, type Phoneme, type Sound } from '../phoneme.ts';

/** The Arabic letter for each consonant that an Arabic speaker gives a foreign word; dark ones have their own. */
const letters: Readonly<Partial<Record<Phoneme, string>>> = {
  b: 'ب',
  p: 'ب',
  t: 'ت',
  d: 'د',
  k: 'ك',
  g: 'غ',
  q: 'ق',
  tˤ: 'ط',
  dˤ: 'ض',
  sˤ: 'ص',
  zˤ: 'ظ',
  ðˤ: 'ظ',
  lˤ: 'ل',
  rˤ: 'ر',
  f: 'ف',
  v: 'ف',
  θ: 'ث',
  ð: 'ذ',
  s: 'س',
  z: 'ز',
  ʃ: 'ش',
  ʒ: 'ج',
  x: 'خ',
  ɣ: 'غ',
  ħ: 'ح',
  ʕ: 'ع',
  h: 'ه',
  dʒ: 'ج',
  tʃ: 'تش',
  ts: 'تس',
  dz: 'دز',
  m: 'م',
  n: 'ن',
  l: 'ل',
  r: 'ر',
  j: 'ي',
  w: 'و',
};
const longVowels: Readonly<Partial<Record<Phoneme, string>>> = {
  a: 'ا',
  æ: 'ا',
  ɑ: 'ا',
  i: 'ي',
  e: 'ي',
  ɨ: 'ي',
  u: 'و',
  o: 'و',
  ʊ: 'و',
};

/** A short o or u is written as a long one is: مايكروسوفت, رولكس. */
const roundVowels: ReadonlySet<Phoneme> = new Set<Phoneme>(['o', 'u', 'ʊ']);

/**
 * The letter of a sound; short vowels but o and u have one only at the end of a word, and the first glottal stop sits
 * on alif.
 */
function letterOf({ phoneme, long }: Sound, index: number, sounds: readonly Sound[]): string {
  if (phoneme === 'ʔ') {
    const vowel = sounds[index + 1];
    const isI = vowel?.phoneme === 'i' || vowel?.phoneme === 'e';
    const isLongA = vowel?.long === true && longVowels[vowel.phoneme] === 'ا';
    return index > 0 ? 'ئ' : isLongA ? '' : isI ? 'إ' : 'أ';
  }
  if (isVowel(phoneme)) {
    const isRound = index > 0 && roundVowels.has(phoneme);
    const isBeforeVowel = phoneme === 'i' && isVowel(sounds[index + 1]?.phoneme ?? 'b');
    const isFirstLongA = long && index === 1 && sounds[0]?.phoneme === 'ʔ' && longVowels[phoneme] === 'ا';
    return isFirstLongA
      ? 'آ'
      : long || isRound || isBeforeVowel || index === sounds.length - 1
        ? (longVowels[phoneme] ?? '')
        : '';
  }
  const isGlideAfterI =
    phoneme === 'j' &&
    index === sounds.length - 1 &&
    sounds[index - 1]?.long === true &&
    longVowels[sounds[index - 1]?.phoneme ?? 'a'] === 'ي';
  return isGlideAfterI ? '' : (letters[phoneme] ?? '');
}

/** What is said in Arabic letters, without vowels, as a newspaper would write the foreign word: Google, غوغل. */
export function spellInArabic(sounds: readonly Sound[]): string {
  return sounds.map((sound, index) => letterOf(sound, index, sounds)).join('');
}
