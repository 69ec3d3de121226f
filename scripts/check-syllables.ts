/**
 * Words whose sounds nobody could say, in running text: `node --conditions=@rakhim/source scripts/check-syllables.ts
 * <file>`. The file is plain or gzip text of any kind; marks in it are taken off first, so that our own vowels are
 * judged.
 */
import { readFileSync } from 'node:fs';
import { argv, cpuUsage, stdout } from 'node:process';
import { gunzipSync } from 'node:zlib';
import { createLexiconDiacritiser, isVowel, readText, removeMarks, toIpa } from '@rakhim/arabic';
import type { Sound } from '@rakhim/arabic';
import { loadLexicon } from '@rakhim/arabic-model';

const tokensMax = 20_000;

/**
 * Returns true for a word that begins with two consonants, has three in a row, or has no vowel. A geminate counts as
 * two.
 */
function isImpossible(sounds: readonly Sound[]): boolean {
  const shape = sounds.map(({ phoneme, long }) => (isVowel(phoneme) ? 'V' : long ? 'CC' : 'C')).join('');
  return !shape.includes('V') || /CCC/u.test(shape) || (/^CC/u.test(shape) && sounds[0]?.long !== true);
}

function readFile(path: string): string {
  const bytes = readFileSync(path);
  return removeMarks((path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
}

const [, , path] = argv;
if (path === undefined) {
  stdout.write('Skipped: give a file of Arabic text.\n');
} else {
  const diacritiser = createLexiconDiacritiser(loadLexicon());
  const started = cpuUsage();
  const impossible: string[] = [];
  let tokens = 0;
  for (const { words } of readText(readFile(path), { dialect: 'msa', diacritiser })) {
    const spoken = words.filter(({ sounds, script }) => sounds.length > 0 && script === 'arabic');
    tokens += spoken.length;
    impossible.push(
      ...spoken
        .filter(({ sounds }) => isImpossible(sounds))
        .map(({ vowelled, sounds }) => `${vowelled} ${toIpa(sounds)}`),
    );
    if (tokens >= tokensMax) {
      break;
    }
  }
  const { user } = cpuUsage(started);
  stdout.write(
    `${impossible.length} of ${tokens} words cannot be said (${Math.round(user / 1000)} ms of processor time).\n${impossible.slice(0, 20).join('\n')}\n`,
  );
  process.exitCode = impossible.length === 0 ? 0 : 1;
}
