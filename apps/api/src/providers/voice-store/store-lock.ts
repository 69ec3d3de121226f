import { open, readFile, rm } from 'node:fs/promises';
import { VoiceStoreError, systemCodeOf } from './voice-store-error.ts';

/**
 * Lets one process at a time change the store. The lock of a process that was killed is taken over.
 *
 * @throws VoiceStoreError `store_busy`.
 */
export async function lockStore(path: string): Promise<AsyncDisposable> {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      await using file = await open(path, 'wx');
      await file.writeFile(String(process.pid));
      return { [Symbol.asyncDispose]: () => rm(path, { force: true }) };
    } catch (error) {
      if (systemCodeOf(error) !== 'EEXIST') {
        throw error;
      }
      if (isAlive(Number(await readFile(path, 'utf8').catch(() => '')))) {
        throw new VoiceStoreError('store_busy');
      }
      await rm(path, { force: true });
    }
  }
  throw new VoiceStoreError('store_busy');
}

function isAlive(pid: number): boolean {
  try {
    // Signal 0 asks whether the process exists.
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return systemCodeOf(error) === 'EPERM';
  }
}
