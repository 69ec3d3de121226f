import { hash } from 'node:crypto';
import { AppError } from '#src/errors/app-error.ts';

/** One request of somebody who showed a credential, for as long as it is worked on. */
export interface Visit {
  /** The account that this credential proved the last time; nothing is allowed because of it. */
  readonly accountId: string | undefined;
  /** The credential was refused the last time. */
  readonly isRefused: boolean;
  /** That account, or else the credential's hash: who takes turns with others. */
  readonly tenant: string;
  /** Remembers whose the credential is. */
  noteAccount(accountId: string): void;
  /** Remembers that it is nobody's: it must not use up what a former owner may do. */
  noteRefusal(): void;
  leave(): void;
}

/**
 * Knows, from memory alone, who is at the door. Whoever has too much open here, whatever their keys, is refused before
 * anything is asked of the database.
 */
export interface AdmissionService {
  /** @throws AppError `too_many_requests_in_flight` when the account, or the unknown key, has too many requests open. */
  enter(credential: string): Visit;
}

/** Credentials whose accounts are remembered; the one that was used least lately is forgotten first. */
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
