import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

export interface ReceivedMail {
  readonly id: string;
  readonly receivedAt: string;
  readonly messageId: string;
  readonly from: string;
  /** The recipients that the envelope named. */
  readonly to: readonly string[];
  /** The place where an answer goes that a mail program would write; absent where that is to the sender. */
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
}

export interface Mailbox {
  /** Where it takes mails, such as `smtp://127.0.0.1:40123`. */
  readonly smtpUrl: string;
  /** Newest first. */
  list(): readonly ReceivedMail[];
  find(id: string): ReceivedMail | undefined;
  close(): Promise<void>;
}

export interface MailboxOptions {
  readonly port?: number;
  /** Mails that are kept; the oldest are forgotten. 200 by default. */
  readonly mailsMax?: number;
  /**
   * The code with which a recipient is refused, such as 550; nothing for one that is welcome, as all are by default.
   */
  readonly refuse?: (recipient: string) => number | undefined;
}

const mailBytesMax = 1024 * 1024;
const closeTimeoutMs = 500;

/** A mail server for this machine only, that delivers nothing: it keeps what it is sent in memory, to be looked at. */
export async function startMailbox({ port = 0, mailsMax = 200, refuse }: MailboxOptions = {}): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: mailBytesMax,
    closeTimeout: closeTimeoutMs,
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      const responseCode = refuse?.(address);
      done(responseCode === undefined ? null : Object.assign(new Error('Refused.'), { responseCode }));
    },
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      receive(stream, to).then((mail) => {
        mails.unshift(mail);
        mails.length = Math.min(mails.length, mailsMax);
        done();
      }, done);
    },
  });
  // A client that breaks off is not our concern.
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });

  return {
    smtpUrl: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    list: () => mails,
    find: (id) => mails.find((mail) => mail.id === id),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function receive(stream: SMTPServerDataStream, to: string[]): Promise<ReceivedMail> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // The rest is read and thrown away, because a client hears an answer only after its last byte.
    if (bytes <= mailBytesMax) {
      chunks.push(chunk);
    }
  }
  if (bytes > mailBytesMax) {
    throw Object.assign(new Error('Larger than this mailbox takes.'), { responseCode: 552 });
  }
  const mail = await PostalMime.parse(Buffer.concat(chunks));
  return {
    id: randomUUID(),
    receivedAt: new Date().toISOString(),
    messageId: mail.messageId ?? '',
    from: mail.from?.address ?? '',
    to,
    replyTo: mail.replyTo?.find(({ address }) => address !== undefined)?.address,
    subject: mail.subject ?? '',
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    text: mail.text ?? '',
    html: mail.html ?? '',
  };
}
