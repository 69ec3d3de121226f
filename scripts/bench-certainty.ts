/** How often readings are right that are shown as certain, open or guessed: part of `npm run bench:arabic -- <folder>`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stdout, version } from 'node:process';
import { gunzipSync } from 'node:zlib';
import { createDiacritisers, previewText, removeMarks } from '@rakhim/arabic';
import { isSameWord } from '@rakhim/arabic/compare-words';
import { loadLexicon, loadNetwork } from '@rakhim/arabic-model';
import { certainties, type Certainty, certaintyOf, certaintyThresholds } from '@rakhim/contract/certainty';
import { writeSection } from './lib/write-section.ts';

const references = [
  { file: 'modern-dev.wikinewsmax.cc-by-sa.txt.gz', name: 'WikiNewsMax' },
  { file: 'modern-dev.catt.apache2.txt.gz', name: 'CATT' },
  { file: 'val.mit.txt.gz', name: 'Tashkeela val (Fadel et al.), its first 800 lines' },
] as const;
const linesMax = 800;

const wordPattern = /[\u0621-\u063A\u0641-\u0652\u0670\u067E\u0686\u0698\u06A4\u06AF]+/gu;
/** An alif above the letter is a way of spelling, as in هٰذا. */
const smallAlif = /\u0670/gu;
const lastMarks = /[\u064B-\u0650\u0652]+$/u;

interface Tally {
  words: number;
  /** Right before the ending. */
  rightCores: number;
  /** Right with the ending, where one is said. */
  rightWords: number;
}

type Tallies = Readonly<Record<Certainty, Tally>>;

function createTallies(): Tallies {
  const tally = () => ({ words: 0, rightCores: 0, rightWords: 0 });
  return { certain: tally(), open: tally(), guess: tally() };
}

/** Reads the lines without their marks, as the studio does, and compares each word with the one that was written. */
function tallyLines(lines: readonly string[]): Tallies {
  const diacritiser = createDiacritisers({ lexicon: loadLexicon(), network: loadNetwork() })('msa');
  const tallies = createTallies();
  for (const line of lines) {
    const bare = removeMarks(line);
    const written = line.match(wordPattern) ?? [];
    const places = Array.from(bare.matchAll(wordPattern), ({ index }) => Array.from(bare.slice(0, index)).length);
    const references = new Map(places.map((place, index) => [place, written[index]?.replaceAll(smallAlif, '') ?? '']));
    for (const { start, original, rule, vowelled, confidence } of previewText(bare, { dialect: 'msa', diacritiser })
      .spans) {
      const reference = references.get(start);
      if (rule === 'plain' && reference !== undefined && removeMarks(reference) === original) {
        count(tallies[certaintyOf({ confidence })], reference, vowelled);
      }
    }
  }
  return tallies;
}

function count(tally: Tally, reference: string, vowelled: string): void {
  tally.words += 1;
  tally.rightWords += Number(isSameWord(reference, vowelled));
  tally.rightCores += Number(isSameWord(reference.replace(lastMarks, ''), vowelled.replace(lastMarks, '')));
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : ((100 * part) / whole).toFixed(1);
}

function tableRows(name: string, tallies: Tallies): string[] {
  const all = certainties.reduce((sum, certainty) => sum + tallies[certainty].words, 0);
  return certainties.map((certainty) => {
    const { words, rightCores, rightWords } = tallies[certainty];
    const cells = [name, certainty, percent(words, all), percent(rightCores, words), percent(rightWords, words)];
    return `| ${cells.join(' | ')} |`;
  });
}

const preface = `# Certainty

The studio shows three inks, by the confidence of a reading: *certain* from ${certaintyThresholds.certain}, *open* (it could be otherwise) from ${certaintyThresholds.open}, and *guess* below. How many of 100 words are
shown in each, and how many of 100 of those are right: in the vowels before the last letter, which is what confidence is about, and with the
ending, where the reader says one. Marks count where the reference shows them. None of the texts was learned from; the thresholds were chosen on WikiNewsMax and are
round. Written by \`npm run bench:arabic -- <folder> --write\` with Node`;

/**
 * @param folder of gzip files of diacritised lines, which are no part of the project; without it nothing is measured,
 *   and said so.
 */
export function benchCertainty(page: URL, isWritten: boolean, folder: string | undefined): void {
  if (folder === undefined || !references.every(({ file }) => existsSync(join(folder, file)))) {
    stdout.write(
      'Certainty: skipped. Give a folder that holds the reference texts (modern-dev.wikinewsmax, modern-dev.catt, val.mit).\n',
    );
    return;
  }
  const rows = references.flatMap(({ file, name }) => {
    const lines = gunzipSync(readFileSync(join(folder, file)))
      .toString('utf8')
      .split('\n');
    return tableRows(name, tallyLines(lines.slice(0, linesMax)));
  });
  const table = [
    '| text | shown as | of 100 words | right before the ending % | right with the ending % |',
    '| --- | --- | --: | --: | --: |',
    ...rows,
  ].join('\n');
  stdout.write(`${table}\n`);
  if (isWritten) {
    writeSection(page, `${preface} ${version}.\n\n${table}`);
  }
}
