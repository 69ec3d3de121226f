import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileName = 'master-secret';
const secretBytes = 32;

/**
 * The key outside the database under which secrets in it are encrypted. A production run is given it; a local run makes
 * its own at the first start and keeps it in the data folder, readable by its owner only.
 */
export async function loadMasterSecret(given: string | undefined, dataDir: string): Promise<Buffer> {
  if (given !== undefined) {
    return Buffer.from(given, 'base64');
  }
  const file = join(dataDir, fileName);
  try {
    // `wx`: of two processes that start at once, one creates the secret and the other reads it.
    await writeFile(file, randomBytes(secretBytes).toString('base64'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw error;
    }
  }
  return Buffer.from(await readFile(file, 'utf8'), 'base64');
}
