/**
 * So many words are remembered, and then all are forgotten: less than a megabyte, and no text has as many different
 * ones on a page.
 */
const wordsMax = 4_000;

/** Remembers what was found for words: texts repeat their words, and a word that no list knows takes long to find. */
export function rememberWords<Found, Word extends string = string>(find: (bare: Word) => Found): (bare: Word) => Found {
  const remembered = new Map<string, Found>();
  return (bare) => {
    const known = remembered.get(bare);
    if (known !== undefined || remembered.has(bare)) {
      return known as Found;
    }
    const found = find(bare);
    if (remembered.size >= wordsMax) {
      remembered.clear();
    }
    remembered.set(bare, found);
    return found;
  };
}
