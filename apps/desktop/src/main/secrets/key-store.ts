import type { KeyStatus } from '@rakhim/contract/desktop';

/** A store of keys, one for each server. A store that cannot keep keys throws; none keeps them in the open. */
export interface KeyStore {
  readonly place: KeyStatus['place'];
  /** @returns nothing where there is none. */
  readonly read: (server: string) => Promise<string | undefined>;
  readonly write: (server: string, key: string) => Promise<void>;
  readonly remove: (server: string) => Promise<void>;
}

export type KeyStoreProblem = NonNullable<KeyStatus['reason']>;

/** A store that could not do what was asked. The message is the system's own and has no key in it. */
export class KeyStoreError extends Error {
  override readonly name = 'KeyStoreError';
  readonly problem: KeyStoreProblem;

  constructor(problem: KeyStoreProblem, cause?: unknown) {
    super(`The key store failed: ${problem}.`, { cause });
    this.problem = problem;
  }
}
