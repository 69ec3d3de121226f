import { headerBytes, magic, version } from './lexicon-format.ts';

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
