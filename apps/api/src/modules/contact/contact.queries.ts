import type { SpamReason } from '@rakhim/contract';
import type { Language } from '@rakhim/i18n';
import type { Knex } from 'knex';

export interface NewContactMessage {
  readonly id: string;
  readonly reference: string;
  readonly accountId: string | undefined;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly language: Language;
  readonly isSpam: boolean;
  readonly spamScore: number;
  readonly spamReasons: readonly SpamReason[];
  readonly fingerprint: Buffer;
  readonly wordsHash: Buffer;
  readonly searchWords: readonly string[];
  readonly createdAt: Date;
}

export interface KnownMessage {
  readonly id: string;
  readonly reference: string;
}

export type ContactQueries = ReturnType<typeof createContactQueries>;

export function createContactQueries(db: Knex) {
  return {
    /** Locks a message's fingerprint: until the transaction ends, a repetition of the message waits. */
    async lockFingerprint(tx: Knex, fingerprint: Buffer): Promise<void> {
      await tx.raw('SELECT pg_advisory_xact_lock(?::bigint)', [fingerprint.readBigInt64BE(0).toString()]);
    },

    /** Finds the same message sent at that moment or later, and counts that it came again. */
    async repeatMessage(tx: Knex, fingerprint: Buffer, since: Date): Promise<KnownMessage | undefined> {
      const [row] = await tx('contact_messages')
        .where(
          'id',
          tx('contact_messages')
            .where({ fingerprint })
            .where('created_at', '>=', since)
            .orderBy('created_at', 'desc')
            .limit(1)
            .select('id'),
        )
        .increment('repeats', 1)
        .returning<KnownMessage[]>(['id', 'reference']);
      return row;
    },

    /** @returns how many other addresses sent the same words at that moment or later. */
    async countOthersWithSameWords(tx: Knex, wordsHash: Buffer, email: string, since: Date): Promise<number> {
      const row = await tx('contact_messages')
        .where({ words_hash: wordsHash })
        .where('created_at', '>=', since)
        .whereRaw('lower(email) <> lower(?)', [email])
        .first<{ count: number }>(tx.raw('count(DISTINCT lower(email)) AS count'));
      return row.count;
    },

    /** @returns false when the reference is taken. */
    async insertMessage(tx: Knex, message: NewContactMessage): Promise<boolean> {
      const inserted = await tx('contact_messages')
        .insert({
          id: message.id,
          reference: message.reference,
          account_id: message.accountId ?? null,
          name: message.name,
          email: message.email,
          subject: message.subject,
          message: message.message,
          language: message.language,
          is_spam: message.isSpam,
          spam_score: message.spamScore,
          spam_reasons: JSON.stringify(message.spamReasons),
          fingerprint: message.fingerprint,
          words_hash: message.wordsHash,
          search: tx.raw('array_to_tsvector(?::text[])', [[...message.searchWords]]),
          created_at: message.createdAt,
          last_activity_at: message.createdAt,
        })
        .onConflict('reference')
        .ignore()
        .returning('id');
      return inserted.length > 0;
    },

    /**
     * Lists the messages of a person: those sent while signed in, and those from the confirmed address of the account.
     */
    async listMessagesOf(accountId: string, confirmedEmail: string | undefined, limit: number) {
      return whoseMessages(db('contact_messages'), accountId, confirmedEmail)
        .orderBy([
          { column: 'created_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(limit)
        .select<
          {
            id: string;
            reference: string;
            name: string;
            email: string;
            subject: string;
            message: string;
            created_at: Date;
          }[]
        >('id', 'reference', 'name', 'email', 'subject', 'message', 'created_at');
    },

    /** Lists the mails of threads in both directions. Notes are left out: they are not for the sender. */
    async listCorrespondence(messageIds: readonly string[]) {
      return db('contact_entries')
        .whereIn('message_id', messageIds)
        .whereIn('kind', ['reply', 'answer'])
        .orderBy(['created_at', 'id'])
        .select<{ message_id: string; kind: 'reply' | 'answer'; body: string; created_at: Date }[]>(
          'message_id',
          'kind',
          'body',
          'created_at',
        );
    },

    /** Deletes a person's messages and their threads. */
    async deleteMessagesOf(tx: Knex, accountId: string, confirmedEmail: string | undefined): Promise<number> {
      return whoseMessages(tx('contact_messages'), accountId, confirmedEmail).delete();
    },
  };
}

function whoseMessages(
  messages: Knex.QueryBuilder,
  accountId: string,
  confirmedEmail: string | undefined,
): Knex.QueryBuilder {
  return messages.where((either) => {
    void either.where({ account_id: accountId });
    if (confirmedEmail !== undefined) {
      void either.orWhereRaw('lower(email) = lower(?)', [confirmedEmail]);
    }
  });
}
