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
