import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The packages that decide how a text is read and how it sounds, besides this one. */
const packages = ['@rakhim/arabic', '@rakhim/arabic-model', '@rakhim/audio', '@rakhim/voice-model'];

/**
 * Hashes the code and the data that make a sound: whenever a model, a table or a rule of reading changes, the version
 * changes with it, and two processes that would say a text alike have the same.
 */
export async function hashVoice(): Promise<string> {
  const entries = [import.meta.url, ...packages.map((name) => import.meta.resolve(name))];
  const hash = createHash('sha256');
  for (const entry of entries) {
    const code = dirname(fileURLToPath(entry));
    for (const folder of [code, join(dirname(code), 'data')]) {
      await addFolder(folder, (bytes) => hash.update(bytes));
    }
  }
  return hash.digest('base64url');
}

/** Reads the files of a folder in the order of their names; one that is missing holds none. */
async function addFolder(folder: string, add: (bytes: Uint8Array | string) => void): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  for (const path of paths.toSorted()) {
    add(path.slice(folder.length));
    add(await readFile(path));
  }
}
