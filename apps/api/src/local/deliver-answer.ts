import type { Language } from '@rakhim/i18n';
import type { ReceivedMail } from '@rakhim/stand-ins';
import { createTransport } from 'nodemailer';
import type { InboundMail } from '#src/context/contact.ts';

export interface AnswerToDeliver {
  readonly mail: ReceivedMail;
  readonly text: string;
  readonly inbound: InboundMail;
  readonly origin: string;
  readonly language: Language;
}

const timeoutMs = 10_000;

/** Tells whether an answer to a mail goes to the address that we take answers at. */
export function isAnswerable(
  { replyTo = '' }: Pick<ReceivedMail, 'replyTo'>,
  inbound: InboundMail | undefined,
): boolean {
  const [name = '', host = ''] = inbound?.address.split('@') ?? [];
  return inbound !== undefined && replyTo.startsWith(`${name}+`) && replyTo.endsWith(`@${host}`);
}

/**
 * Answers a mail as its recipient's program would, and hands that over as a mail server would. @returns why it was
 * refused, if it was.
 */
export async function deliverAnswer({
  mail,
  text,
  inbound,
  origin,
  language,
}: AnswerToDeliver): Promise<string | undefined> {
  const writer = createTransport({ streamTransport: true, buffer: true });
  const { message } = await writer.sendMail({
    from: { name: '', address: mail.to[0] ?? '' },
    to: mail.replyTo ?? '',
    subject: `Re: ${mail.subject}`,
    inReplyTo: mail.messageId,
    references: [...(mail.headers['references']?.split(/\s+/u) ?? []), mail.messageId],
    text: `${text}\n\n${new Date(mail.receivedAt).toISOString().slice(0, 10)} ${mail.from}:\n${mail.text.replaceAll(/^/gmu, '> ')}`,
  });
  const response = await fetch(`${origin}/webhooks/mail`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${inbound.secret}`,
      'content-type': 'message/rfc822',
      'accept-language': language,
    },
    body: message as Buffer,
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { error } = (await response.json()) as { error?: string };
  return error;
}
