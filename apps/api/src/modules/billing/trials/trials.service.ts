import { createHmac, hkdfSync } from 'node:crypto';
import type { Knex } from 'knex';
import { inTransaction } from '#src/database/transaction.ts';
import type { SubscriptionFacts } from '#src/providers/billing/billing-provider.ts';
import type { TrialClaim, TrialClaimKind, TrialClaimsQueries } from './trials.queries.ts';

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
}

export interface TrialsServiceOptions {
  readonly db: Knex;
  readonly queries: TrialClaimsQueries;
  readonly masterSecret: Buffer;
}

class TrialTaken extends Error {}

export function createTrialsService({ db, queries, masterSecret }: TrialsServiceOptions): TrialsService {
  const key = Buffer.from(hkdfSync('sha256', masterSecret, '', 'rakhim trial claims', 32));

  function hash(kind: TrialClaimKind, value: string): TrialClaim {
    return { kind, valueHash: createHmac('sha256', key).update(`${kind}:${value}`).digest() };
  }

  function claimsOf({ accountId, email }: TrialPerson): TrialClaim[] {
    return [hash('account', accountId), hash('email', normaliseEmail(email))];
  }

  return {
    isAvailable: async (person) => !(await queries.isAnyTaken(claimsOf(person))),

    async claim(person, { id, cardFingerprint }) {
      const claims = [...claimsOf(person), ...(cardFingerprint === undefined ? [] : [hash('card', cardFingerprint)])];
      try {
        await inTransaction(db, async (tx) => {
          await queries.takeTurn(tx, id);
          const isAgain = await queries.hasClaims(tx, id);
          const inserted = await queries.insertClaims(tx, claims, id);
          // Changing card or address during a trial keeps the trial.
          if (!isAgain && inserted < claims.length) {
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
