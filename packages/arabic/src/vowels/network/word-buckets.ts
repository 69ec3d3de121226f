/** Rows of the network's table of words; row 0 stands for every word that is not common. */
export const bucketRows = 16383;

const fnvOffset = 0x811c9dc5;
const fnvPrime = 0x01000193;
/** The constant of Knuth's multiplicative hashing, for a second row that is independent of the first. */
const knuthFactor = 0x9e3779b1;

/**
 * The two rows that stand for a common word together. Two words that share one of them seldom share both, so a small
 * table tells many words apart (Svenstrup et al. 2017, "Hash Embeddings"). The hash is FNV-1a over the letters.
 */
export function wordBuckets(bare: string): readonly [number, number] {
  let hash = fnvOffset;
  for (const letter of bare) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), fnvPrime);
  }
  const mixed = Math.imul(hash ^ (hash >>> 15), knuthFactor);
  return [rowOf(hash ^ (hash >>> 16)), rowOf(mixed ^ (mixed >>> 13))];
}

function rowOf(hash: number): number {
  return 1 + ((hash >>> 0) % (bucketRows - 1));
}
