import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { SafeStorage } from 'electron';
import { z } from 'zod';
import type { KeyStore } from './key-store.ts';

const Kept = z.record(z.string(), z.base64());

/** Ciphertexts by server, in a file that only its owner may read. The system holds the key that opens them. */
export function createEncryptedFileStore(
  safeStorage: Pick<SafeStorage, 'encryptStringAsync' | 'decryptStringAsync'>,
  path: string,
): KeyStore {
  async function readKept(): Promise<Record<string, string>> {
    try {
      return Kept.parse(JSON.parse(await readFile(path, 'utf8')));
    } catch {
      return {};
    }
  }

  async function writeKept(kept: Record<string, string>): Promise<void> {
    const temporary = `${path}.${crypto.randomUUID()}`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(temporary, JSON.stringify(kept), { mode: 0o600, flush: true });
    await rename(temporary, path);
  }

  async function write(server: string, key: string): Promise<void> {
    const ciphertext = await safeStorage.encryptStringAsync(key);
    await writeKept({ ...(await readKept()), [server]: ciphertext.toString('base64') });
  }

  return {
    place: 'encrypted-file',
    async read(server) {
      const ciphertext = (await readKept())[server];
      if (ciphertext === undefined) {
        return undefined;
      }
      const { result, shouldReEncrypt } = await safeStorage.decryptStringAsync(Buffer.from(ciphertext, 'base64'));
      if (shouldReEncrypt) {
        await write(server, result);
      }
      return result;
    },
    write,
    async remove(server) {
      const { [server]: _, ...others } = await readKept();
      await writeKept(others);
    },
  };
}

/** Returns true where the system really encrypts. `basic_text` is a password that everybody knows. */
export async function canEncrypt(
  safeStorage: Pick<SafeStorage, 'isAsyncEncryptionAvailable' | 'getSelectedStorageBackend'>,
  platform: NodeJS.Platform,
): Promise<boolean> {
  if (!(await safeStorage.isAsyncEncryptionAvailable())) {
    return false;
  }
  return platform !== 'linux' || !['basic_text', 'unknown'].includes(safeStorage.getSelectedStorageBackend());
}
