import type { LexiconEntry, Lexicon } from './lexicon.ts';
import { joinMarks, splitMarks, isMark } from '../marks.ts';
import type { Dialect } from '../../dialect.ts';
import type { ReadingOrigin } from '../../reading.ts';
import { readWithAffixes } from '../affixes/noun-affixes.ts';
import { dialectsWithWords, firstOf, isTalk, listsOfDialect, inOrder, rowsOf, wordsWith } from './lexicon-rows.ts';
import type { LexiconRow } from './lexicon-rows.ts';

/** A standard noun written without an ending takes whatever case its place asks for; an everyday word has none. */
const standard = { core: 1, bareEnding: 0 };
const everyday = { core: 1, bareEnding: 1 };
/**
 * In a text of another dialect an everyday word is to be believed more than a rare learned word and less than a common
 * one.
 */
const everydayElsewhere = { core: 0.96, bareEnding: 1 };
/** و may belong to the word itself; a learned word that is always read one way is to be believed before that. */
const afterAndShare = 0.97;
/** The first of two readings that both are common. */
const homographShare = 0.6;

/**
 * The prior of a row that says none, as the network weighs a word of our own lists; names and words that mean one thing
 * today have a higher one, since the network learned from texts in which Jeddah is a grandmother, and Daraa a coat of
 * mail.
 */
const commonPrior = 3;

/** The row that decided on a word. */
export function originOf({ table, line }: Pick<LexiconRow, 'table' | 'line'>): ReadingOrigin {
  return { stage: 'lexicon', rule: `lexicon.${table}`, source: `lexicon/${table}.tsv:${line}` };
}

interface Shares {
  readonly core: number;
  readonly bareEnding: number;
}

function entryOf(
  { form, features: { prior }, table, line }: LexiconRow,
  { core, bareEnding }: Shares,
  first = form,
): LexiconEntry {
  return {
    first,
    second: undefined,
    coreShare: core,
    endingShare: isMark(form.at(-1) ?? '') ? 1 : bareEnding,
    isCommon: true,
    origin: originOf({ table, line }),
    ...(prior !== undefined && prior !== commonPrior && { lean: prior }),
  };
}

/** The likeliest of rows with the same letters; rows with the prior 0 are never chosen by themselves. */
function likeliestOf(rows: readonly LexiconRow[]): LexiconRow | undefined {
  const priorOf = ({ features }: LexiconRow) => features.prior ?? commonPrior;
  return rows
    .filter((row) => priorOf(row) > 0)
    .reduce<LexiconRow | undefined>(
      (best, row) => (best === undefined || priorOf(row) > priorOf(best) ? row : best),
      undefined,
    );
}

function isEither({ features }: LexiconRow): boolean {
  return features.tags.includes('either');
}

const nouns = wordsWith(
  ({ pos, tags, dialect }) => dialect === '' && (pos === 'noun' || pos === 'name' || tags.includes('takes-article')),
);

function readStandard(rows: readonly LexiconRow[]): LexiconEntry | undefined {
  const standardRows = rows.filter(({ features }) => features.dialect === '');
  const likeliest = likeliestOf(standardRows);
  if (likeliest === undefined || !isEither(likeliest)) {
    return likeliest && entryOf(likeliest, standard);
  }
  const [, second] = standardRows.filter(isEither);
  return {
    ...entryOf(likeliest, standard),
    second: second?.form,
    coreShare: homographShare,
    endingShare: homographShare,
  };
}

/** Many leave the hamza of particles and everyday words out: الى، انا، اذا. */
function readWithoutHamza(bare: string): LexiconEntry | undefined {
  const spellings = bare.startsWith('ا') ? [`أ${bare.slice(1)}`, `إ${bare.slice(1)}`] : [];
  const rows = inOrder(spellings.flatMap((spelling) => rowsOf(spelling))).filter((row) => !isTalk(row));
  const particle = rows.find((row) => row.features.dialect === '' && row.features.pos === 'particle' && !isEither(row));
  const row = particle ?? firstOf(rows, dialectsWithWords);
  return row && entryOf(row, everyday, `ا${row.form.slice(1)}`);
}

function readElsewhere(rows: readonly LexiconRow[]): LexiconEntry | undefined {
  const row = firstOf(rows, dialectsWithWords);
  return row && { ...entryOf(row, everydayElsewhere), isOfOtherDialect: true };
}

/**
 * Our own word lists. They win over anything learned, and serve alone when nothing learned is there.
 *
 * @param dialect its everyday words come before all others.
 */
export function createOwnWords(dialect: Dialect): Lexicon {
  const listed = (bare: string) => {
    const rows = rowsOf(bare).filter((row) => !isTalk(row));
    const own = firstOf(rows, listsOfDialect[dialect]);
    return own ? entryOf(own, everyday) : (readStandard(rows) ?? readWithoutHamza(bare));
  };
  const elsewhere = (bare: string) => readElsewhere(rowsOf(bare).filter((row) => !isTalk(row)));
  // رقمك is your number, although a dialect has a row for it.
  const find = (bare: string) =>
    listed(bare) ??
    findAfterAnd(listed, bare) ??
    readWithAffixes(listed, nouns, bare) ??
    elsewhere(bare) ??
    findAfterAnd(elsewhere, bare);
  return { find: (bare) => find(bare) ?? findInOwnLetters(find, bare) };
}

/** The reading of a word of ours with و before it. */
function findAfterAnd(listed: (bare: string) => LexiconEntry | undefined, bare: string): LexiconEntry | undefined {
  const entry = bare.startsWith('و') ? listed(bare.slice(1)) : undefined;
  return (
    entry && {
      ...entry,
      first: `وَ${entry.first}`,
      second: entry.second && `وَ${entry.second}`,
      coreShare: entry.coreShare * afterAndShare,
    }
  );
}

/**
 * Letters for sounds that Arabic lacks, and those that stand for them where writers keep to the alphabet: پيبسي is
 * بيبسي.
 */
const substitutes: Readonly<Record<string, readonly string[]>> = {
  پ: ['ب'],
  ڤ: ['ف'],
  گ: ['غ', 'ج', 'ك', 'ق'],
  چ: ['ج', 'ش'],
  ژ: ['ج', 'ز'],
};
const regionalLetter = /[پڤگچژ]/gu;

/**
 * The entry of a word that is written with such letters, found under its usual spelling and given back in its own
 * letters.
 */
function findInOwnLetters(find: (bare: string) => LexiconEntry | undefined, bare: string): LexiconEntry | undefined {
  const [letter = ''] = bare.match(regionalLetter) ?? [];
  for (const substitute of substitutes[letter] ?? []) {
    const usual = bare.replaceAll(letter, substitute);
    const entry = find(usual) ?? findInOwnLetters(find, usual);
    if (entry) {
      return { ...entry, first: respell(entry.first, bare), second: entry.second && respell(entry.second, bare) };
    }
  }
  return undefined;
}

function respell(form: string, bare: string): string {
  const letters = [...bare];
  return joinMarks(splitMarks(form).map(({ letter, marks }, index) => ({ letter: letters[index] ?? letter, marks })));
}
