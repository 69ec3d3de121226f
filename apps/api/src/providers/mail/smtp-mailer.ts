import { createTransport } from 'nodemailer';
import { isLoopback } from '#src/config/environment.ts';
import type { Conversation, Delivery, MailMessage, Mailer } from './mailer.ts';

export interface SmtpMailerOptions {
  /** Such as `smtp://user:password@mail.example:587`, or `smtps:` for encryption from the first byte. */
  readonly url: string;
  /** Such as `Rakhim <hello@rakhim.example>`. */
  readonly from: string;
}

const connectionTimeoutMs = 5000;
const sendTimeoutMs = 20_000;

/**
 * Sends over SMTP. Mails carry links that sign people in, so the way to another machine is encrypted unless the URL
 * says `?ignoreTLS=true`.
 */
export function createSmtpMailer({ url, from }: SmtpMailerOptions): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: connectionTimeoutMs,
    greetingTimeout: connectionTimeoutMs,
    dnsTimeout: connectionTimeoutMs,
    socketTimeout: sendTimeoutMs,
    requireTLS: !isLoopback(url) && !new URL(url).searchParams.has('ignoreTLS'),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';

  return {
    async send(message) {
      try {
        await transport.sendMail({ ...toMail(message, domain), from, signal: AbortSignal.timeout(sendTimeoutMs) });
        return { outcome: 'accepted' };
      } catch (error) {
        return readFailure(error);
      }
    },
  };
}

const automatic = { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' };

function toMail({ id, to, language, subject, text, html, conversation }: MailMessage, domain: string) {
  return {
    messageId: conversation ? `<${conversation.token}.${id}@${domain}>` : `<${id}@${domain}>`,
    ...(conversation && toThread(conversation, domain)),
    // As an object it is one address, whatever is written in it.
    to: { name: '', address: to },
    subject,
    text,
    html,
    textEncoding: 'quoted-printable' as const,
    headers: { 'content-language': language, ...(!conversation?.isPersonal && automatic) },
  };
}

/**
 * Mail programs show mails together that refer to the same one, also when that one was never sent: every conversation
 * has such a first mail.
 */
function toThread({ token, inReplyTo, replyTo }: Conversation, domain: string) {
  return {
    replyTo: { ...replyTo },
    references: [`<${token}@${domain}>`, ...(inReplyTo === undefined ? [] : [inReplyTo])],
    ...(inReplyTo !== undefined && { inReplyTo }),
  };
}

/** The message of an error may quote the recipient, so only its codes are kept. */
function readFailure(error: unknown): Delivery {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
  const isAboutRecipient = command?.startsWith('RCPT') ?? false;
  if (
    (code === 'EENVELOPE' && responseCode === undefined) ||
    (isAboutRecipient && responseCode !== undefined && responseCode >= 500)
  ) {
    return { outcome: 'refused', code: String(responseCode ?? code) };
  }
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return {
    outcome: isAboutMail && responseCode !== 421 ? 'deferred' : 'unreachable',
    code: String(responseCode ?? code ?? 'unknown'),
  };
}
