import { createHash } from 'node:crypto';
import { join } from 'node:path';

/**
 * Builds the idempotency key of a request. It follows from the plan alone, whose id is random, so it exists before the
 * first request and is the same after every crash. ASCII, below 255 characters.
 */
export function requestKey(itemId: string, output: number, request: number): string {
  return `rakhim-batch-${itemId}-${output}-${request}`;
}

/** Returns the path at which the part of a request waits until its output is complete. */
export function partPath(partsFolder: string, key: string): string {
  return join(partsFolder, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.part`);
}

/** Returns the path of the part's word times. */
export function wordsPath(partsFolder: string, key: string): string {
  return partPath(partsFolder, key).replace(/part$/, 'words.json');
}
