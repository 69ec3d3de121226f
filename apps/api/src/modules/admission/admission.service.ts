import { hash } from 'node:crypto';
import { AppError } from '#src/errors/app-error.ts';

/** An admitted request with a credential, until it is answered. */
export interface Visit {
  /** Account that this credential belonged to last time. Used for queueing only, never for authorization. */
  readonly accountId: string | undefined;
  /** The credential was refused the last time. */
  readonly isRefused: boolean;
  /** Key of the fair queue: the account if known, else the credential's hash. */
  readonly tenant: string;
  /** Caches the account of the credential. */
  noteAccount(accountId: string): void;
  /** Caches that the credential is invalid, so that it does not count against its former account. */
  noteRefusal(): void;
  leave(): void;
}

/**
 * Admission control from memory: refuses an account with too many open requests, over all its keys, before the first
 * query.
 */
export interface AdmissionService {
  /** @throws AppError `too_many_requests_in_flight` when the account, or the unknown key, has too many requests open. */
  enter(credential: string): Visit;
}

/** Size of the LRU cache from credential to account. */
const rememberedMax = 20_000;
const retrySeconds = 1;
/** Stands for the account of a credential that was refused. */
const nobody = Symbol('nobody');

/** @param openMax requests of one account, or of one credential whose account is unknown, in this process. */
export function createAdmissionService(openMax: number): AdmissionService {
  const accounts = new Map<string, string | typeof nobody>();
  const open = new Map<string, number>();

  function recall(credentialHash: string): string | typeof nobody | undefined {
    const accountId = accounts.get(credentialHash);
    if (accountId !== undefined) {
      accounts.delete(credentialHash);
      accounts.set(credentialHash, accountId);
    }
    return accountId;
  }

  function remember(credentialHash: string, accountId: string | typeof nobody): void {
    accounts.set(credentialHash, accountId);
    if (accounts.size > rememberedMax) {
      const [oldest] = accounts.keys();
      accounts.delete(oldest ?? '');
    }
  }

  function change(tenant: string, by: 1 | -1): void {
    const count = (open.get(tenant) ?? 0) + by;
    if (count > 0) {
      open.set(tenant, count);
    } else {
      open.delete(tenant);
    }
  }

  return {
    enter(credential) {
      const credentialHash = hash('sha256', credential, 'base64url');
      const known = recall(credentialHash);
      const accountId = known === nobody ? undefined : known;
      const tenant = accountId ?? credentialHash;
      const inFlight = open.get(tenant) ?? 0;
      if (inFlight >= openMax) {
        throw new AppError('too_many_requests_in_flight', {
          retryAfterSeconds: retrySeconds,
          values: { max: openMax },
          concurrency: { limit: openMax, inFlight },
        });
      }
      change(tenant, 1);
      let isOpen = true;
      return {
        accountId,
        isRefused: known === nobody,
        tenant,
        noteAccount(owner) {
          remember(credentialHash, owner);
        },
        noteRefusal() {
          remember(credentialHash, nobody);
        },
        leave() {
          if (isOpen) {
            isOpen = false;
            change(tenant, -1);
          }
        },
      };
    },
  };
}
