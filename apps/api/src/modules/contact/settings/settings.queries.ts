import type { InboxSettings } from '@rakhim/contract';
import type { Knex } from 'knex';

export type SettingsQueries = ReturnType<typeof createSettingsQueries>;

/** Messages that one statement deletes, so that none holds up others for long. */
const batchSize = 500;

export function createSettingsQueries(db: Knex) {
  return {
    async findSettings(): Promise<InboxSettings> {
      const row = await db('inbox_settings').first<
        { retention_days: number | null; spam_retention_days: number } | undefined
      >();
      return { retentionDays: row?.retention_days ?? null, spamRetentionDays: row?.spam_retention_days ?? 30 };
    },

    async updateSettings(tx: Knex, { retentionDays, spamRetentionDays }: InboxSettings): Promise<void> {
      await tx('inbox_settings').update({ retention_days: retentionDays, spam_retention_days: spamRetentionDays });
    },

    /**
     * Deletes a batch of expired messages, those whose threads have been silent since.
     *
     * @returns how many; fewer than a batch when none
     * are left.
     */
    async deleteBatch(isSpam: boolean, before: Date): Promise<{ deleted: number; isLast: boolean }> {
      const old = db('contact_messages')
        .where({ is_spam: isSpam })
        .where('last_activity_at', '<', before)
        .orderBy('last_activity_at')
        .limit(batchSize)
        .select('id');
      // Asked again of each as it is now: it may be waited for while somebody says something in it.
      const deleted = await db('contact_messages')
        .whereIn('id', old)
        .where({ is_spam: isSpam })
        .where('last_activity_at', '<', before)
        .delete();
      return { deleted, isLast: deleted < batchSize };
    },
  };
}
