/**
 * Writes what the network learns from as arrays of 16-bit numbers: `node --conditions=@rakhim/source
 * train/network/export-examples.ts <text folder> <folder to write>`. For each file of text: the symbols, the mark class
 * of each letter, and what the word list says of it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit, stderr, stdout } from 'node:process';
import {
  createOwnWords,
  createWordReader,
  markClassOf,
  networkWord,
  nothingKnown,
  removeMarks,
  splitMarks,
  symbolOf,
  symbols,
} from '@rakhim/arabic';
import type { NetworkWord } from '@rakhim/arabic';
import { canonicalForm } from '../canonical-form.ts';
import { countWords, weightOf, wordsOf } from '../count-words.ts';
import { readCorpus } from '../read-corpus.ts';
import type { CorpusFile } from '../read-corpus.ts';
import { readWritten, shuffled, stopped, writtenStandard } from '../written-text.ts';
import { createHeldOutLexicon } from './held-out-lexicon.ts';
import { knownSentences } from './known-sentences.ts';
import { makeSentences } from './sentences/make-sentences.ts';
import { createTalkExamples, type TalkExample } from './talk-examples.ts';

const madeSentences = { count: 60_000, seed: 13 };
/** The label of everything that bears no mark or whose marks are not known for sure; it is not learned from. */
const unlabelled = 255;
const columns = ['symbols', 'labels', 'first', 'second', 'confidence', 'bucketA', 'bucketB'] as const;
type Row = Readonly<Record<(typeof columns)[number], number>>;

/** One array of small numbers a column, with room for every character of a file. */
interface Table {
  readonly values: Readonly<Record<(typeof columns)[number], Uint16Array>>;
  length: number;
}

const [textFolder, outputFolder] = argv.slice(2);
if (textFolder === undefined || outputFolder === undefined) {
  stderr.write('Give the folder of the text and a folder to write to.\n');
  exit(2);
}

const trainingFiles = readCorpus(textFolder, 'train');
const written = writtenStandard();
const lexicon = createHeldOutLexicon(countWords([...trainingFiles, written]));
const readWord = createWordReader(createOwnWords('msa'), lexicon);
const known = new Map<string, NetworkWord>();

function knownOf(word: string, form: string | undefined, heldOutWeight: number): NetworkWord {
  const key = `${heldOutWeight} ${form ?? word}`;
  const cached = known.get(key);
  if (cached !== undefined) {
    return cached;
  }
  const bare = removeMarks(word);
  lexicon.holdOut(form === undefined ? '' : bare, form ?? '', heldOutWeight);
  const made = networkWord(bare, readWord(bare), lexicon.find(bare)?.isCommon === true);
  known.set(key, made);
  return made;
}

function createTable(capacity: number): Table {
  const column = () => new Uint16Array(capacity);
  return {
    values: {
      symbols: column(),
      labels: column(),
      first: column(),
      second: column(),
      confidence: column(),
      bucketA: column(),
      bucketB: column(),
    },
    length: 0,
  };
}

function push(table: Table, row: Row): void {
  for (const column of columns) {
    table.values[column][table.length] = row[column];
  }
  table.length += 1;
}

const nothing = {
  labels: unlabelled,
  first: nothingKnown,
  second: nothingKnown,
  confidence: 0,
  bucketA: 0,
  bucketB: 0,
} as const;

function pushOther(table: Table, text: string): void {
  for (const character of text) {
    push(table, { ...nothing, symbols: symbolOf(character) });
  }
}

/** A letter with what is known of its word. */
function pushLetter(
  table: Table,
  { word, index }: { readonly word: NetworkWord; readonly index: number },
  symbol: number,
  marks: string | undefined,
): void {
  push(table, {
    symbols: symbol,
    labels: (marks === undefined ? undefined : markClassOf(marks)) ?? unlabelled,
    first: word.first[index] ?? nothingKnown,
    second: word.second[index] ?? nothingKnown,
    confidence: word.confidence,
    bucketA: word.rows[0],
    bucketB: word.rows[1],
  });
}

function pushWord(table: Table, word: string, heldOutWeight: number): void {
  const form = canonicalForm(word);
  const known = knownOf(word, form, heldOutWeight);
  splitMarks(form ?? word).forEach(({ letter, marks }, index) => {
    pushLetter(table, { word: known, index }, symbolOf(letter), form === undefined ? undefined : marks);
  });
}

/** A word of which some letters say how they are read; what stands without marks at the end may be left off there. */
function pushKnownWord(table: Table, word: string): void {
  const canonical = canonicalForm(word);
  const form = splitMarks(canonical ?? word);
  const known = knownOf(word, undefined, 0);
  form.forEach(({ letter, marks }, index) => {
    const isOpen = marks === '' && (canonical === undefined || index === form.length - 1);
    pushLetter(table, { word: known, index }, symbolOf(letter), isOpen ? undefined : marks);
  });
}

function tableOf(
  file: CorpusFile,
  heldOutWeight: number,
  put = (table: Table, word: string) => pushWord(table, word, heldOutWeight),
): Table {
  const table = createTable(file.lines.reduce((sum, line) => sum + line.length + 1, 0));
  for (const line of file.lines) {
    let rest = line;
    for (const word of wordsOf(line)) {
      const at = rest.indexOf(word);
      pushOther(table, rest.slice(0, at));
      put(table, word);
      rest = rest.slice(at + word.length);
    }
    pushOther(table, `${rest} `);
  }
  return table;
}

function pushTalk(table: Table, { word, variety, marks }: TalkExample): void {
  if (!word.isAttached) {
    push(table, { ...nothing, symbols: symbolOf(' '), confidence: variety });
  }
  word.symbols.forEach((symbol, letter) => {
    pushLetter(table, { word, index: letter }, symbol, marks?.[letter]);
  });
}

/** Talk as the network is shown it once lists and rules have read it. */
function talkTable(): Table {
  const examplesOf = createTalkExamples();
  const examples = shuffled(
    readWritten()
      .filter(({ dialect }) => dialect !== 'msa')
      .flatMap(({ dialect, lines }) => examplesOf(dialect, lines)),
  );
  const table = createTable(examples.flat().reduce((sum, { word }) => sum + word.symbols.length + 1, 0));
  examples.flat().forEach((example) => pushTalk(table, example));
  return table;
}

function write(name: string, table: Table): void {
  for (const column of columns) {
    writeFileSync(join(outputFolder ?? '', `${name}.${column}.u16`), table.values[column].subarray(0, table.length));
  }
  stdout.write(`${name}: ${table.length} characters\n`);
}

const nameOf = ({ name }: CorpusFile) => name.replace('.txt.gz', '');
const ownText = (lines: readonly string[]): CorpusFile => ({ name: 'own.modern', isModern: true, lines });

mkdirSync(outputFolder, { recursive: true });
writeFileSync(join(outputFolder, 'symbols.json'), JSON.stringify(symbols));
for (const file of trainingFiles) {
  write(nameOf(file), tableOf(file, weightOf(file)));
}
write('own.made.modern', tableOf(ownText(makeSentences(madeSentences.count, madeSentences.seed)), 0));
write('own.written.modern', tableOf(written, weightOf(written)));
write('own.known.modern', tableOf(ownText(knownSentences().map(stopped)), 0, pushKnownWord));
write('own.talk', talkTable());
for (const prefix of ['val', 'test', 'modern-dev']) {
  for (const file of readCorpus(textFolder, prefix)) {
    write(nameOf(file), tableOf(file, 0));
  }
}
