import { homographTable } from '../generated/rules.data.ts';
import { removeMarks } from '../marks.ts';

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
  /** `next` where the one who acts follows. */
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
