import type { SecretStore } from './secret-store.ts';

const service = 'rakhim';
/**
 * The timeout of the keychain: a locked one asks the person at the screen, and a command must not hang where nobody
 * answers.
 */
const timeoutMs = 30_000;

/**
 * The keychain of the operating system: Keychain on macOS, Credential Manager on Windows, the Secret Service on Linux.
 *
 * @returns nothing where there is none: the addon is missing, or no service answers.
 */
export async function openKeychainStore(): Promise<SecretStore | undefined> {
  try {
    const { default: keytar } = await import('keytar');
    // A read shows whether the service is there; a write would leave traces.
    await withTimeout(keytar.getPassword(service, 'probe'));
    return {
      kind: 'keychain',
      read: async (origin) => (await withTimeout(keytar.getPassword(service, origin))) ?? undefined,
      write: (origin, key) => withTimeout(keytar.setPassword(service, origin, key)),
      remove: (origin) => withTimeout(keytar.deletePassword(service, origin)),
    };
  } catch {
    return undefined;
  }
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The keychain did not answer.')), timeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
