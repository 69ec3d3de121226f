import { createHash } from 'node:crypto';
import { limits, tidyLine, tidyText } from '@rakhim/contract';
import PostalMime, { type Email } from 'postal-mime';
import { AppError } from '#src/errors/app-error.ts';
import type { Answer } from '../thread/thread.service.ts';
import { htmlToText } from '@rakhim/text/html-to-text';
import { splitQuote } from './split-quote.ts';

/** The parts of a mail that we keep: its words, and never its markup. */
export interface ReadMail extends Answer {
  /** The headers that may carry our reference, those first that say for whom the mail is. */
  readonly referenceHeaders: readonly string[];
}

/**
 * The time that reading takes grows with the square of the lines; a mail of the greatest size has 27,000 when its files
 * are encoded as usual.
 */
const linesMax = 40_000;
const nestingMax = 20;
const headerBytesMax = 64 * 1024;
const attachmentsMax = 20;
const attachmentNameMax = 120;
const nameMax = limits.contactNameCharactersMax;
/** Short enough for a header of a reply that refers to it. */
const messageId = /^<[^<>\s]{1,200}>$/u;
const address = /^[^\s@<>]{1,64}@[^\s@<>]{1,189}$/u;

/**
 * Reads a mail. Where it has no plain text, its HTML is turned into some.
 *
 * @throws AppError `mail_unreadable` when it is none, has too many lines or is nested too deep, or has no sender or no
 *   words.
 */
export async function readMail(raw: Buffer): Promise<ReadMail> {
  const mail = await parse(raw);
  const headersOf = (...names: string[]) =>
    names.flatMap((name) => mail.headers.filter(({ key }) => key === name).map(({ value }) => value));
  const fromEmail = mail.from?.address ?? '';
  const { text, quoted } = splitQuote(tidyText(mail.text ?? htmlToText(mail.html ?? '')));
  const attachments = mail.attachments
    .slice(0, attachmentsMax)
    .map(({ filename }) => cut(tidyLine(filename ?? ''), attachmentNameMax) || '?');
  const body = cut(text, limits.inboxReplyCharactersMax);
  if (!address.test(fromEmail) || (body === '' && quoted === null && attachments.length === 0)) {
    throw new AppError('mail_unreadable');
  }
  return {
    mailId: messageId.test(mail.messageId ?? '')
      ? (mail.messageId ?? '')
      : `<${createHash('sha256').update(raw).digest('hex')}@unnamed.invalid>`,
    fromName: cut(tidyLine(mail.from?.name ?? ''), nameMax) || fromEmail,
    fromEmail,
    body,
    quoted: quoted === null ? null : cut(quoted, limits.inboxReplyCharactersMax),
    attachments,
    isAutomatic: isAutomatic(
      headersOf('auto-submitted'),
      headersOf('precedence'),
      headersOf('x-autoreply', 'x-autorespond'),
    ),
    referenceHeaders: headersOf('to', 'cc', 'delivered-to', 'x-original-to', 'in-reply-to', 'references'),
  };
}

async function parse(raw: Buffer): Promise<Email> {
  if (countLines(raw) > linesMax) {
    throw new AppError('mail_unreadable');
  }
  try {
    return await PostalMime.parse(raw, { maxNestingDepth: nestingMax, maxHeadersSize: headerBytesMax });
  } catch (error) {
    throw new AppError('mail_unreadable', { cause: error });
  }
}

function countLines(raw: Buffer): number {
  let count = 0;
  for (let at = raw.indexOf('\n'); at >= 0; at = raw.indexOf('\n', at + 1)) {
    count += 1;
  }
  return count;
}

/** RFC 3834, and what is older than it. */
function isAutomatic(
  autoSubmitted: readonly string[],
  precedence: readonly string[],
  others: readonly string[],
): boolean {
  return (
    autoSubmitted.some((value) => !/^\s*no\b/iu.test(value)) ||
    precedence.some((value) => /bulk|junk|list|auto_reply/iu.test(value)) ||
    others.length > 0
  );
}

/** The first characters of a text, whole ones. */
function cut(text: string, charactersMax: number): string {
  return [...text].slice(0, charactersMax).join('').trim();
}
