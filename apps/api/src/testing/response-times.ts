import { randomUUID } from 'node:crypto';
import { post, registerPerson } from './people.ts';
import type { StubEngine } from './stub-engine.ts';
import type { TestApi } from './test-api.ts';

/** The states of an address that must not be distinguishable from outside. */
export const addressKinds = ['unknown', 'known', 'unconfirmed', 'without a password'] as const;
export type AddressKind = (typeof addressKinds)[number];

/** Everything that somebody who has proved nothing can ask about an address. */
export const probedPaths = [
  '/auth/v1/token?grant_type=password',
  '/auth/v1/recover',
  '/auth/v1/resend',
  '/auth/v1/signup',
] as const;

type NextAddress = (kind: AddressKind) => Promise<string>;

/**
 * Creates a fresh address of a kind each time. The accounts share one hash, so that making them costs next to nothing.
 */
async function createAddresses(api: TestApi<StubEngine>): Promise<NextAddress> {
  const { email } = await registerPerson(api);
  const { password_hash: hash } = await api
    .db('accounts')
    .where({ email })
    .first<{ password_hash: string }>('password_hash');

  return async (kind) => {
    const id = randomUUID();
    const address = `${id}@example.test`;
    if (kind !== 'unknown') {
      await api.context.accounts.insertAccount({
        id,
        email: address,
        name: 'Samira',
        password_hash: kind === 'without a password' ? null : hash,
        email_confirmed_at: kind === 'unconfirmed' ? null : new Date(),
      });
    }
    return address;
  };
}

/**
 * Asks about a fresh address of each kind in turn, in another order every round. @returns milliseconds until the answer
 * was read, by kind.
 */
export async function measureResponseTimes(
  api: TestApi<StubEngine>,
  path: string,
  rounds: number,
): Promise<Map<AddressKind, number[]>> {
  const nextAddress = await createAddresses(api);
  const times = new Map(addressKinds.map((kind) => [kind, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (let place = 0; place < addressKinds.length; place += 1) {
      // Every kind follows every other one, so that none of them bears the after-effects of the one before.
      const kind = addressKinds[(place * (round % 2 ? 1 : 3) + round) % addressKinds.length] ?? 'unknown';
      const body = { type: 'signup', email: await nextAddress(kind), password: 'not-the-password' };
      const startedAt = performance.now();
      await (await post(api, path, body)).text();
      times.get(kind)?.push(performance.now() - startedAt);
    }
  }
  return times;
}

/**
 * Pairs of kinds whose answers can be told apart by their time, beyond four standard errors of so many samples; empty
 * is good.
 */
export function findTimingLeaks(times: ReadonlyMap<AddressKind, readonly number[]>): string[] {
  const kinds = [...times];
  return kinds.flatMap(([first, a], index) =>
    kinds.slice(index + 1).flatMap(([second, b]) => {
      const area = areaUnderRoc(a, b);
      const tolerance = 4 * Math.sqrt((a.length + b.length + 1) / (12 * a.length * b.length));
      return Math.abs(area - 0.5) > tolerance ? [`${first} and ${second}: ${area.toFixed(3)}`] : [];
    }),
  );
}

/**
 * Returns how well two groups of timings can be told apart: the area under the ROC curve, which is the chance that a
 * random one of the first is larger than a random one of the second. 0.5 means not at all, 0 or 1 perfectly.
 * (Mann–Whitney U divided by the number of pairs.)
 */
function areaUnderRoc(first: readonly number[], second: readonly number[]): number {
  let wins = 0;
  for (const a of first) {
    for (const b of second) {
      wins += a > b ? 1 : a === b ? 0.5 : 0;
    }
  }
  return wins / (first.length * second.length);
}
