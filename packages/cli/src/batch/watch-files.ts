import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BatchFile } from '@rakhim/batch';
import { scanFiles } from './scan-files.ts';

const lookEveryMs = 2000;

/**
 * Yields files as they appear or change under the paths, each time together those that are ready: whose size and time
 * were the same at two looks in a row, so that nothing is read while it is still being copied. Looking is plain, so it
 * works on network drives, too. Ends when the signal aborts.
 */
export async function* watchFiles(
  paths: readonly string[],
  workingDir: string,
  signal: AbortSignal,
): AsyncGenerator<BatchFile[]> {
  const seen = new Map<string, string>();
  const given = new Map<string, string>();
  while (!signal.aborted) {
    const ready: BatchFile[] = [];
    for (const file of (await scanFiles(paths, workingDir)).files) {
      const state = await stateOf(file.path);
      if (state !== undefined && seen.get(file.path) === state && given.get(file.path) !== state) {
        given.set(file.path, state);
        ready.push(file);
      }
      seen.set(file.path, state ?? '');
    }
    if (ready.length > 0) {
      yield ready;
    }
    await sleep(lookEveryMs, undefined, { signal }).catch(() => undefined);
  }
}

async function stateOf(path: string): Promise<string | undefined> {
  try {
    const { size, mtimeMs } = await stat(path);
    return `${size} ${mtimeMs}`;
  } catch {
    // It has gone again.
    return undefined;
  }
}
