import type { InboxSettings } from '@rakhim/contract';
import type { Knex } from 'knex';
import { inTransaction } from '#src/database/transaction.ts';
import type { AuditService } from '#src/modules/audit/audit.service.ts';
import type { Actor } from '../triage/triage.service.ts';
import type { SettingsQueries } from './settings.queries.ts';

/** Reads and changes the time for which messages are kept. */
export interface InboxSettingsService {
  read(): Promise<InboxSettings>;
  update(actor: Actor, settings: InboxSettings, requestId: string): Promise<InboxSettings>;
  /** Deletes what is older, with its thread and history. @returns how many messages. */
  deleteExpired(): Promise<number>;
}

export interface InboxSettingsServiceOptions {
  readonly db: Knex;
  readonly queries: SettingsQueries;
  readonly audit: AuditService;
  readonly now: () => Date;
}

const dayMs = 86_400_000;

export function createInboxSettingsService({
  db,
  queries,
  audit,
  now,
}: InboxSettingsServiceOptions): InboxSettingsService {
  async function deleteOlder(isSpam: boolean, days: number | null): Promise<number> {
    if (days === null) {
      return 0;
    }
    const before = new Date(now().getTime() - days * dayMs);
    for (let total = 0; ;) {
      const { deleted, isLast } = await queries.deleteBatch(isSpam, before);
      total += deleted;
      if (isLast) {
        return total;
      }
    }
  }

  return {
    read: () => queries.findSettings(),

    async update(actor, settings, requestId) {
      await inTransaction(db, async (tx) => {
        await queries.updateSettings(tx, settings);
        await audit.record(tx, {
          accountId: actor.id,
          actor: 'self',
          action: 'inbox.retention_changed',
          requestId,
          details: { retentionDays: settings.retentionDays ?? 0, spamRetentionDays: settings.spamRetentionDays },
        });
      });
      return settings;
    },

    async deleteExpired() {
      const { retentionDays, spamRetentionDays } = await queries.findSettings();
      return (await deleteOlder(false, retentionDays)) + (await deleteOlder(true, spamRetentionDays));
    },
  };
}
