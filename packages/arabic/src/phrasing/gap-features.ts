import type { SeenWord } from './word-shape.ts';

const edge = 'edge';

/**
 * What speaks for or against a pause between two words: the words and their shapes, and the shapes of their
 * neighbours.
 *
 * @param words of a clause.
 * @param index of the word before the gap.
 */
export function gapFeatures(words: readonly SeenWord[], index: number): string[] {
  const [before, after] = [words[index], words[index + 1]];
  if (!before || !after) {
    return [];
  }
  const pair = `${before.shape}|${after.shape}`;
  return [
    'any',
    `before ${before.shape}`,
    `after ${after.shape}`,
    `pair ${pair}`,
    `left ${words[index - 1]?.shape ?? edge}|${pair}`,
    `right ${pair}|${words[index + 2]?.shape ?? edge}`,
    `word-before ${before.bare}`,
    `word-after ${after.bare}`,
    ...(before.isNunated ? ['nunated', `nunated ${after.shape}`] : []),
    ...(after.isGenitive ? [`genitive ${after.shape}`] : []),
  ];
}
