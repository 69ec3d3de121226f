import type { Knex } from 'knex';

export interface EntryRow {
  readonly id: string;
  readonly message_id: string;
  readonly kind: 'reply' | 'answer' | 'note';
  readonly author_id: string | null;
  readonly author_name: string;
  readonly from_email: string | null;
  readonly body: string;
  readonly quoted: string | null;
  readonly attachments: readonly string[];
  readonly is_automatic: boolean;
  readonly delivery: 'waiting' | 'sent' | 'failed' | null;
  readonly created_at: Date;
}

export interface NewEntry {
  readonly id: string;
  readonly messageId: string;
  readonly kind: EntryRow['kind'];
  readonly author?: { readonly id: string; readonly name: string };
  /** The mail that brought an answer; absent in entries of other kinds. */
  readonly answer?: {
    readonly fromName: string;
    readonly fromEmail: string;
    readonly quoted: string | null;
    readonly attachments: readonly string[];
    readonly isAutomatic: boolean;
    readonly mailId: string;
  };
  readonly body: string;
  readonly createdAt: Date;
}

/** The change that an entry makes to its message. */
export interface ThreadChange {
  readonly counter: 'replies' | 'answers' | 'notes';
  /** Left as it is when not given. */
  readonly isAwaitingUs?: boolean;
  readonly isNewVersion: boolean;
  readonly searchWords: readonly string[];
  readonly at: Date;
}

const entriesMax = 500;
/** A `tsvector` holds 1 MiB; a thread with so many different words is found by those it has. */
const searchWordsMax = 8_000;

export type ThreadQueries = ReturnType<typeof createThreadQueries>;

export function createThreadQueries(db: Knex) {
  return {
    /** The newest entries of a message, oldest first. */
    async listEntries(messageId: string): Promise<EntryRow[]> {
      const newest = await db<EntryRow>('contact_entries')
        .where({ message_id: messageId })
        .orderBy([
          { column: 'created_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(entriesMax);
      return newest.toReversed();
    },

    /** @returns false when the mail of an answer is in the thread already. */
    async insertEntry(tx: Knex, { id, messageId, kind, author, answer, body, createdAt }: NewEntry): Promise<boolean> {
      const inserted = await tx('contact_entries')
        .insert({
          id,
          message_id: messageId,
          kind,
          author_id: author?.id ?? null,
          author_name: author?.name ?? answer?.fromName ?? '',
          from_email: answer?.fromEmail ?? null,
          body,
          quoted: answer?.quoted ?? null,
          attachments: [...(answer?.attachments ?? [])],
          is_automatic: answer?.isAutomatic ?? false,
          delivery: kind === 'reply' ? 'waiting' : null,
          mail_id: answer?.mailId ?? null,
          created_at: createdAt,
        })
        .onConflict(['message_id', 'mail_id'])
        .ignore()
        .returning('id');
      return inserted.length > 0;
    },

    /** Notes on a message that its thread has grown. @returns its version now. */
    async noteEntry(
      tx: Knex,
      messageId: string,
      { counter, isAwaitingUs, isNewVersion, searchWords, at }: ThreadChange,
    ): Promise<number> {
      const [row] = await tx('contact_messages')
        .where({ id: messageId })
        .increment({ [counter]: 1, version: isNewVersion ? 1 : 0 })
        .update({
          last_activity_at: at,
          ...(isAwaitingUs !== undefined && { is_awaiting_us: isAwaitingUs }),
          search: tx.raw('CASE WHEN length(search) < ? THEN search || array_to_tsvector(?::text[]) ELSE search END', [
            searchWordsMax,
            [...searchWords],
          ]),
        })
        .returning<{ version: number }[]>('version');
      return row?.version ?? 0;
    },

    /** The message whose mails carry a reference. */
    async findByReference(tx: Knex, reference: string): Promise<string | undefined> {
      return (await tx('contact_messages').where({ reference }).first<{ id: string } | undefined>('id'))?.id;
    },
  };
}
