import type { Language } from '@rakhim/i18n';
import type { Knex } from 'knex';

interface MessageRow {
  readonly id: string;
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly language: Language;
  readonly created_at: Date;
}

export type OutboundMailQueries = ReturnType<typeof createOutboundMailQueries>;

export function createOutboundMailQueries(db: Knex) {
  return {
    async findMessage(tx: Knex, id: string): Promise<MessageRow | undefined> {
      return tx<MessageRow>('contact_messages')
        .where({ id })
        .first('id', 'reference', 'name', 'email', 'subject', 'message', 'language', 'created_at');
    },

    async findEntry(tx: Knex, id: string): Promise<{ body: string } | undefined> {
      return tx('contact_entries').where({ id }).first<{ body: string } | undefined>('body');
    },

    /** The id of the sender's newest mail. */
    async findNewestMailId(tx: Knex, messageId: string): Promise<string | undefined> {
      const newest = tx('contact_entries')
        .where({ message_id: messageId })
        .whereNotNull('mail_id')
        .orderBy([
          { column: 'created_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ]);
      return (await newest.first<{ mail_id: string } | undefined>('mail_id'))?.mail_id;
    },

    async updateDelivery(entryId: string, delivery: 'sent' | 'failed'): Promise<void> {
      await db('contact_entries').where({ id: entryId, kind: 'reply' }).update({ delivery });
    },
  };
}
