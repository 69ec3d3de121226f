import type { SafeStorage } from 'electron';
import { canEncrypt, createEncryptedFileStore } from './encrypted-file-store.ts';
import { type KeyStore, KeyStoreError, type KeyStoreProblem } from './key-store.ts';
import { createKeychainStore, type Keychain } from './keychain-store.ts';
import { createMemoryStore } from './memory-store.ts';

export interface OpenKeyStore {
  readonly store: KeyStore;
  /** The reason why it is not the keychain. */
  readonly reason?: KeyStoreProblem;
}

interface Places {
  /** Loads keytar, whose addon may not load on every system. */
  readonly loadKeychain: () => Promise<Keychain>;
  readonly safeStorage: SafeStorage;
  readonly encryptedFile: string;
  readonly platform: NodeJS.Platform;
  /** Read to find out whether a place works; nothing is written for that. */
  readonly server: string;
}

/**
 * The best place there is, in this order: the keychain, a file encrypted by the system, memory. A key is never kept in
 * the open.
 */
export async function openKeyStore({
  loadKeychain,
  safeStorage,
  encryptedFile,
  platform,
  server,
}: Places): Promise<OpenKeyStore> {
  try {
    const store = createKeychainStore(await loadKeychain().catch(refuseToLoad));
    await store.read(server);
    return { store };
  } catch (error) {
    const reason = error instanceof KeyStoreError ? error.problem : 'failed';
    const isEncrypted = await canEncrypt(safeStorage, platform).catch(() => false);
    return { store: isEncrypted ? createEncryptedFileStore(safeStorage, encryptedFile) : createMemoryStore(), reason };
  }
}

function refuseToLoad(error: unknown): never {
  throw new KeyStoreError('not_loaded', error);
}
