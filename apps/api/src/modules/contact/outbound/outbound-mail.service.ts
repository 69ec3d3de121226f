import type { Language } from '@rakhim/i18n';
import type { Knex } from 'knex';
import type { ContactMailKind } from '#src/modules/mail/mail.service.ts';
import type { Conversation } from '#src/providers/mail/mailer.ts';
import { signReference } from '../reference/reference-token.ts';
import type { OutboundMailQueries } from './outbound-mail.queries.ts';

/** The facts that a mail about a contact message states. */
export interface ContactMail {
  readonly kind: ContactMailKind;
  readonly language: Language;
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly createdAt: Date;
  /** The administrator's reply; absent in mails that are no replies. */
  readonly reply: string | undefined;
  /** The place where administrators read the message. */
  readonly inboxUrl: string;
  readonly conversation: Conversation;
}

export interface OutboundMailService {
  /** @returns nothing when the message, or the reply, is gone. */
  find(tx: Knex, kind: ContactMailKind, details: Readonly<Record<string, string>>): Promise<ContactMail | undefined>;
  /** Notes what became of the mail of a reply. */
  noteDelivery(
    mail: { readonly kind: string; readonly details: Readonly<Record<string, string>> },
    isSent: boolean,
  ): Promise<void>;
}

export interface OutboundMailServiceOptions {
  readonly queries: OutboundMailQueries;
  readonly referenceKey: Buffer;
  /**
   * The address that takes answers; a token is added to its name. Absent: answers go to the people of the support
   * themselves.
   */
  readonly inboundAddress: string | undefined;
  readonly supportEmail: string;
  readonly publicOrigin: () => string;
}

const ourName = 'Rakhim';

export function createOutboundMailService({
  queries,
  referenceKey,
  inboundAddress,
  supportEmail,
  publicOrigin,
}: OutboundMailServiceOptions): OutboundMailService {
  function replyAddressOf(token: string): string {
    return inboundAddress === undefined ? supportEmail : inboundAddress.replace(/@(?=[^@]*$)/u, `+${token}@`);
  }

  return {
    async find(tx, kind, { messageId = '', entryId }) {
      const message = await queries.findMessage(tx, messageId);
      const entry = entryId === undefined ? undefined : await queries.findEntry(tx, entryId);
      if (!message || (kind === 'contact_reply' && !entry)) {
        return undefined;
      }
      const { id, name, email } = message;
      const token = signReference(referenceKey, message.reference);
      const inReplyTo = kind === 'contact_reply' ? await queries.findNewestMailId(tx, id) : undefined;
      return {
        ...message,
        kind,
        createdAt: message.created_at,
        reply: entry?.body,
        inboxUrl: new URL(`/admin/contact?message=${id}`, publicOrigin()).href,
        conversation: {
          token,
          // An administrator who answers the notice writes to the sender; the sender's answers come to the thread.
          replyTo:
            kind === 'contact_received' ? { name, address: email } : { name: ourName, address: replyAddressOf(token) },
          isPersonal: kind === 'contact_reply',
          ...(inReplyTo !== undefined && { inReplyTo }),
        },
      };
    },

    async noteDelivery({ kind, details: { entryId } }, isSent) {
      if (kind === 'contact_reply' && entryId !== undefined) {
        await queries.updateDelivery(entryId, isSent ? 'sent' : 'failed');
      }
    },
  };
}
