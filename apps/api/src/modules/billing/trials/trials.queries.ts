import type { Knex } from 'knex';

export type TrialClaimKind = 'account' | 'email' | 'card';

export interface TrialClaim {
  readonly kind: TrialClaimKind;
  readonly valueHash: Buffer;
}

export type TrialClaimsQueries = ReturnType<typeof createTrialClaimsQueries>;

export function createTrialClaimsQueries(db: Knex) {
  return {
    async isAnyTaken(claims: readonly TrialClaim[]): Promise<boolean> {
      if (claims.length === 0) {
        return false;
      }
      const found = await db('trial_claims')
        .whereIn(
          ['kind', 'value_hash'],
          claims.map(({ kind, valueHash }) => [kind, valueHash]),
        )
        .first<{ kind: string } | undefined>('kind');
      return found !== undefined;
    },

    /**
     * Stores claims for a subscription. @returns how many were new; the others existed, perhaps for the same
     * subscription.
     */
    async insertClaims(tx: Knex, claims: readonly TrialClaim[], subscriptionId: string): Promise<number> {
      const rows = claims.map(({ kind, valueHash }) => ({
        kind,
        value_hash: valueHash,
        stripe_subscription_id: subscriptionId,
      }));
      return (await tx('trial_claims').insert(rows).onConflict().ignore().returning('kind')).length;
    },

    /** Repeats claims under new hashes, for the subscriptions that made them. @returns how many were new. */
    async copyClaims(claims: readonly TrialClaim[], earlier: readonly TrialClaim[]): Promise<number> {
      const copies = await Promise.all(
        claims.map(async (claim) => {
          const hashes = earlier.filter(({ kind }) => kind === claim.kind).map(({ valueHash }) => valueHash);
          const found = await db('trial_claims')
            .where({ kind: claim.kind })
            .whereIn('value_hash', hashes)
            .first<{ stripe_subscription_id: string } | undefined>('stripe_subscription_id');
          return found ? this.insertClaims(db, [claim], found.stripe_subscription_id) : 0;
        }),
      );
      return copies.reduce((sum, count) => sum + count, 0);
    },

    /** Serializes claims of one subscription (advisory lock). */
    async takeTurn(tx: Knex.Transaction, subscriptionId: string): Promise<void> {
      await tx.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [`trial:${subscriptionId}`]);
    },

    async hasClaims(tx: Knex, subscriptionId: string): Promise<boolean> {
      return (await tx('trial_claims').where({ stripe_subscription_id: subscriptionId }).first('kind')) !== undefined;
    },
  };
}
