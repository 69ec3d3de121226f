import { randomUUID } from 'node:crypto';
import type { PlanId } from '@rakhim/contract';
import type { Knex } from 'knex';

/** The checkout that an account has open; there is one at most. */
export interface CheckoutRow {
  readonly account_id: string;
  readonly attempt_id: string;
  readonly plan: PlanId;
  readonly has_trial: boolean;
  readonly session_id: string | null;
  readonly url: string | null;
  readonly expires_at: Date;
}

export type CheckoutWish = Pick<CheckoutRow, 'account_id' | 'plan' | 'has_trial' | 'expires_at'>;

export interface CheckoutAttempt {
  readonly attempt: CheckoutRow;
  /** The session that this one takes the place of. */
  readonly replacedSessionId: string | undefined;
}

export type CheckoutsQueries = ReturnType<typeof createCheckoutsQueries>;

export function createCheckoutsQueries(db: Knex) {
  return {
    /**
     * Returns the open checkout for this plan, or replaces it by a new one. Concurrent requests for the same plan share
     * one attempt.
     */
    async claimAttempt(tx: Knex, wish: CheckoutWish, now: Date): Promise<CheckoutAttempt> {
      // Writes nothing where there is one, and locks it: between a look and a lock it could be gone.
      const [open] = await tx('checkouts')
        .insert({ ...wish, attempt_id: randomUUID() })
        .onConflict('account_id')
        .merge(['account_id'])
        .returning<CheckoutRow[]>('*');
      if (!open) {
        throw new Error('An open checkout was not returned.');
      }
      if (open.plan === wish.plan && open.has_trial === wish.has_trial && open.expires_at > now) {
        return { attempt: open, replacedSessionId: undefined };
      }
      const [attempt] = await tx<CheckoutRow>('checkouts')
        .where({ account_id: wish.account_id })
        .update({ ...wish, attempt_id: randomUUID(), session_id: null, url: null } as never)
        .returning('*');
      return { attempt: attempt ?? open, replacedSessionId: open.session_id ?? undefined };
    },

    /** @returns whether the attempt is still the account's. */
    async saveSession(attemptId: string, session: { readonly id: string; readonly url: string }): Promise<boolean> {
      return (
        (await db('checkouts').where({ attempt_id: attemptId }).update({ session_id: session.id, url: session.url })) >
        0
      );
    },

    async findOpen(accountId: string): Promise<CheckoutRow | undefined> {
      return db<CheckoutRow>('checkouts').where({ account_id: accountId }).first();
    },

    async deleteOf(tx: Knex, accountId: string): Promise<void> {
      await tx('checkouts').where({ account_id: accountId }).delete();
    },
  };
}
