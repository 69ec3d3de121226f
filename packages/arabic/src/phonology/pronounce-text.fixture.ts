import type { Dialect } from '../dialect.ts';
import { toIpa } from '../phoneme.ts';
import type { Boundary, VowelledWord } from '../reading.ts';
import { pronounce, type PronounceOptions } from './pronounce.ts';

/** Vowelled words from a line of test text. */
function vowelledWords(text: string): VowelledWord[] {
  return text.split(' ').map((word) => ({
    text: word,
    vowelled: word,
    start: 0,
    end: word.length,
    rule: 'plain',
    confidence: 1,
    script: /[a-z]/iu.test(word) ? 'latin' : 'arabic',
  }));
}

/** The IPA of a line of vowelled test text, read as one clause. */
export function ipaOf(
  text: string,
  {
    dialect = 'msa',
    boundary = 'period',
    ...options
  }: { dialect?: Dialect; boundary?: Boundary } & PronounceOptions = {},
): string {
  return pronounce(vowelledWords(text), boundary, dialect, options)
    .map(({ sounds }) => toIpa(sounds))
    .join(' ');
}
