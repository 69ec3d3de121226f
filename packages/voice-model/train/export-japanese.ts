/**
 * Writes what the Japanese teacher adds, sounds that the Arabic one lacks:
 * `node --conditions=@rakhim/source train/export-japanese.ts <voice.htsvoice> <output folder>`.
 *
 * Needs Debian's open-jtalk and its dictionary. The set is `japanese`; the text is syllables drawn by chance.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, exit, stderr, stdout } from 'node:process';
import { japaneseSyllables } from './japanese-teacher/japanese-phones.data.ts';
import { readJapaneseLabels } from './japanese-teacher/read-japanese-labels.ts';
import { createRandom } from './sentences/random.ts';
import { writeSet } from './write-set.ts';

const dictionary = '/var/lib/mecab/dic/open-jtalk/naist-jdic';
const sentenceCount = 160;
const [voice, outputFolder] = argv.slice(2);
if (voice === undefined || outputFolder === undefined) {
  stderr.write("Give the teacher's .htsvoice file and the folder to write to.\n");
  exit(2);
}

const random = createRandom(2);
const syllables = japaneseSyllables.split(' ');
const folder = mkdtempSync(join(tmpdir(), 'rakhim-japanese-'));

function phrase(): string {
  const count = 4 + Math.floor(random() * 8);
  return Array.from({ length: count }, (_, index) => {
    const syllable = syllables[Math.floor(random() * syllables.length)] ?? '';
    const chance = random();
    const before = index > 0 && chance < 0.1 && /^[カキクケコサシセソタチテトパピプペポ]/u.test(syllable) ? 'ッ' : '';
    const after = chance > 0.8 ? 'ー' : chance > 0.76 ? 'ン' : '';
    return before + syllable + after;
  }).join('');
}

function labelsOf(text: string): string[] {
  const [input, trace] = [join(folder, 'text'), join(folder, 'trace')];
  writeFileSync(input, text);
  execFileSync('open_jtalk', ['-x', dictionary, '-m', voice ?? '', '-ot', trace, '-ow', '/dev/null', input]);
  const lines = readFileSync(trace, 'utf8').split('\n');
  const labels = lines.slice(lines.indexOf('[Output label]') + 1).filter((line) => /^\d+ \d+ /u.test(line));
  return labels.map((line) => line.split(' ')[2] ?? '');
}

const utterances = Array.from({ length: sentenceCount }, (_, index) => {
  const text = `${Array.from({ length: 1 + Math.floor(random() * 3) }, phrase).join('、')}。`;
  return readJapaneseLabels(`japanese:${index + 1}`, labelsOf(text));
}).filter((utterance) => utterance !== undefined);
rmSync(folder, { recursive: true });
writeSet(join(outputFolder, 'japanese'), utterances);
stdout.write(`${utterances.length} of ${sentenceCount} utterances\n`);
