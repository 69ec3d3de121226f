import { randomBytes } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The password of the server in a data folder, made on the first start. It keeps other users of the machine out, so
 * only the user who starts the server can read its file.
 */
export async function ensurePassword(folder: string): Promise<string> {
  const path = join(folder, 'password');
  const present = await readFile(path, 'utf8').catch(ignoreMissing);
  if (present !== undefined) {
    return present.trim();
  }
  const password = randomBytes(24).toString('base64url');
  await writeDurably(path, `${password}\n`);
  return password;
}

/** The file appears whole or not at all, and is on the disk before a cluster is made with it. */
async function writeDurably(path: string, text: string): Promise<void> {
  const unfinished = `${path}.unfinished`;
  const file = await open(unfinished, 'w', 0o600);
  await file.writeFile(text);
  await file.sync();
  await file.close();
  await rename(unfinished, path);
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') {
    throw error;
  }
}
