import type { Language } from '@rakhim/i18n';
import type { Knex } from 'knex';

export interface OAuthFlowRow {
  readonly state_hash: Buffer;
  readonly browser_hash: Buffer;
  readonly nonce: string;
  readonly code_verifier: string;
  readonly client_code_challenge: string | null;
  readonly language: Language;
  readonly expires_at: Date;
}

export type OAuthQueries = ReturnType<typeof createOAuthQueries>;

export function createOAuthQueries(db: Knex) {
  return {
    async insertFlow(row: OAuthFlowRow): Promise<void> {
      await db('oauth_flows').insert(row);
    },

    /** Removes and returns a flow: the provider's answer can be used once. */
    async takeFlow(stateHash: Buffer, now: Date): Promise<OAuthFlowRow | undefined> {
      const [row] = await db<OAuthFlowRow>('oauth_flows')
        .where({ state_hash: stateHash })
        .where('expires_at', '>', now)
        .delete()
        .returning('*');
      return row;
    },

    async deleteExpired(now: Date): Promise<number> {
      return db('oauth_flows').where('expires_at', '<', now).delete();
    },
  };
}
