import type { InboxChange } from '@rakhim/contract';
import type { Knex } from 'knex';

export type ChangedField = InboxChange['field'];
/** Fields that a change sets, and undoing sets back. */
export type SettableField = Extract<ChangedField, 'status' | 'assignee' | 'labels' | 'isSpam'>;

/** A status; an administrator with their name at the time; labels; or whether it is spam. */
export type ChangeValue = string | boolean | readonly string[] | { readonly id: string; readonly name: string } | null;

export interface ChangeRow {
  readonly id: number;
  readonly change_set_id: string;
  readonly message_id: string;
  /** Null once the account is gone. */
  readonly actor_id: string | null;
  readonly actor_name: string;
  readonly field: ChangedField;
  readonly before: ChangeValue;
  readonly after: ChangeValue;
  readonly version: number;
  readonly created_at: Date;
}

export interface NewChange {
  readonly changeSetId: string;
  readonly messageId: string;
  /** The administrator; absent for what the service did by itself. */
  readonly actor?: { readonly id: string; readonly name: string } | undefined;
  readonly actorName: string;
  readonly field: ChangedField;
  readonly before: ChangeValue;
  readonly after: ChangeValue;
  readonly version: number;
  readonly at: Date;
}

const changesOfMessageMax = 200;

export type ChangesQueries = ReturnType<typeof createChangesQueries>;

export function createChangesQueries(db: Knex) {
  const select = (tx: Knex) =>
    tx('contact_changes AS c')
      .leftJoin('accounts AS a', 'a.id', 'c.actor_id')
      .select<ChangeRow[]>(
        'c.id',
        'c.change_set_id',
        'c.message_id',
        'a.id AS actor_id',
        'c.actor_name',
        'c.field',
        'c.before',
        'c.after',
        'c.version',
        'c.created_at',
      );

  return {
    async insertChanges(tx: Knex, changes: readonly NewChange[]): Promise<void> {
      await tx('contact_changes').insert(
        changes.map(({ changeSetId, messageId, actor, actorName, field, before, after, version, at }) => ({
          change_set_id: changeSetId,
          message_id: messageId,
          actor_id: actor?.id ?? null,
          actor_name: actorName,
          field,
          before: JSON.stringify(before),
          after: JSON.stringify(after),
          version,
          created_at: at,
        })),
      );
    },

    /** The newest changes of a message, newest first. */
    async listOfMessage(messageId: string): Promise<ChangeRow[]> {
      return select(db).where('c.message_id', messageId).orderBy('c.id', 'desc').limit(changesOfMessageMax);
    },

    /** Lists the changes to messages since the versions given, oldest first. */
    async listSince(tx: Knex, versions: ReadonlyMap<string, number>): Promise<ChangeRow[]> {
      const pairs = [...versions];
      return select(tx)
        .whereIn(
          'c.message_id',
          pairs.map(([id]) => id),
        )
        .whereRaw(
          'c.version > (SELECT seen.version FROM unnest(?::uuid[], ?::int[]) AS seen(id, version) WHERE seen.id = c.message_id)',
          [pairs.map(([id]) => id), pairs.map(([, version]) => version)],
        )
        .orderBy('c.id');
    },

    async listSet(tx: Knex, changeSetId: string): Promise<ChangeRow[]> {
      return select(tx).where('c.change_set_id', changeSetId).orderBy('c.id');
    },

    /** Changes of one message or of all, newest first. */
    async listPage({
      messageId,
      before,
      limit,
    }: {
      messageId?: string | undefined;
      before?: string | undefined;
      limit: number;
    }): Promise<ChangeRow[]> {
      const page = select(db).orderBy('c.id', 'desc').limit(limit);
      if (messageId !== undefined) {
        void page.where('c.message_id', messageId);
      }
      if (before !== undefined) {
        void page.whereRaw('c.id < ?::bigint', [before]);
      }
      return page;
    },
  };
}
