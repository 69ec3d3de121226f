import { joinMarks, markClassOf, removeMarks, splitMarks } from '@rakhim/arabic/marks';
import { readTable, wrapWords } from './read-table.ts';

/** A table by its file name without `.tsv`. */
export type Tables = Readonly<Record<string, string>>;

const columns = 'form lemma pos gender number human tags prior dialects source note'.split(' ');
const choices: Readonly<Record<string, readonly string[]>> = {
  pos: ['', 'particle', 'phrase', 'verb', 'noun', 'name'],
  gender: ['', 'm', 'f', 'both'],
  number: ['', 'singular', 'dual', 'plural'],
  human: ['', 'person', 'body'],
};
const priorMax = 5;
const dialectLists = ['egyptian', 'levantine', 'gulf', 'maghrebi', 'saudi'];
const word = /^[\u0621-\u063A\u0641-\u064A\u064B-\u0652\u067E\u0686\u0698\u06A4\u06AF]+$/u;
/** The columns that the reader looks at, apart from the form: rows with the same values share them. */
const classColumns = ['pos', 'gender', 'human', 'tags', 'prior', 'dialects'];

interface WordRow {
  readonly place: string;
  readonly cells: Readonly<Record<string, string>>;
}

/** Lists the faults of one row by itself. */
function faultsOf({ place, cells }: WordRow, tags: ReadonlySet<string>): string[] {
  const { form = '', prior = '', dialects = '' } = cells;
  // Names come from languages whose words begin with two consonants: بْرُو, سْنَاب.
  const isArabic = dialects === '' && cells['pos'] !== 'name';
  const faults = [
    !word.test(form) && 'the form has other signs than Arabic letters and marks',
    joinMarks(splitMarks(form)) !== form && 'marks are not in the order letter, shadda, vowel',
    splitMarks(form).some(({ letter, marks }) => letter === '' || markClassOf(marks) === undefined) &&
      'a letter has marks that do not go together',
    isArabic && /^[^\u064B-\u0652]\u0652/u.test(form) && 'a standard word begins with a closed letter',
    isArabic &&
      /(?<![يو])\u0652[^\u064B-\u0652]\u0652(?!$)/u.test(form) &&
      'a standard word closes two letters in a row',
    ...Object.entries(choices).map(
      ([column, known]) => !known.includes(cells[column] ?? '') && `${column} is none of: ${known.slice(1).join(', ')}`,
    ),
    ...(cells['tags'] ?? '').split(',').map((tag) => tag !== '' && !tags.has(tag) && `tags.tsv does not know ${tag}`),
    prior !== '' && !(Number(prior) >= 0 && Number(prior) <= priorMax) && `prior is no number from 0 to ${priorMax}`,
    dialects !== '' && !dialectLists.includes(dialects) && `dialects is none of: ${dialectLists.join(', ')}`,
  ];
  return faults.filter((fault) => fault !== false).map((fault) => `${place} ${form}: ${fault}`);
}

/** Lists the conflicts between rows of the same letters in the same language. */
function conflictsOf(rows: readonly WordRow[]): string[] {
  const forms = rows.map(({ cells }) => cells['form'] ?? '');
  const [first] = rows;
  const places = rows.map(({ place }) => place).join(', ');
  if (first === undefined || rows.length === 1) {
    return [];
  }
  if (new Set(forms).size < forms.length) {
    return [`${places}: the same word twice`];
  }
  if (rows.every(({ cells }) => cells['tags']?.split(',').includes('either'))) {
    return rows.length > 2 ? [`${places}: more than two readings of one word`] : [];
  }
  const priors = rows.map(({ cells }) => cells['prior'] ?? '');
  return priors.includes('') || new Set(priors).size < priors.length
    ? [`${places}: ${forms.join(' or ')}? Give each a prior of its own; 0 is never chosen by itself`]
    : [];
}

function compileTable(rows: readonly WordRow[], classes: Map<string, number>): string {
  const numbers = rows.map(({ cells }) => {
    const key = classColumns.map((column) => cells[column] ?? '').join('\t');
    const known = classes.get(key) ?? classes.size;
    classes.set(key, known);
    return known;
  });
  const runs: { of: number; length: number }[] = [];
  for (const of of numbers) {
    const last = runs.at(-1);
    if (last?.of === of) {
      last.length += 1;
    } else {
      runs.push({ of, length: 1 });
    }
  }
  return [
    `    runs: \`\n${wrapWords(runs.map(({ of, length }) => (length === 1 ? `${of}` : `${of}*${length}`)))}\n\`,`,
    `    forms: \`\n${wrapWords(rows.map(({ cells }) => cells['form'] ?? ''))}\n\`,`,
  ].join('\n');
}

/**
 * Compiles the word lists of `packages/arabic/lexicon` into the module that the reader loads.
 *
 * @throws {Error} that names every fault with its file and line: unknown tags, marks out of order, the same word twice,
 *   and two readings of one word of which nothing says which is likelier.
 */
export function compileLexicon(tables: Tables): string {
  const { tags: tagTable = '', ...wordTables } = tables;
  const tags = new Set(readTable('tags.tsv', tagTable, ['tag', 'meaning']).map(({ cells }) => cells['tag'] ?? ''));
  const read = Object.entries(wordTables)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, content]) => ({
      name,
      rows: readTable(`${name}.tsv`, content, columns).map(({ line, cells }) => ({
        place: `${name}.tsv:${line}`,
        cells,
      })),
    }));
  const rows = read.flatMap((table) => table.rows);
  const faults = [
    ...rows.flatMap((row) => faultsOf(row, tags)),
    ...[
      ...Map.groupBy(rows, ({ cells }) => `${cells['dialects']} ${removeMarks(cells['form'] ?? '')}`).values(),
    ].flatMap(conflictsOf),
  ];
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
  const classes = new Map<string, number>();
  const compiled = read.map(({ name, rows: own }) => `  {\n    name: '${name}',\n${compileTable(own, classes)}\n  },`);
  return [
    '// Written by `npm run generate` from packages/arabic/lexicon.',
    '/** What words have in common: part of speech, gender, human, tags, prior and dialect, between tabs. */',
    'export const wordClasses: readonly string[] = [',
    ...[...classes.keys()].map((key) => `  '${key.replaceAll('\t', '\\t')}',`),
    '];',
    '',
    '/** Every table: its words in the order of its lines, and of which class they are, as `class*count`. */',
    'export const wordTables: readonly { readonly name: string; readonly runs: string; readonly forms: string }[] = [',
    ...compiled,
    '];',
    '',
  ].join('\n');
}
