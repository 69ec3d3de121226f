import { letterTableRows, markClassCount } from './network-format.ts';
import { bucketRows } from './network-words.ts';

const letters = 16;
const wordRow = 8;
const words = 24;
const marks = 16;
const unit = 256;
const dilations = { letters: [1, 2], words: [1, 2, 4, 8, 1, 2], marks: [1, 2, 1] } as const;

/** A pseudo-random row of numbers from 0 to 1 (Park and Miller 1988). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** The bytes of a small network with weights by chance. */
export function tinyNetwork(seed = 1): Uint8Array {
  const random = createRandom(seed);
  const bytes: number[] = [];
  const short = (value: number) => bytes.push(value & 255, value >> 8);
  const float = (value: number) => bytes.push(...new Uint8Array(new Float32Array([value]).buffer));
  function matrix(rows: number, columns: number, size: number): void {
    Array.from({ length: rows }, () => float((size * (0.5 + random())) / 127));
    Array.from({ length: rows * columns }, () => bytes.push(Math.floor(random() * 255) & 255));
  }
  function linear(rows: number, columns: number): void {
    matrix(rows, columns, 2 / Math.sqrt(columns));
    Array.from({ length: rows }, () => float(random() - 0.5));
  }
  const blocks = (row: readonly number[], channels: number) => row.forEach(() => linear(channels, 3 * channels));

  bytes.push(...[...'RKNN'].map((letter) => letter.charCodeAt(0)), 3, 3);
  for (const row of Object.values(dilations)) {
    bytes.push(row.length, ...row);
  }
  [letters, wordRow, words, marks, bucketRows, unit].forEach(short);
  matrix(
    letterTableRows.reduce((sum, rows) => sum + rows, 0),
    letters,
    1,
  );
  matrix(bucketRows, wordRow, 1);
  blocks(dilations.letters, letters);
  linear(words, 2 * letters + wordRow);
  blocks(dilations.words, words);
  linear(marks, letters);
  matrix(marks, words, 1 / Math.sqrt(words));
  blocks(dilations.marks, marks);
  linear(markClassCount, marks);
  return Uint8Array.from(bytes);
}
