import { availableParallelism } from 'node:os';
import type { Options } from '@node-rs/argon2';
import { Piscina } from 'piscina';
import { AppError } from '#src/errors/app-error.ts';
import { createFairSemaphore } from '#src/fairness/fair-semaphore.ts';
import { currentWork } from '#src/fairness/work.ts';
import type { HashTask, VerifyTask } from './hashing-worker.ts';
import { requireGoodPassword } from './passwords.policy.ts';

export interface PasswordsService {
  /** @throws AppError when the password is too short, too long or too common. */
  check(password: string, email: string): void;
  /** @returns a PHC string (`$argon2id$…`) with its own salt and parameters. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password is the one that was hashed. Takes the same time without a hash, so that nobody learns who has
   * an account.
   */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
  /** True for a hash made with other parameters than today's. */
  needsRehash(passwordHash: string): boolean;
}

/** Argon2id with OWASP's first recommended parameters (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options;
const currentPrefix = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;

/**
 * At most half of the cores hash passwords, so that a flood of sign-ins cannot starve synthesis. The queue is fair by
 * address.
 */
const parallelMax = Math.max(1, Math.floor(availableParallelism() / 2));
const waitMsMax = 10_000;
const idleMsMax = 60_000;

/** Its threads run at low priority where the system has thread priorities (Linux). */
const threads = new Piscina({
  filename: new URL('hashing-worker.ts', import.meta.url).href,
  execArgv: ['--conditions=@rakhim/source'],
  minThreads: 0,
  maxThreads: parallelMax,
  idleTimeout: idleMsMax,
  niceIncrement: 15,
});

function hash(password: string): Promise<string> {
  return threads.run({ password, parameters } satisfies HashTask, { name: 'hash' }) as Promise<string>;
}

function verify(expected: string, password: string): Promise<boolean> {
  return threads.run({ password, expected } satisfies VerifyTask, { name: 'verify' }) as Promise<boolean>;
}

export function createPasswordsService({ lengthMin }: { lengthMin: number }): PasswordsService {
  const semaphore = createFairSemaphore({
    places: parallelMax,
    waitMsMax,
    createTimeoutError: () => new AppError('overloaded', { retryAfterSeconds: 2 }),
  });

  async function turn<Result>(work: () => Promise<Result>): Promise<Result> {
    const release = await semaphore.acquire(currentWork());
    try {
      return await work();
    } finally {
      release();
    }
  }

  /** A dummy hash, compared when there is no account (constant time). */
  const nobodysHash = turn(() => hash('nobody'));

  return {
    check: (password, email) => {
      requireGoodPassword(password, { email, lengthMin });
    },
    hash: (password) => turn(() => hash(password)),
    async verify(passwordHash, password) {
      const expected = passwordHash ?? (await nobodysHash);
      const isSame = await turn(() => verify(expected, password));
      return isSame && passwordHash !== undefined;
    },
    needsRehash: (passwordHash) => !passwordHash.startsWith(currentPrefix),
  };
}
