import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { Phoneme, Sound } from '@rakhim/arabic';
import { arpabet, stressCode } from './arpabet.data.ts';

/** The packed words; `english/pack-words.ts` writes them. */
export const englishWordsUrl = new URL('../../../data/english-words.br', import.meta.url);

const lineEnd = '\n'.charCodeAt(0);
const spellingsByCode = new Map(Object.values(arpabet).map(({ code, spellings }) => [code, spellings]));
/** Unpacked when the first English word is asked for: 2 MB, some fifteen milliseconds, once for the thread. */
let packed: Buffer | undefined;

/**
 * How a word is said in English, in the sounds of the Arabic voices.
 *
 * @param word in Latin letters, in any case; an apostrophe may be curly.
 * @returns nothing for a word that the dictionary does not have.
 */
export function findEnglishWord(word: string): readonly Sound[] | undefined {
  packed ??= brotliDecompressSync(readFileSync(englishWordsUrl));
  const codes = findLine(packed, word.toLowerCase().replaceAll('’', "'"));
  return codes === undefined ? undefined : toSounds(codes);
}

/** Searches sorted lines of `word codes` by halves. */
function findLine(lines: Buffer, word: string): string | undefined {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const start = lines.lastIndexOf(lineEnd, Math.max(((low + high) >> 1) - 1, 0)) + 1;
    const end = lines.indexOf(lineEnd, start);
    const [found = '', codes] = lines.toString('latin1', start, end).split(' ');
    if (found === word) {
      return codes;
    }
    if (found < word) {
      low = end + 1;
    } else {
      high = start;
    }
  }
  return undefined;
}

function toSounds(codes: string): Sound[] {
  const sounds: Sound[] = [];
  let isStressed = false;
  for (const code of codes) {
    if (code === stressCode) {
      isStressed = true;
    } else {
      for (const spelling of spellingsByCode.get(code) ?? []) {
        sounds.push({
          phoneme: spelling.replace('ː', '') as Phoneme,
          long: spelling.endsWith('ː'),
          stressed: isStressed,
        });
        isStressed = false;
      }
    }
  }
  return joinNasals(sounds);
}

/** English `think` and `finger` have n before k and g, and one g. */
function joinNasals(sounds: readonly Sound[]): Sound[] {
  return sounds.filter(({ phoneme }, index) => {
    const [before, after] = [sounds[index - 1]?.phoneme, sounds[index + 1]?.phoneme];
    return !(phoneme === 'g' && before === 'n' && (after === 'k' || after === 'g'));
  });
}
