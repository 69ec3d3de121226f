import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import type { ClausePosition } from './clause-position.ts';
import { wordsByNeighbour } from './neighbours.data.ts';

/** How a word that talk spells alike is said beside its neighbours; `undefined` where they say nothing. */
export function besideIn(group: DialectGroup, bare: string, { words, index }: ClausePosition): string | undefined {
  const [before = '', after = ''] = [words[index - 1], words[index + 1]];
  return wordsByNeighbour[group]?.find(
    (row) =>
      row.word === bare &&
      (row.after === undefined || row.after.split(' ').includes(before)) &&
      (row.before === undefined || row.before.split(' ').includes(after)),
  )?.form;
}
