/**
 * Error rates of the diacritiser on reference texts: `npm run bench:arabic -- <folder> [--write]`.
 * The folder holds gzip files of diacritised lines; it is not part of the project, so without it the run says that it was skipped.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, stdout, version } from 'node:process';
import { gunzipSync } from 'node:zlib';
import { createLexiconDiacritiser, removeMarks } from '@nabra/arabic';
import type { Diacritiser } from '@nabra/arabic';
import { loadLexicon } from '@nabra/arabic-model';
import { benchReadings } from './bench-readings.ts';
import { writeSection } from './lib/write-section.ts';
import { createScore, scoreWord } from './score-diacritics.ts';
import type { DiacriticScore } from './score-diacritics.ts';

const references = [
  { file: 'test.mit.txt.gz', name: 'Tashkeela test (Fadel et al.)', style: 'raw' },
  { file: 'test.mit.txt.gz', name: 'Tashkeela test (Fadel et al.)', style: 'canonical' },
  { file: 'modern-dev.wikinewsmax.cc-by-sa.txt.gz', name: 'WikiNewsMax', style: 'canonical' },
  { file: 'modern-dev.catt.apache2.txt.gz', name: 'CATT', style: 'canonical' },
] as const;

const letters = '\\u0621-\\u063A\\u0641-\\u0652\\u0670\\u067E\\u0686\\u0698\\u06A4\\u06AF';
const clausePattern = new RegExp(`[${letters} ]+`, 'g');
const wordPattern = new RegExp(`[${letters}]+`, 'g');

/** The words of every clause in a gzip file, with their marks. */
function readClauses(path: string): string[][] {
  const text = gunzipSync(readFileSync(path)).toString('utf8');
  return text
    .split('\n')
    .flatMap((line) => line.match(clausePattern) ?? [])
    .map((clause) => clause.match(wordPattern) ?? [])
    .filter((words) => words.length > 0);
}

function scoreText(clauses: readonly string[][], diacritiser: Diacritiser, style: 'raw' | 'canonical'): DiacriticScore {
  const score = createScore();
  for (const words of clauses) {
    const answers = diacritiser.diacritise(words.map(removeMarks));
    words.forEach((word, index) => scoreWord(score, word, answers[index]?.vowelled ?? '', style));
  }
  return score;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : ((100 * part) / whole).toFixed(2);
}

function tableRow(system: string, text: string, style: string, { full, core }: DiacriticScore): string {
  const rates = [full, core].flatMap((tally) => [percent(tally.wrongLetters, tally.letters), percent(tally.wrongWords, tally.words)]);
  return `| ${[system, text, style, ...rates].join(' | ')} |`;
}

function createTable(folder: string): string {
  const systems = [
    { name: 'own word lists and grammar', diacritiser: createLexiconDiacritiser(undefined, { endings: 'all' }) },
    { name: 'with the learned word list', diacritiser: createLexiconDiacritiser(loadLexicon(), { endings: 'all' }) },
  ];
  const rows = references.flatMap(({ file, name, style }) => {
    const clauses = readClauses(join(folder, file));
    return systems.map((system) => tableRow(system.name, name, style, scoreText(clauses, system.diacritiser, style)));
  });
  return [
    '| system | text | marks compared | DER % | WER % | core DER % | core WER % |',
    '| --- | --- | --- | --: | --: | --: | --: |',
    ...rows,
  ].join('\n');
}

const preface = `# Diacritics

Wrong marks over Arabic letters (DER) and wrong words (WER); *core* leaves the last letter of each word out, so that case endings do not
count. *Raw* compares marks as they stand (Fadel et al. 2019); *canonical* drops on both sides the marks that carry no sound given the
letters: sukun, the short vowel before its long vowel or taa marbuta, kasra on hamza below alif, anything on alif, alif with madda and alif
maqsura. None of these texts was learned from. Written by \`npm run bench:arabic -- <folder> --write\` with Node`;

const page = new URL('../docs/benchmarks-arabic.md', import.meta.url);
const folder = argv.slice(2).find((argument) => !argument.startsWith('--'));
if (folder === undefined || !references.every(({ file }) => existsSync(join(folder, file)))) {
  stdout.write('Skipped: give a folder that holds the reference texts (test.mit, modern-dev.wikinewsmax, modern-dev.catt).\n');
} else {
  const table = createTable(folder);
  stdout.write(`${table}\n`);
  if (argv.includes('--write')) {
    writeSection(page, `${preface} ${version}.\n\n${table}`);
  }
}
await benchReadings(page, argv.includes('--write'));
