import { type Phoneme, type PronouncedWord, type Sound, isVowel } from '@rakhim/arabic';
import type { ModelChunk } from '../to-chunks.ts';
import { writtenMarks } from './write-vowelled.ts';

/**
 * The letter that espeak-ng's Arabic reads as a sound, whatever stands around it; where it has none, the nearest. Found
 * by having espeak-ng 1.51 read each letter.
 */
const letters: Readonly<Record<Phoneme, string>> = {
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
  zˤ: 'ظ',
  ðˤ: 'ظ',
  lˤ: 'ل',
  rˤ: 'ر',
  bˤ: 'ب',
  mˤ: 'م',
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
  tʃ: 'تْش',
  ts: 'تْس',
  dz: 'دْز',
  m: 'م',
  n: 'ن',
  l: 'ل',
  r: 'ر',
  j: 'ي',
  w: 'و',
  a: '\u064E',
  æ: '\u064E',
  ɑ: '\u064E',
  ə: '\u064E',
  i: '\u0650',
  ɨ: '\u0650',
  e: '\u0650',
  u: '\u064F',
  ʊ: '\u064F',
  o: '\u064F',
};

/** What makes a vowel long; a long e is a long i with a before it. */
const lengthLetters: Readonly<Partial<Record<Phoneme, string>>> = {
  a: 'ا',
  æ: 'ا',
  ɑ: 'ا',
  ə: 'ا',
  i: 'ي',
  ɨ: 'ي',
  e: 'ي',
  u: 'و',
  ʊ: 'و',
  o: 'و',
};
const sukun = '\u0652';

/**
 * Our sounds in Arabic letters, one letter a sound, so that a phonemizer that misreads vowelled Arabic says what we
 * mean: no article, no hamzat al-wasl, no ة, no silent letter, doubled consonants written twice.
 */
export function writeRespelt({ words, boundary }: ModelChunk): string {
  const written: string[] = [];
  for (const [index, word] of words.entries()) {
    const isPause = index < words.length - 1 && (word.breakAfter === 'phrase' || word.breakAfter === 'breath');
    written.push(respell(soundsOf(words, index)) + (isPause ? writtenMarks.comma : ''));
  }
  return written.filter((word) => word !== '').join(' ') + writtenMarks[boundary];
}

/**
 * The sounds of a word, with the consonant that the next one begins with where two come together there: nobody can
 * begin with two, so the first belongs to the word before.
 */
function soundsOf(words: readonly PronouncedWord[], index: number): readonly Sound[] {
  const own = words[index]?.sounds ?? [];
  const before = words[index - 1];
  const lent = before && lendsFirst(own) ? own.slice(1) : own;
  const next = words[index + 1]?.sounds ?? [];
  const [borrowed] = next;
  return borrowed && own.length > 0 && lendsFirst(next) ? [...lent, borrowed] : lent;
}

function lendsFirst([first, second]: readonly Sound[]): boolean {
  return (
    first !== undefined && second !== undefined && !isVowel(first.phoneme) && !isVowel(second.phoneme) && !first.long
  );
}

/** Writes the sounds of one word. */
function respell(sounds: readonly Sound[]): string {
  return sounds
    .map(({ phoneme, long }, index) => {
      const letter = letters[phoneme];
      if (isVowel(phoneme)) {
        const opener = index === 0 ? letters['ʔ'] : '';
        return opener + letter + (long ? (lengthLetters[phoneme] ?? '') : '');
      }
      const next = sounds[index + 1];
      const isClosed = next === undefined || !isVowel(next.phoneme);
      return (long ? letter + sukun : '') + letter + (isClosed ? sukun : '');
    })
    .join('');
}
