import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError, systemCode } from '../cli-error.ts';
import { configFolder } from '../settings/folders.ts';
import { writePrivateFile } from '../settings/write-private-file.ts';
import type { SecretStore } from './secret-store.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type Keys = Readonly<Record<string, string>>;

export function keyFilePath(env: Environment): string {
  return join(configFolder(env), 'credentials.json');
}

/** A file that only its owner can read, for machines without a keychain. */
export function openFileStore(env: Environment): SecretStore {
  const path = keyFilePath(env);
  return {
    kind: 'file',
    read: async (origin) => (await readKeys(path))[origin],
    write: async (origin, key) =>
      writePrivateFile(path, `${JSON.stringify({ ...(await readKeys(path)), [origin]: key }, null, 2)}\n`),
    async remove(origin) {
      const { [origin]: removed, ...others } = await readKeys(path);
      if (removed === undefined) {
        return false;
      }
      await (Object.keys(others).length === 0
        ? rm(path)
        : writePrivateFile(path, `${JSON.stringify(others, null, 2)}\n`));
      return true;
    },
  };
}

async function readKeys(path: string): Promise<Keys> {
  try {
    const stored: unknown = JSON.parse(await readFile(path, 'utf8'));
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch (error) {
    if (systemCode(error) === 'ENOENT') {
      return {};
    }
    // The cause is left out: a parser quotes what it read, and that is a key.
    throw new CliError('credentialsUnreadable', { path });
  }
}
