import { joinMarks, removeMarks, splitMarks } from '@rakhim/arabic/marks';
import type { Tables } from './compile-lexicon.ts';
import { readTable } from './read-table.ts';
import type { TableRow } from './read-table.ts';

const columns = 'id form after before near at agent source note'.split(' ');
const patternColumns = ['after', 'before', 'near'];
/** The columns that the reader looks at, in this order. */
const compiledColumns = ['id', 'form', 'after', 'before', 'near', 'at', 'agent'];
const choices: Readonly<Record<string, readonly string[]>> = { at: ['', 'start', 'end', 'any'], agent: ['', 'next'] };
const idPattern = /^[a-z]+(?:-[a-z]+)*-\d+$/u;
/** A whole word, a beginning that ends in `*` or an end that begins with it, or the name of a class of words. */
const patternWord = /^(?:\*?[\u0621-\u063A\u0641-\u064A\u067E\u0686\u0698\u06A4\u06AF]+\*?|@[a-z-]+)$/u;

function faultsOf({ line, cells }: TableRow, classes: ReadonlyMap<string, string>): string[] {
  const { id = '', form = '' } = cells;
  const words = patternColumns.flatMap((column) => (cells[column] ?? '').split(' ')).filter((word) => word !== '');
  const asksNothing = words.length === 0 && cells['at'] === '' && cells['agent'] === '';
  const faults = [
    !idPattern.test(id) && 'the id is not small letters and a number, such as aam-1',
    joinMarks(splitMarks(form)) !== form && 'marks are not in the order letter, shadda, vowel',
    removeMarks(form) === form && 'the form has no vowels',
    asksNothing && 'the rule asks for nothing: say any in at, or put the word into the lexicon',
    ...words.map((word) => !patternWord.test(word) && `${word} is no word, beginning* or *end`),
    ...words.map(
      (word) => word.startsWith('@') && !classes.has(word.slice(1)) && `word-classes.tsv does not know ${word}`,
    ),
    ...Object.entries(choices).map(
      ([column, known]) => !known.includes(cells[column] ?? '') && `${column} is none of: ${known.slice(1).join(', ')}`,
    ),
  ];
  return faults.filter((fault) => fault !== false).map((fault) => `homographs.tsv:${line} ${id}: ${fault}`);
}

function repeated(rows: readonly TableRow[]): string[] {
  return [...Map.groupBy(rows, ({ cells }) => cells['id'] ?? '')]
    .filter(([, same]) => same.length > 1)
    .map(([id, same]) => `homographs.tsv:${same.map(({ line }) => line).join(', ')}: the id ${id} twice`);
}

/**
 * Compiles the rules of `packages/arabic/rules` into the module that the reader loads, with the words of each class in
 * the place of its name.
 *
 * @throws {Error} that names every fault with its file and line.
 */
export function compileRules({ homographs = '', 'word-classes': classTable = '' }: Tables): string {
  const classes = new Map(
    readTable('word-classes.tsv', classTable, ['name', 'words', 'meaning']).map(({ cells }) => [
      cells['name'] ?? '',
      cells['words'] ?? '',
    ]),
  );
  const rows = readTable('homographs.tsv', homographs, columns);
  const faults = [...rows.flatMap((row) => faultsOf(row, classes)), ...repeated(rows)];
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
  const expanded = (cell: string) => cell.replace(/@([a-z-]+)/gu, (_, name: string) => classes.get(name) ?? '');
  return [
    '// Written by `npm run generate` from packages/arabic/rules.',
    '/** One rule a line, in the order of `homographs.tsv`: id, form, after, before, near, at, agent, between tabs. */',
    'export const homographTable = `',
    ...rows.map(({ cells }) => compiledColumns.map((column) => expanded(cells[column] ?? '')).join('\t')),
    '`;',
    '',
  ].join('\n');
}
