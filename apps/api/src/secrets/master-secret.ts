import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deriveKey, tryUnseal, unseal } from './opaque-token.ts';

/** The key outside the database under which secrets in it are encrypted. */
export interface MasterSecret {
  /** Seals and signs from now on. */
  readonly current: Buffer;
  /** The one before, while what it sealed and signed is still accepted. */
  readonly previous?: Buffer | undefined;
}

const fileName = 'master-secret';
const secretBytes = 32;

/**
 * A production run is given its master secret; a local run makes its own at the first start and keeps it in the data
 * folder, readable by its owner only.
 */
export async function loadMasterSecret(
  { secretKey, previousSecretKey }: { readonly secretKey?: string; readonly previousSecretKey?: string },
  dataDir: string,
): Promise<MasterSecret> {
  return {
    current: secretKey === undefined ? await loadLocalSecret(dataDir) : Buffer.from(secretKey, 'base64'),
    ...(previousSecretKey !== undefined && { previous: Buffer.from(previousSecretKey, 'base64') }),
  };
}

/** The secrets that are accepted, the one that is used from now on first. */
export function secretsOf({ current, previous }: MasterSecret): readonly Buffer[] {
  return previous === undefined ? [current] : [current, previous];
}

/** Keys of 32 bytes for one purpose: the one to sign with, and all that are accepted. */
export function deriveKeys(
  masterSecret: MasterSecret,
  purpose: string,
): { readonly current: Buffer; readonly all: readonly Buffer[] } {
  const all = secretsOf(masterSecret).map((secret) => deriveKey(secret, purpose));
  return { current: deriveKey(masterSecret.current, purpose), all };
}

/** Opens something with the first secret that fits. @returns `undefined` when none does. */
export function openWithAny<Opened>(
  masterSecret: MasterSecret,
  open: (secret: Buffer) => Opened | undefined,
): Opened | undefined {
  for (const secret of secretsOf(masterSecret)) {
    const opened = open(secret);
    if (opened !== undefined) {
      return opened;
    }
  }
  return undefined;
}

/** Opens a sealed text with either secret. @throws when neither opens it. */
export function unsealWithAny(masterSecret: MasterSecret, purpose: string, sealed: Buffer): string {
  return (
    openWithAny(masterSecret, (secret) => tryUnseal(secret, purpose, sealed)) ??
    unseal(masterSecret.current, purpose, sealed)
  );
}

async function loadLocalSecret(dataDir: string): Promise<Buffer> {
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
