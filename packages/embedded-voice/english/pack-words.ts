/**
 * Packs the CMU Pronouncing Dictionary for `src/learned/english`. To be run when the dictionary or the table of its
 * sounds has changed:
 *
 *   node --conditions=@rakhim/source english/pack-words.ts
 */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { dictionary } from 'cmu-pronouncing-dictionary';
import { arpabet, stressCode } from '../src/learned/english/arpabet.data.ts';
import { englishWordsUrl } from '../src/learned/english/english-words.ts';

/** One phone as the dictionary writes it, such as `AH0`: its code, after the sign of main stress where it has that. */
function encode(phone: string): string {
  const { code } = arpabet[phone] ?? arpabet[phone.replace(/\d/u, '')] ?? {};
  if (code === undefined) {
    throw new Error(`The table of sounds has no "${phone}".`);
  }
  return phone.endsWith('1') ? stressCode + code : code;
}

const lines = Object.entries(dictionary)
  .filter(([word]) => /^[a-z']+$/u.test(word))
  // Remarks such as `# place, danish` follow some words.
  .map(([word, phones]) => `${word} ${phones.replace(/ *#.*/u, '').trim().split(' ').map(encode).join('')}\n`)
  .toSorted((first, second) => ((first.split(' ')[0] ?? '') < (second.split(' ')[0] ?? '') ? -1 : 1));
const text = Buffer.from(lines.join(''), 'latin1');
writeFileSync(
  englishWordsUrl,
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  }),
);
process.stdout.write(`${lines.length} words\n`);
