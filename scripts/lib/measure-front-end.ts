import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, cpuUsage, stdout } from 'node:process';
import { gunzipSync } from 'node:zlib';
import { createLexiconDiacritiser, createMarkNetwork, readText, removeMarks, toClauses } from '@rakhim/arabic';
import type { Diacritiser } from '@rakhim/arabic';
import { loadLexicon, loadNetwork } from '@rakhim/arabic-model';
import { categories } from '@rakhim/arabic/suite';
import { page, paragraph } from './front-end-texts.ts';

/** Shorter cases are numbers and single words. */
const sentenceLengthMin = 20;

const shortSentence = 'وصل القطار إلى المحطة في موعده اليوم.';
const runs = 200;
/** Text that nothing was learned from, in a folder of reference texts. */
const references = ['modern-dev.wikinewsmax.cc-by-sa.txt.gz', 'modern-dev.catt.apache2.txt.gz'];

/** Reads all of a row and keeps nothing. */
function drain(row: Iterable<unknown>): void {
  for (const item of row) {
    void item;
  }
}

/** The reference texts, one after the other; empty where there is no such folder. */
function readReferences(folder: string | undefined): string {
  return references
    .map((name) => join(folder ?? '', name))
    .filter((path) => existsSync(path))
    .map((path) => gunzipSync(readFileSync(path)).toString('utf8'))
    .join('\n');
}

/** Processor milliseconds of one run. */
function timeOf(run: () => void): number {
  const begun = cpuUsage();
  run();
  return cpuUsage(begun).user / 1000;
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** @param length of what a run reads. */
function charactersASecond(length: number, run: () => void): string {
  return `${Math.round(length / timeOf(run)).toLocaleString('en')},000`;
}

const begunLoading = performance.now();
const network = createMarkNetwork(loadNetwork());
const diacritiser = createLexiconDiacritiser(loadLexicon(), { network });
const loading = performance.now() - begunLoading;
const read = (text: string, reader: Diacritiser = diacritiser) =>
  drain(readText(text, { dialect: 'msa', diacritiser: reader }));

read(page);
/** Sentences of the suite: no reading of one helps with the next, as one paragraph repeated would. */
const sentences = categories.flatMap(({ rows }) => rows.msa ?? []).map(([text]) => text);
const distinct = sentences.filter((text) => text.length >= sentenceLengthMin).join('\n');
// A reader of its own, which has seen none of the words.
const speed = charactersASecond(distinct.length, () =>
  read(distinct, createLexiconDiacritiser(loadLexicon(), { network })),
);
const running = removeMarks(readReferences(argv[2]));
const runningSpeed =
  running === ''
    ? '–'
    : charactersASecond(running.length, () => read(running, createLexiconDiacritiser(loadLexicon(), { network })));
const withoutNetwork = createLexiconDiacritiser(loadLexicon());
read(paragraph, withoutNetwork);

const rows: (readonly [string, string])[] = [
  [
    'rules alone, characters a second',
    charactersASecond(distinct.length, () => drain(toClauses(distinct, { dialect: 'msa' }))),
  ],
  ['with word list and network, characters a second', speed],
  ['the same on news and web text, characters a second', runningSpeed],
  [
    'with word list alone, characters a second',
    charactersASecond(distinct.length, () => read(distinct, withoutNetwork)),
  ],
  ['short sentence, ms', middleOf(Array.from({ length: runs }, () => timeOf(() => read(shortSentence)))).toFixed(1)],
  ['loading word list and network, ms', loading.toFixed(0)],
];
stdout.write(['| | |', '| --- | --: |', ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n'));
stdout.write('\n');
