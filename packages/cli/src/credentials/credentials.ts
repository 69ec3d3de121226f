import { CliError } from '../cli-error.ts';
import { exitCodes } from '../exit-codes.ts';
import { openFileStore } from './file-store.ts';
import { openKeychainStore } from './keychain-store.ts';
import type { SecretStore } from './secret-store.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface Credential {
  readonly key: string;
  readonly source: 'environment' | SecretStore['kind'];
}

/** The key to work with: RAKHIM_API_KEY wins, then the keychain, then the file. */
export async function findCredential(env: Environment, origin: string): Promise<Credential | undefined> {
  const given = env['RAKHIM_API_KEY']?.trim();
  if (given !== undefined && given !== '') {
    return { key: given, source: 'environment' };
  }
  return findStored(env, origin);
}

/** The key that is kept for a service, whatever the environment says. */
export async function findStoredKey(env: Environment, origin: string): Promise<string | undefined> {
  return (await findStored(env, origin))?.key;
}

/** The key to work with. @throws {CliError} that says how to sign in when there is none. */
export async function requireCredential(env: Environment, origin: string): Promise<Credential> {
  const found = await findCredential(env, origin);
  if (found === undefined) {
    throw new CliError('signedOut', { origin }, { exitCode: exitCodes.authentication });
  }
  return found;
}

/** Keeps a key in the best place there is, and nowhere else. */
export async function keepKey(env: Environment, origin: string, key: string): Promise<SecretStore['kind']> {
  const [keychain, file] = await openStores(env);
  try {
    await keychain?.write(origin, key);
  } catch {
    // A keychain that stays locked counts as none.
    await file.write(origin, key);
    return file.kind;
  }
  if (keychain === undefined) {
    await file.write(origin, key);
    return file.kind;
  }
  await file.remove(origin);
  return keychain.kind;
}

/** Forgets the key of a service everywhere. @returns whether there was one. */
export async function forgetKey(env: Environment, origin: string): Promise<boolean> {
  let wasThere = false;
  for (const store of await openStores(env)) {
    wasThere = (await store?.remove(origin)) === true || wasThere;
  }
  return wasThere;
}

/** The last four characters, which tell keys apart and open nothing. */
export function maskKey(key: string): string {
  return `…${key.slice(-4)}`;
}

async function findStored(env: Environment, origin: string): Promise<Credential | undefined> {
  for (const store of await openStores(env)) {
    const key = await store?.read(origin);
    if (store !== undefined && key !== undefined) {
      return { key, source: store.kind };
    }
  }
  return undefined;
}

async function openStores(env: Environment): Promise<[keychain: SecretStore | undefined, file: SecretStore]> {
  return [env['RAKHIM_KEYCHAIN'] === 'off' ? undefined : await openKeychainStore(), openFileStore(env)];
}
