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

/** The sounds of a word, without those that it lends to the word before, and with those that the next one lends. */
function soundsOf(words: readonly PronouncedWord[], index: number): readonly Sound[] {
  const [before, own, next] = [words[index - 1], words[index], words[index + 1]];
  const rest = own?.sounds.length === 0 ? [] : divide(before, own).rest;
  return rest.length > 0 ? [...rest, ...divide(own, next).lent] : rest;
}

interface DividedWord {
  readonly lent: readonly Sound[];
  readonly rest: readonly Sound[];
}

/**
 * Divides a word from what it says together with the word before: nobody can begin with two consonants, and a vowel
 * that nothing stands before follows the last consonant of that word. A letter for it alone would be read with a hamza.
 */
function divide(before: PronouncedWord | undefined, word: PronouncedWord | undefined): DividedWord {
  const sounds = word?.sounds ?? [];
  const [first, second, third] = sounds;
  const last = before?.sounds.at(-1);
  const isPause = before?.breakAfter === 'phrase' || before?.breakAfter === 'breath';
  if (!last || !first || !second || first.long) {
    return { lent: [], rest: sounds };
  }
  if (!isVowel(first.phoneme)) {
    return isVowel(second.phoneme) ? { lent: [], rest: sounds } : { lent: [first], rest: sounds.slice(1) };
  }
  if (isVowel(last.phoneme) || isPause) {
    return { lent: [], rest: sounds };
  }
  if (second.long) {
    const half = { ...second, long: false };
    return { lent: [first, half], rest: [half, ...sounds.slice(2)] };
  }
  const isClosed = third !== undefined && !isVowel(third.phoneme);
  return { lent: isClosed ? [first, second] : [first], rest: sounds.slice(isClosed ? 2 : 1) };
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
