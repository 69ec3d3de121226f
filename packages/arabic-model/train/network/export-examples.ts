/**
 * Writes what the network learns from as arrays of bytes: `node --conditions=@nabra/source train/network/export-examples.ts <text folder>
 * <folder to write>`. For each file of text: the symbols, the mark class of each letter, and what the word list says of it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit, stderr, stdout } from 'node:process';
import { createOwnWords, createWordReader, markClassOf, removeMarks, splitMarks } from '@nabra/arabic';
import { canonicalForm } from '../canonical-form.ts';
import { countWords, weightOf, wordsOf } from '../count-words.ts';
import { readCorpus } from '../read-corpus.ts';
import type { CorpusFile } from '../read-corpus.ts';
import { createHeldOutLexicon } from './held-out-lexicon.ts';
import { symbolOf, symbols } from './symbols.ts';
import { nothingKnown, wordFeatures } from './word-features.ts';
import type { WordFeatures } from './word-features.ts';

/** The label of everything that bears no mark or whose marks are not known for sure; it is not learned from. */
const unlabelled = 255;
const columns = ['symbols', 'labels', 'first', 'second', 'confidence'] as const;
type Row = Readonly<Record<(typeof columns)[number], number>>;

/** One array of bytes a column, with room for every character of a file. */
interface Table {
  readonly bytes: Readonly<Record<(typeof columns)[number], Uint8Array>>;
  length: number;
}

const [textFolder, outputFolder] = argv.slice(2);
if (textFolder === undefined || outputFolder === undefined) {
  stderr.write('Give the folder of the text and a folder to write to.\n');
  exit(2);
}

const trainingFiles = readCorpus(textFolder, 'train');
const lexicon = createHeldOutLexicon(countWords(trainingFiles));
const readWord = createWordReader(createOwnWords('msa'), lexicon);
const known = new Map<string, WordFeatures>();

function featuresOf(word: string, form: string | undefined, heldOutWeight: number): WordFeatures {
  const key = `${heldOutWeight} ${form ?? word}`;
  const cached = known.get(key);
  if (cached !== undefined) {
    return cached;
  }
  const bare = removeMarks(word);
  lexicon.holdOut(form === undefined ? '' : bare, form ?? '', heldOutWeight);
  const features = wordFeatures(bare, readWord(bare));
  known.set(key, features);
  return features;
}

function createTable(capacity: number): Table {
  const column = () => new Uint8Array(capacity);
  return { bytes: { symbols: column(), labels: column(), first: column(), second: column(), confidence: column() }, length: 0 };
}

function push(table: Table, row: Row): void {
  for (const column of columns) {
    table.bytes[column][table.length] = row[column];
  }
  table.length += 1;
}

function pushOther(table: Table, text: string): void {
  for (const character of text) {
    push(table, { symbols: symbolOf(character), labels: unlabelled, first: nothingKnown, second: nothingKnown, confidence: 0 });
  }
}

function pushWord(table: Table, word: string, heldOutWeight: number): void {
  const form = canonicalForm(word);
  const features = featuresOf(word, form, heldOutWeight);
  splitMarks(form ?? word).forEach(({ letter, marks }, index) => {
    push(table, {
      symbols: symbolOf(letter),
      labels: form === undefined ? unlabelled : (markClassOf(marks) ?? unlabelled),
      first: features.first[index] ?? nothingKnown,
      second: features.second[index] ?? nothingKnown,
      confidence: features.confidence,
    });
  });
}

function tableOf(file: CorpusFile, heldOutWeight: number): Table {
  const table = createTable(file.lines.reduce((sum, line) => sum + line.length + 1, 0));
  for (const line of file.lines) {
    let rest = line;
    for (const word of wordsOf(line)) {
      const at = rest.indexOf(word);
      pushOther(table, rest.slice(0, at));
      pushWord(table, word, heldOutWeight);
      rest = rest.slice(at + word.length);
    }
    pushOther(table, `${rest} `);
  }
  return table;
}

function write(file: CorpusFile, heldOutWeight: number): void {
  const table = tableOf(file, heldOutWeight);
  const name = file.name.replace('.txt.gz', '');
  for (const column of columns) {
    writeFileSync(join(outputFolder ?? '', `${name}.${column}.u8`), table.bytes[column].subarray(0, table.length));
  }
  stdout.write(`${name}: ${table.length} characters\n`);
}

mkdirSync(outputFolder, { recursive: true });
writeFileSync(join(outputFolder, 'symbols.json'), JSON.stringify(symbols));
for (const file of trainingFiles) {
  write(file, weightOf(file));
}
for (const prefix of ['val', 'test', 'modern-dev']) {
  for (const file of readCorpus(textFolder, prefix)) {
    write(file, 0);
  }
}
