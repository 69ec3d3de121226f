import { withoutArticle } from '../clitics.ts';
import { setOf, wordsOf } from '../word-list.ts';
import { agentNouns } from './agents.data.ts';
import { fatha, isMark, removeMarks } from '../marks.ts';
import type { WordReading } from '../word-reading.ts';
import { homographTable } from '../generated/rules.data.ts';

/**
 * A word with two readings, and what around it asks for this one, as a row of `rules/homographs.tsv`. Where nothing
 * does, the word lists decide. Patterns are bare words: `word*` is a beginning, `*word` an end; an empty one asks for
 * nothing.
 */
export interface RuleRow {
  readonly id: string;
  readonly form: string;
  /** The word right before. */
  readonly after: string;
  /** The word right after. */
  readonly before: string;
  /** Any other word of the clause. */
  readonly near: string;
  /** `start` or `end` of its clause; `any` where nothing is asked for at all. */
  readonly at: string;
  /** `next` where an agent follows. */
  readonly agent: string;
  /** File and line. */
  readonly source: string;
}

/** The first line of a table is its header. */
const firstLine = 2;

const rows: readonly RuleRow[] = homographTable
  .slice(1, -1)
  .split('\n')
  .map((line, index) => {
    const [id = '', form = '', after = '', before = '', near = '', at = '', agent = ''] = line.split('\t');
    return { id, form, after, before, near, at, agent, source: `rules/homographs.tsv:${index + firstLine}` };
  });

/** The rules by the bare form of their word, in the order of their rows. */
export const rulesByBare: ReadonlyMap<string, readonly RuleRow[]> = Map.groupBy(rows, ({ form }) => removeMarks(form));

export const ruleForms: readonly string[] = rows.map(({ form }) => form);

export const ruleIds: readonly string[] = rows.map(({ id }) => id);

const patterns = new Map<string, (bare: string) => boolean>();

/** A prefix or an ending joined to a word leaves at least two letters of it; a longer part may be the whole word. */
function lengthMinWith(part: string): number {
  return part.length > 2 ? part.length : part.length + 2;
}

/** Compiles a pattern once: whole words, beginnings that end in `*`, and ends that begin with it. */
function matcherOf(list: string): (bare: string) => boolean {
  const known = patterns.get(list);
  if (known) {
    return known;
  }
  const words = new Set(wordsOf(list));
  const beginnings = [...words].filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
  const ends = [...words].filter((word) => word.startsWith('*')).map((word) => word.slice(1));
  const made = (bare: string) =>
    words.has(bare) ||
    beginnings.some((beginning) => bare.startsWith(beginning) && bare.length >= lengthMinWith(beginning)) ||
    ends.some((end) => bare.endsWith(end) && bare.length >= lengthMinWith(end));
  patterns.set(list, made);
  return made;
}

/** True where a pattern asks for nothing, or for the word that is there. */
function fits(pattern: string, word: string | undefined): boolean {
  return pattern === '' || (word !== undefined && matcherOf(pattern)(word));
}

const agents = setOf(agentNouns);

/** True for an agent: a person, an office or a body of people, with the article or without. */
export function isAgent(bare: string | undefined): boolean {
  return bare !== undefined && (agents.has(bare) || agents.has(withoutArticle(bare)));
}

function applies({ after, before, near, at, agent }: RuleRow, words: readonly string[], index: number): boolean {
  return (
    (at !== 'start' || index === 0) &&
    (at !== 'end' || index === words.length - 1) &&
    fits(after, words[index - 1]) &&
    fits(before, words[index + 1]) &&
    (near === '' || words.some((word, place) => place !== index && matcherOf(near)(word))) &&
    (agent === '' || isAgent(words[index + 1]))
  );
}

/** A form with the rule that asks for it. */
interface RuledForm {
  readonly form: string;
  readonly rule: string;
  /** File and line, where the rule is a row of data. */
  readonly source?: string;
}

/** The form of a word that is spelt like another, as the first row says whose neighbours are there. */
function homographOf(bare: string, words: readonly string[], index: number): RuledForm | undefined {
  const row = rulesByBare.get(bare)?.find((candidate) => applies(candidate, words, index));
  return row && { form: row.form, rule: `homograph.${row.id}`, source: row.source };
}

/** A form that its neighbours ask for is right so often; an exact figure is not known. */
const contextConfidence = 0.97;

/** A word with و or ف before it. */
const joined = /^[وف](?=\p{L}{3})/u;

/** The rest of a word after و or ف, of letters that a rule tells apart. */
function joinedHomograph(bare: string, words: readonly string[], index: number): RuledForm | undefined {
  const found = joined.test(bare) ? homographOf(bare.slice(1), words, index) : undefined;
  return found && { ...found, form: bare.charAt(0) + fatha + found.form };
}

/**
 * The reading of a word that is spelt like another, as the words around ask for it.
 *
 * @param words of one clause, bare.
 * @returns `undefined` where the word lists and the network may decide.
 */
export function readInContext(words: readonly string[], index: number): WordReading | undefined {
  const bare = words[index] ?? '';
  const answer = homographOf(bare, words, index) ?? joinedHomograph(bare, words, index);
  return answer && asContextReading(answer);
}

function asContextReading({ form, rule, source }: RuledForm): WordReading {
  return {
    form,
    coreConfidence: contextConfidence,
    endingConfidence: isMark(form.at(-1) ?? '') ? contextConfidence : 0,
    isOwn: true,
    origin: { stage: 'context', rule, ...(source !== undefined && { source }) },
  };
}
