/** In letters. */
const affixMax = 4;
/** والأول: the hamza that people leave out as well. */
const hamzaWithin = /^([وفبلك]?(?:ال|ل)?)[أإآ]/u;

/** Spellings that people use for one another: أ and ا at the beginning, ى and ي, ة and ه at the end. */
export function spellingKey(bare: string): string {
  return bare
    .replace(/^[أإآ]/u, 'ا')
    .replace(/ى$/u, 'ي')
    .replace(/ة$/u, 'ه');
}

/** What tells the dialect of a text: its words, how they begin and end, and its pairs of words. */
export function textFeatures(words: readonly string[]): string[] {
  const keys = words.map((word) => spellingKey(word).replace(hamzaWithin, '$1ا'));
  return keys.flatMap((key, index) => {
    const affixes = Array.from({ length: Math.min(affixMax, key.length - 1) }, (_, at) => [
      `${key.slice(0, at + 1)}-`,
      `-${key.slice(-at - 1)}`,
    ]).flat();
    return [key, ...affixes, ...(index === 0 ? [] : [`${keys[index - 1]} ${key}`])];
  });
}
