import fc from 'fast-check';
import type { Stage } from '../stage.ts';
import { concatenate } from './signals.ts';

/** Lengths to cut a signal into, in turn: none, tiny, usual and large blocks. */
export const blockLengths = fc.array(fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 4_000 })), {
  minLength: 1,
  maxLength: 20,
});

/** Cuts a signal into blocks of the given lengths, over and over until it is used up. */
export function cut<Samples extends Float32Array | Int16Array>(signal: Samples, lengths: readonly number[]): Samples[] {
  const blocks: Samples[] = [];
  const usable = lengths.some((length) => length > 0) ? lengths : [signal.length];
  let start = 0;
  for (let turn = 0; start < signal.length; turn++) {
    const end = start + (usable[turn % usable.length] ?? 1);
    blocks.push(signal.slice(start, end) as Samples);
    start = end;
  }
  return blocks;
}

/** The whole output of a stage for a signal cut into blocks of the given lengths. */
export function runStage(stage: Stage, signal: Float32Array, lengths: readonly number[] = [2_400]): Float32Array {
  return concatenate(...cut(signal, lengths).map((block) => stage.push(block).slice()), stage.finish());
}
