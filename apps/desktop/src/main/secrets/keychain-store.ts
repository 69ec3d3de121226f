import { type KeyStore, KeyStoreError, type KeyStoreProblem } from './key-store.ts';

/** The part of keytar that is used. */
export interface Keychain {
  getPassword(service: string, account: string): Promise<string | null>;
  setPassword(service: string, account: string, password: string): Promise<void>;
  deletePassword(service: string, account: string): Promise<boolean>;
}

/** The name under which people find our keys in the keychain of their system. */
const service = 'Rakhim';

/** Some keychains ask the person first, who may be away. */
const answerTimeoutMs = 60_000;

/** Libsecret's own sentences, which are all that tells these cases apart. */
const problems: readonly (readonly [RegExp, KeyStoreProblem])[] = [
  [/autolaunch D-Bus|not provided by any \.service|no such interface|ServiceUnknown/i, 'no_service'],
  [/locked collection|prompt was dismissed|user canceled|interaction is not allowed/i, 'locked'],
];

/** The keychain of the system: Keychain on macOS, Credential Manager on Windows, the Secret Service on Linux. */
export function createKeychainStore(keychain: Keychain, timeoutMs = answerTimeoutMs): KeyStore {
  const ask = <T>(answer: Promise<T>): Promise<T> => withTimeout(answer, timeoutMs).catch(fail);
  return {
    place: 'keychain',
    read: async (server) => (await ask(keychain.getPassword(service, server))) ?? undefined,
    write: (server, key) => ask(keychain.setPassword(service, server, key)),
    remove: async (server) => void (await ask(keychain.deletePassword(service, server))),
  };
}

function fail(error: unknown): never {
  if (error instanceof KeyStoreError) {
    throw error;
  }
  const said = error instanceof Error ? error.message : '';
  throw new KeyStoreError(problems.find(([sentence]) => sentence.test(said))?.[1] ?? 'failed', error);
}

async function withTimeout<T>(answer: Promise<T>, timeoutMs: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new KeyStoreError('timed_out')), timeoutMs);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
