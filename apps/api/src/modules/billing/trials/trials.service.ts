import { createHmac } from 'node:crypto';
import type { Knex } from 'knex';
import { inTransaction } from '#src/database/transaction.ts';
import type { SubscriptionFacts } from '#src/providers/billing/billing-provider.ts';
import type { TrialClaim, TrialClaimKind, TrialClaimsQueries } from './trials.queries.ts';
import { type MasterSecret, deriveKeys } from '#src/secrets/master-secret.ts';

export interface TrialPerson {
  readonly accountId: string;
  readonly email: string;
}

/** Enforces one free trial per person: by account, by normalised address, and by card. */
export interface TrialsService {
  /** Whether a trial may be offered. The card is not known yet. */
  isAvailable(person: TrialPerson): Promise<boolean>;
  /** Claims the trial that a subscription is in. @returns whether it is theirs; claiming again changes nothing. */
  claim(person: TrialPerson, subscription: SubscriptionFacts): Promise<boolean>;
  /** Writes the claims of a person under today's master secret, too, where they stand there under the one before. */
  renewClaims(person: TrialPerson): Promise<number>;
}

export interface TrialsServiceOptions {
  readonly db: Knex;
  readonly queries: TrialClaimsQueries;
  readonly masterSecret: MasterSecret;
}

/** A person, and the card that they pay with where it is known. */
interface Claimant extends TrialPerson {
  readonly cardFingerprint?: string | undefined;
}

class TrialTaken extends Error {}

export function createTrialsService({ db, queries, masterSecret }: TrialsServiceOptions): TrialsService {
  const keys = deriveKeys(masterSecret, 'rakhim trial claims');

  function claimsOf({ accountId, email, cardFingerprint }: Claimant, key = keys.current): TrialClaim[] {
    const hash = (kind: TrialClaimKind, value: string): TrialClaim => ({
      kind,
      valueHash: createHmac('sha256', key).update(`${kind}:${value}`).digest(),
    });
    return [
      hash('account', accountId),
      hash('email', normaliseEmail(email)),
      ...(cardFingerprint === undefined ? [] : [hash('card', cardFingerprint)]),
    ];
  }

  /** The claims as they may have been written before the master secret was changed. */
  function earlierClaimsOf(claimant: Claimant): TrialClaim[] {
    return keys.all.slice(1).flatMap((key) => claimsOf(claimant, key));
  }

  return {
    isAvailable: async (person) => !(await queries.isAnyTaken([...claimsOf(person), ...earlierClaimsOf(person)])),

    async claim(person, { id, cardFingerprint }) {
      const claimant = { ...person, cardFingerprint };
      const claims = claimsOf(claimant);
      try {
        await inTransaction(db, async (tx) => {
          await queries.takeTurn(tx, id);
          const isAgain = await queries.hasClaims(tx, id);
          const inserted = await queries.insertClaims(tx, claims, id);
          // Changing card or address during a trial keeps the trial.
          const isTaken = inserted < claims.length || (await queries.isAnyTaken(earlierClaimsOf(claimant)));
          if (!isAgain && isTaken) {
            throw new TrialTaken();
          }
        });
        return true;
      } catch (error) {
        if (error instanceof TrialTaken) {
          // Offered again, it would be refused again: this account subscribes without one. Not in the subscription's
          // name, or the next look would take the trial for its own: the subscription goes on until Stripe has been
          // told to end it.
          await queries.insertClaims(db, claims.slice(0, 1), `${id} refused`);
          return false;
        }
        throw error;
      }
    },

    renewClaims: (person) => queries.copyClaims(claimsOf(person), earlierClaimsOf(person)),
  };
}

/** Mail providers for whom dots in the name mean nothing, by the domain that they all are. */
const dotlessDomains: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * One form for all the ways in which one person can write their address: lower case, without what follows a `+`, and
 * without dots where the provider ignores them. For comparing only; mail is sent to what people wrote.
 */
export function normaliseEmail(email: string): string {
  const lower = email.normalize('NFKC').trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const domain = lower.slice(at + 1);
  const [name = ''] = lower.slice(0, at).split('+');
  const dotless = dotlessDomains[domain];
  return dotless === undefined ? `${name}@${domain}` : `${name.replaceAll('.', '')}@${dotless}`;
}
