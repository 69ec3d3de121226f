/**
 * The layout of a lexicon in bytes. Numbers are little-endian; `varint` is seven bits a byte, low bits first.
 *
 *   header    "RKLX", version u8, words a block u8, number of letters u8, longest word u8, number of words u32,
 *             bytes of blocks u32
 *   letters   u16 a letter, in the order by which words are sorted; a letter's number is its place here
 *   patterns  for each length 1 … longest: count u16, then that many patterns of `length` mark classes, one a byte
 *   offsets   u32 a block: where it begins, from the first block
 *   blocks    words, sorted; each is
 *               u8      letters shared with the word before (high four bits; 0 at a block's start), letters that
 *                       follow (low four bits)
 *               u8 …    the letters that follow
 *               u8      bits 0–2 core share class, 3–5 ending share class, 6 has a second form, 7 is common
 *               varint  pattern of the first form among those of its length; again for the second form
 *
 * Blocks can be read where they lie: finding a word is a binary search over the first words of the blocks and a walk
 * through one.
 */
export const magic = [0x52, 0x4b, 0x4c, 0x58] as const;
export const version = 1;
export const wordsPerBlock = 16;
/** Four bits hold a word's length. */
export const wordLettersMax = 15;
export const headerBytes = 16;

/** Shares are stored as classes of three bits; this is the share that each class stands for. */
export const shareOfClass = [0.3, 0.42, 0.57, 0.72, 0.85, 0.935, 0.985, 1] as const;

/** The class with the nearest share. */
export function classOfShare(share: number): number {
  let nearest = 0;
  shareOfClass.forEach((candidate, index) => {
    if (Math.abs(candidate - share) < Math.abs((shareOfClass[nearest] ?? 0) - share)) {
      nearest = index;
    }
  });
  return nearest;
}

/** Where the parts of a lexicon lie in its bytes. */
export interface Layout {
  readonly bytes: Uint8Array;
  readonly letters: readonly string[];
  readonly numberOfLetter: ReadonlyMap<string, number>;
  /** For each word length, where the first pattern of that length begins. */
  readonly patternsAt: readonly number[];
  readonly blockStarts: Uint32Array;
  readonly wordsPerBlock: number;
  readonly words: number;
  /** Letters of the longest word. */
  readonly longest: number;
}

/**
 * Finds the parts of a lexicon.
 *
 * @throws {RangeError} when the bytes are not a lexicon, of another version, or cut short.
 */
export function readLayout(bytes: Uint8Array): Layout {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (magic.some((byte, index) => bytes[index] !== byte)) {
    throw new RangeError('These bytes are not a lexicon.');
  }
  if (bytes[4] !== version) {
    throw new RangeError(`Lexicon version ${bytes[4]} is not known.`);
  }
  const wordsPerBlock = view.getUint8(5);
  const words = view.getUint32(8, true);
  let at = headerBytes;
  const letters = Array.from({ length: view.getUint8(6) }, (_, index) =>
    String.fromCharCode(view.getUint16(at + index * 2, true)),
  );
  at += letters.length * 2;
  const patternsAt = [at];
  const longest = view.getUint8(7);
  for (let length = 1; length <= longest; length += 1) {
    patternsAt.push(at + 2);
    at += 2 + view.getUint16(at, true) * length;
  }
  const blocks = Math.ceil(words / wordsPerBlock);
  const firstBlock = at + blocks * 4;
  const blockStarts = Uint32Array.from(
    { length: blocks },
    (_, index) => firstBlock + view.getUint32(at + index * 4, true),
  );
  if (firstBlock + view.getUint32(12, true) !== bytes.length) {
    throw new RangeError('The lexicon is cut short.');
  }
  return {
    bytes,
    letters,
    numberOfLetter: new Map(letters.map((letter, index) => [letter, index])),
    patternsAt,
    blockStarts,
    wordsPerBlock,
    words,
    longest,
  };
}
