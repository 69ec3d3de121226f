import type { Readable } from 'node:stream';
import { usageError } from '../cli-error.ts';
import { readStream } from '../speak/read-text.ts';

/** As the service makes them: `rakhim_live_…` or `rakhim_test_…`. */
const keyShape = /^rakhim_(?:live|test)_[A-Za-z0-9_-]{16,120}$/u;
const bytesMax = 4096;

/**
 * Reads a key from a pipe, where no list of processes and no shell's history sees it. @throws {CliError} when it is
 * none, without repeating it.
 */
export async function readKey(stdin: Readable, signal: AbortSignal): Promise<string> {
  const key = (await readStream(stdin, { bytesMax, signal })).trim();
  if (!keyShape.test(key)) {
    throw usageError('keyMalformed');
  }
  return key;
}
