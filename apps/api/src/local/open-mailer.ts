import { type Mailbox, startMailbox } from '@rakhim/stand-ins';
import type { Config } from '#src/config/config.ts';
import type { Mailer } from '#src/providers/mail/mailer.ts';
import { createSmtpMailer } from '#src/providers/mail/smtp-mailer.ts';

export interface OpenMailer {
  readonly mailer: Mailer;
  /** Present when mails are not really sent. */
  readonly mailbox?: Mailbox;
  close(): Promise<void>;
}

/**
 * The mail server that the configuration names; on a local run that names none, a mailbox on this machine, reached by
 * the same protocol.
 */
export async function openMailer({ mail, isProduction }: Pick<Config, 'mail' | 'isProduction'>): Promise<OpenMailer> {
  const { smtpUrl, from } = mail;
  if (smtpUrl !== undefined) {
    return { mailer: createSmtpMailer({ url: smtpUrl, from }), close: async () => undefined };
  }
  if (isProduction) {
    throw new Error('A mail server is required in production.');
  }
  const mailbox = await startMailbox();
  return { mailer: createSmtpMailer({ url: mailbox.smtpUrl, from }), mailbox, close: () => mailbox.close() };
}
