import {
  type CryptoKey,
  type JSONWebKeySet,
  type JWK,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
} from 'jose';
import { seal, tryUnseal } from '#src/secrets/opaque-token.ts';
import { acceptedForMs, signingAlgorithm, signsForMs } from './signing-keys.policy.ts';
import type { SigningKeyRow, SigningKeysQueries } from './signing-keys.queries.ts';
import { type MasterSecret, openWithAny } from '#src/secrets/master-secret.ts';

export interface SigningKey {
  readonly id: string;
  readonly privateKey: CryptoKey;
}

export interface SigningKeysService {
  /** The key that signs now; a new one is made when there is none or it has grown old. */
  current(): Promise<SigningKey>;
  /** The public key with this id, if its tokens are accepted. */
  findPublicKey(id: string): Promise<CryptoKey | undefined>;
  /** The public key set (JWKS). */
  publish(): Promise<JSONWebKeySet>;
  /** Deletes keys whose tokens are no longer accepted. @returns how many. */
  deleteExpired(): Promise<number>;
}

export interface SigningKeysOptions {
  readonly queries: SigningKeysQueries;
  readonly masterSecret: MasterSecret;
  readonly now: () => Date;
}

/** Lifetime of the cache. */
const cachedForMs = 30_000;
/**
 * An unknown key may be one that another process has just made, and it may be invented: it is looked up, but not at
 * every request.
 */
const unknownFoundAfterMs = 1000;
export const signingKeyPurpose = 'signing key';

interface LoadedKeys {
  readonly rows: readonly SigningKeyRow[];
  readonly publicKeys: ReadonlyMap<string, CryptoKey>;
  readonly newest: (SigningKey & { readonly createdAt: Date }) | undefined;
  readonly readAt: number;
}

export function createSigningKeysService({ queries, masterSecret, now }: SigningKeysOptions): SigningKeysService {
  let loading: Promise<LoadedKeys> | undefined;

  async function read(): Promise<LoadedKeys> {
    const rows = await queries.listAcceptedKeys(now());
    const imported = await Promise.all(rows.map(async (row) => [row.id, await importKey(row.public_key)] as const));
    return { rows, publicKeys: new Map(imported), newest: await openNewest(rows), readAt: now().getTime() };
  }

  /**
   * Returns the newest key that decrypts. Keys under a lost master secret no longer sign; their tokens are accepted
   * until they expire.
   */
  async function openNewest(rows: readonly SigningKeyRow[]): Promise<LoadedKeys['newest']> {
    for (const { id, private_key: sealed, created_at: createdAt } of rows) {
      const jwk = openWithAny(masterSecret, (secret) => tryUnseal(secret, signingKeyPurpose, sealed));
      if (jwk !== undefined) {
        return { id, privateKey: await importKey(JSON.parse(jwk) as JWK), createdAt };
      }
    }
    return undefined;
  }

  async function load(olderThanMs = cachedForMs): Promise<LoadedKeys> {
    const known = await loading;
    if (!known || now().getTime() - known.readAt > olderThanMs) {
      loading = read();
      // A failed read must not be remembered.
      loading.catch(() => (loading = undefined));
    }
    return (await loading) as LoadedKeys;
  }

  /** Adds a key, unless another process has since `unlessSince`; a month ago when not given. */
  async function addKey(unlessSince?: Date): Promise<void> {
    const { publicKey, privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
    const publicJwk = await exportJWK(publicKey);
    const id = await calculateJwkThumbprint(publicJwk);
    const createdAt = now();
    const row: SigningKeyRow = {
      id,
      public_key: { ...publicJwk, kid: id, alg: signingAlgorithm, use: 'sig' },
      private_key: seal(masterSecret.current, signingKeyPurpose, JSON.stringify(await exportJWK(privateKey))),
      created_at: createdAt,
      accepted_until: new Date(createdAt.getTime() + acceptedForMs),
    };
    await queries.addKeyOnce(row, unlessSince ?? new Date(createdAt.getTime() - signsForMs));
    loading = undefined;
  }

  return {
    async current() {
      const { rows, newest } = await load();
      if (newest && now().getTime() - newest.createdAt.getTime() < signsForMs) {
        return newest;
      }
      await addKey(newest ? undefined : rows[0]?.created_at);
      const { newest: added } = await load();
      if (!added) {
        throw new Error('A signing key was made and cannot be found.');
      }
      return added;
    },
    async findPublicKey(id) {
      return (await load()).publicKeys.get(id) ?? (await load(unknownFoundAfterMs)).publicKeys.get(id);
    },
    async publish() {
      await this.current();
      return { keys: (await load()).rows.map((row) => row.public_key) };
    },
    deleteExpired: () => queries.deleteExpired(now()),
  };
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, signingAlgorithm);
  if (key instanceof Uint8Array) {
    throw new TypeError('A signing key is not an asymmetric one.');
  }
  return key;
}
