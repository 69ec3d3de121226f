import { wordClasses, wordTables } from './generated/lexicon.data.ts';
import { removeMarks } from './marks.ts';

/** A word of our own with what is known of it, as a row of `packages/arabic/lexicon`. */
export interface LexiconRow {
  readonly form: string;
  readonly bare: string;
  readonly features: WordFeatures;
  /** The table that holds it, and the line there. */
  readonly table: string;
  readonly line: number;
}

export interface WordFeatures {
  readonly pos: string;
  readonly gender: string;
  /** `person` for people, `body` for what acts as people do, such as countries and companies. */
  readonly human: string;
  readonly tags: readonly string[];
  /** How much it is to be believed beside other readings, as a natural logarithm; absent where nothing is said. */
  readonly prior?: number;
  /** Whose everyday word it is; empty for the standard language. */
  readonly dialect: string;
}

/** The first line of a table is its header. */
const firstLine = 2;

function featuresOf(described: string): WordFeatures {
  const [pos = '', gender = '', human = '', tags = '', prior = '', dialect = ''] = described.split('\t');
  return {
    pos,
    gender,
    human,
    tags: tags === '' ? [] : tags.split(','),
    ...(prior !== '' && { prior: Number(prior) }),
    dialect,
  };
}

function readRows(): LexiconRow[] {
  const classes = wordClasses.map(featuresOf);
  return wordTables.flatMap(({ name, runs, forms }) => {
    const features = runs
      .trim()
      .split(/\s+/u)
      .flatMap((run) => {
        const [of = '', count = '1'] = run.split('*');
        const known = classes[Number(of)];
        return known === undefined ? [] : Array.from({ length: Number(count) }, () => known);
      });
    return forms
      .trim()
      .split(/\s+/u)
      .flatMap((form, index) => {
        const known = features[index];
        return known === undefined
          ? []
          : [{ form, bare: removeMarks(form), features: known, table: name, line: index + firstLine }];
      });
  });
}

/** Every word of our own, in the order of the tables. */
export const lexiconRows: readonly LexiconRow[] = readRows();

/** The letters of the words that have a feature. */
export function wordsWith(has: (features: WordFeatures) => boolean): ReadonlySet<string> {
  return new Set(lexiconRows.filter(({ features }) => has(features)).map(({ bare }) => bare));
}

/** The letters of the nouns of the standard language. */
export const standardNouns = wordsWith(({ pos, dialect }) => pos === 'noun' && dialect === '');

/** The letters of the standard words that bear one of these tags. */
export function wordsTagged(...tags: readonly string[]): ReadonlySet<string> {
  return wordsWith(({ tags: own, dialect }) => dialect === '' && own.some((tag) => tags.includes(tag)));
}
