import type { ContactStatus } from '@rakhim/contract';
import type { Knex } from 'knex';

/** The fields of a message that triage sets, and its version. */
export interface TriageRow {
  readonly id: string;
  readonly status: ContactStatus;
  readonly assignee_id: string | null;
  readonly assignee_name: string | null;
  readonly labels: readonly string[];
  readonly is_spam: boolean;
  readonly version: number;
}

export interface TriageUpdate {
  readonly status?: ContactStatus;
  readonly assignee_id?: string | null;
  readonly labels?: string[];
  readonly is_spam?: boolean;
}

export type TriageQueries = ReturnType<typeof createTriageQueries>;

export function createTriageQueries() {
  return {
    /** Locks messages until the transaction ends, always in the same order, so that transactions never deadlock. */
    async lockMessages(tx: Knex, ids: readonly string[]): Promise<TriageRow[]> {
      await tx('contact_messages').whereIn('id', ids).orderBy('id').forUpdate().select('id');
      // A second statement reads them: a statement that waited for a lock sees the new message, but the old row of the
      // joined account.
      return tx('contact_messages AS m')
        .leftJoin('accounts AS a', 'a.id', 'm.assignee_id')
        .whereIn('m.id', ids)
        .orderBy('m.id')
        .select<TriageRow[]>(
          'm.id',
          'm.status',
          'm.assignee_id',
          'a.name AS assignee_name',
          'm.labels',
          'm.is_spam',
          'm.version',
        );
    },

    async updateMessage(tx: Knex, id: string, update: TriageUpdate, version: number): Promise<void> {
      await tx('contact_messages')
        .where({ id })
        .update({ ...update, version });
    },
  };
}
