import { removeMarks } from '../marks.ts';
import { isAgent, wordsOf } from './agents.ts';
import { type HomographRow, homographs } from './homographs.data.ts';
import { nounsAndVerbs } from './nouns-and-verbs.data.ts';
import { nounsOfTwoMeanings } from './nouns-of-two-meanings.data.ts';

const homographsByBare = Map.groupBy([...nounsOfTwoMeanings, ...nounsAndVerbs, ...homographs], ({ form }) =>
  removeMarks(form),
);
const patterns = new Map<string, (bare: string) => boolean>();

/** Compiles a list once: whole words, beginnings that end in `*`, and ends that begin with it. */
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
    beginnings.some((beginning) => bare.startsWith(beginning) && bare.length > beginning.length + 1) ||
    ends.some((end) => bare.endsWith(end) && bare.length > end.length + 1);
  patterns.set(list, made);
  return made;
}

function applies(
  { after, before, near, at, isBeforeAgent }: HomographRow,
  words: readonly string[],
  index: number,
): boolean {
  const [previous, next] = [words[index - 1], words[index + 1]];
  return (
    (at !== 'start' || index === 0) &&
    (at !== 'end' || index === words.length - 1) &&
    (after === undefined || (previous !== undefined && matcherOf(after)(previous))) &&
    (before === undefined || (next !== undefined && matcherOf(before)(next))) &&
    (near === undefined || words.some((word, place) => place !== index && matcherOf(near)(word))) &&
    (isBeforeAgent !== true || isAgent(next))
  );
}

/** The form of a word that is spelt like another, as the first row says whose neighbours are there. */
export function homographOf(bare: string, words: readonly string[], index: number): string | undefined {
  return homographsByBare.get(bare)?.find((row) => applies(row, words, index))?.form;
}
