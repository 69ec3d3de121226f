import { randomUUID } from 'node:crypto';
import type { Language } from '@rakhim/i18n';
import type { Knex } from 'knex';
import type { AccountMailKind, ContactMailKind, MailKind } from './mail-kinds.ts';

export type { AccountMailKind, ContactMailKind, MailKind } from './mail-kinds.ts';

interface MailIntentOf<Kind extends MailKind> {
  readonly kind: Kind;
  /** The requested address; it may belong to no account. */
  readonly recipient: string;
  readonly language: Language;
  readonly details?: Readonly<Record<string, string>>;
}

export type AccountMailIntent = MailIntentOf<AccountMailKind>;
export type ContactMailIntent = MailIntentOf<ContactMailKind>;
export type MailIntent = AccountMailIntent | ContactMailIntent;

export interface MailService {
  /**
   * Queues a mail in the caller's transaction (transactional outbox). It is sent after the commit and survives crashes.
   */
  enqueue(tx: Knex, mail: MailIntent): Promise<void>;
  /** Calls back whenever this process has put a mail into the outbox; its transaction may not have ended yet. */
  onEnqueued(listener: () => void): void;
}

export function createMailService(): MailService {
  let announce = (): void => undefined;

  return {
    async enqueue(tx, { kind, recipient, language, details = {} }) {
      await tx('mail_outbox').insert({ id: randomUUID(), kind, recipient, language, details: JSON.stringify(details) });
      announce();
    },

    onEnqueued(listener) {
      announce = listener;
    },
  };
}
