import type { Mailbox } from '@rakhim/stand-ins';
import type { Config } from '#src/config/config.ts';
import type { Mailer } from '#src/providers/mail/mailer.ts';
import { createSilentMailer } from '#src/providers/mail/silent-mailer.ts';
import { createSmtpMailer } from '#src/providers/mail/smtp-mailer.ts';
import { type StandIns, loadStandIns } from './load-stand-ins.ts';

/** A mailbox on this machine, and the pages that show it. */
export interface LocalMailbox {
  readonly mailbox: Mailbox;
  readonly pages: Pick<StandIns, 'mailboxPath' | 'mailboxStyle' | 'renderMail' | 'renderMailList'>;
}

export interface OpenMailer {
  readonly mailer: Mailer;
  /** Present when mails are not really sent. */
  readonly local?: LocalMailbox;
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
    // The configuration allows it only where nothing is sold.
    return { mailer: createSilentMailer(), close: async () => undefined };
  }
  const pages = await loadStandIns();
  const mailbox = await pages.startMailbox();
  return {
    mailer: createSmtpMailer({ url: mailbox.smtpUrl, from }),
    local: { mailbox, pages },
    close: () => mailbox.close(),
  };
}
