import { numberMax } from './convolve.ts';
import type { Buffer } from './network-memory.ts';

/** Reads and writes the rows of buffers that lie in one piece of memory. */
export interface BufferRows {
  readonly numbers: Int16Array;
  /** Index of a position's first number. */
  indexOf(buffer: Buffer, position: number): number;
  /** Adds `channels` numbers to those from index `at` on. */
  add(from: Int16Array, fromIndex: number, at: number, channels: number): void;
  /** Sets the rows from one position to another to zero. */
  clear(buffer: Buffer, from: number, to: number): void;
}

export function createBufferRows(memory: ArrayBuffer): BufferRows {
  const numbers = new Int16Array(memory);
  const indexOf = ({ address, channels }: Buffer, position: number) => address / 2 + position * channels;
  return {
    numbers,
    indexOf,
    add(from, fromIndex, at, channels) {
      for (let channel = 0; channel < channels; channel += 1) {
        const sum = (numbers[at + channel] ?? 0) + (from[fromIndex + channel] ?? 0);
        numbers[at + channel] = sum > numberMax ? numberMax : sum < -numberMax ? -numberMax : sum;
      }
    },
    clear(buffer, from, to) {
      numbers.fill(0, indexOf(buffer, from), indexOf(buffer, to));
    },
  };
}
