import { AsyncLocalStorage } from 'node:async_hooks';

/** What work is for: each kind has places of its own where places are few. */
export const shares = ['health', 'sign-in', 'speech', 'other'] as const;
export type Share = (typeof shares)[number];

/** Whom work is done for, and what it belongs to. Those who wait in one queue take turns by tenant. */
export interface Work {
  readonly share: Share;
  /** An account, or where that is not known a credential or an address. */
  readonly tenant: string;
}

const storage = new AsyncLocalStorage<Work>();

/** What nobody's request asks for: jobs, housekeeping. */
const ownWork: Work = { share: 'other', tenant: '' };

/** The work that this code runs for. */
export function currentWork(): Work {
  return storage.getStore() ?? ownWork;
}

/** Runs a function, and everything that it starts, as work of this kind. */
export function runAs<Result>(work: Partial<Work>, run: () => Result): Result {
  return storage.run({ ...currentWork(), ...work }, run);
}
