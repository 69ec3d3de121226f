import { randomUUID } from 'node:crypto';
import { type Mailbox, startMailbox } from '@rakhim/stand-ins';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSmtpMailer } from '#src/providers/mail/smtp-mailer.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';
import { createMailComposer } from '../compose-mail.ts';
import { type MailService, createMailService } from '../mail.service.ts';
import { createOutboxQueries } from './outbox.queries.ts';
import { createOutboxService } from './outbox.service.ts';

const patience = { timeout: 90_000, interval: 20 };
let api: TestApi<StubEngine>;
let mailboxes: Mailbox[];
let stops: (() => Promise<void>)[];

beforeAll(async () => {
  api = await startTestApi({ RAKHIM_TRUSTED_PROXIES: '1' });
});
beforeEach(() => {
  mailboxes = [];
  stops = [];
});
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()));
  await Promise.all(mailboxes.map((mailbox) => mailbox.close()));
  await api.db('mail_outbox').delete();
});
afterAll(() => api.close());

async function openMailbox(options: Parameters<typeof startMailbox>[0] = {}): Promise<Mailbox> {
  const mailbox = await startMailbox(options);
  mailboxes.push(mailbox);
  return mailbox;
}

/** A worker as a process of its own would have one: it shares nothing with others but the database. */
function startWorker(smtpUrl: string): MailService {
  const mail = createMailService();
  const { accounts, auth, contact, publicOrigin } = api.context;
  const outbox = createOutboxService({
    db: api.db,
    queries: createOutboxQueries(api.db),
    mail,
    composer: createMailComposer({
      accounts,
      tokens: auth.tokens,
      limits: auth.limits,
      outboundMail: contact.outboundMail,
      publicOrigin,
    }),
    mailer: createSmtpMailer({ url: smtpUrl, from: 'Rakhim <hello@rakhim.example>' }),
    logger: pino({ level: 'silent' }),
  });
  stops.push(outbox.start());
  return mail;
}

function enqueue(recipient: string, mail = createMailService()): Promise<void> {
  return mail.enqueue(api.db, { kind: 'password_changed', recipient, language: 'ar' });
}

describe('the outbox', () => {
  it('loses and doubles nothing: thirty register while the server is away, processes die, and each gets one mail', async () => {
    const gone = await startMailbox();
    await gone.close();
    startWorker(gone.smtpUrl);
    const people = Array.from({ length: 30 }, (_, index) => `person${index}@example.test`);
    const statuses = await Promise.all(people.map((email, index) => signUp(email, index)));
    expect(statuses).toEqual(Array(30).fill(200));
    // Once it has put down what it had in hand, all may be taken up at once.
    await stops.pop()?.();
    // Two processes take a mail in hand and are never heard of again.
    await api.db('mail_outbox').update({ next_attempt_at: api.db.fn.now() });
    const taken = [await createOutboxQueries(api.db).claim(1), await createOutboxQueries(api.db).claim(1)];
    expect(new Set(taken.map((row) => row?.id)).size).toBe(2);

    const mailbox = await openMailbox();
    startWorker(mailbox.smtpUrl);
    startWorker(mailbox.smtpUrl);
    await vi.waitFor(async () => expect(await api.db('mail_outbox')).toEqual([]), patience);
    expect(
      mailbox
        .list()
        .map((mail) => mail.to.join())
        .toSorted(),
    ).toEqual(people.toSorted());
    expect(new Set(mailbox.list().map((mail) => mail.messageId)).size).toBe(30);
  });

  async function signUp(email: string, index: number): Promise<number> {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${index}` };
    const response = await api.call('/auth/v1/signup', {
      method: 'POST',
      headers,
      body: JSON.stringify({ email, password: 'olive-green-42' }),
    });
    return response.status;
  }

  it('gives a mail to one of all who want it at the same moment', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => enqueue(`person${index}@example.test`)));
    const processes = [createOutboxQueries(api.db), createOutboxQueries(api.db)];
    const claims = await Promise.all(Array.from({ length: 60 }, (_, index) => processes[index % 2]!.claim(60)));
    const ids = claims.flatMap((row) => row?.id ?? []);
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
  });

  it('sends a committed mail at once, and never one that was rolled back', async () => {
    const mailbox = await openMailbox();
    const mail = startWorker(mailbox.smtpUrl);
    await api.db.transaction(async (tx) =>
      mail.enqueue(tx, { kind: 'account_deleted', recipient: 'kept@example.test', language: 'en' }),
    );
    await api.db
      .transaction(async (tx) => {
        await mail.enqueue(tx, { kind: 'account_deleted', recipient: 'undone@example.test', language: 'en' });
        throw new Error('undone');
      })
      .catch(() => undefined);
    await enqueue('last@example.test', mail);
    await vi.waitFor(
      () =>
        expect(
          mailbox
            .list()
            .map((received) => received.to[0])
            .toSorted(),
        ).toEqual(['kept@example.test', 'last@example.test']),
      patience,
    );
  });

  it('drops a mail that is refused for good, keeps a deferred one, and delays no other', async () => {
    const codes: Record<string, number> = { 'gone@example.test': 550, 'later@example.test': 451 };
    const mailbox = await openMailbox({ refuse: (recipient) => codes[recipient] });
    const mail = startWorker(mailbox.smtpUrl);
    for (const recipient of ['gone@example.test', 'later@example.test', 'fine@example.test']) {
      await enqueue(recipient, mail);
    }
    await vi.waitFor(
      () => expect(mailbox.list().map((received) => received.to[0])).toEqual(['fine@example.test']),
      patience,
    );
    await vi.waitFor(async () => {
      const rows = await api.db('mail_outbox').orderBy('state');
      expect(rows).toMatchObject([
        { state: 'failed', recipient: '', details: {} },
        { state: 'waiting', recipient: 'later@example.test' },
      ]);
    }, patience);
  });

  it('gives a mail up after two days, and clears its recipient', async () => {
    await enqueue('old@example.test');
    await api.db('mail_outbox').update({ created_at: api.db.raw("now() - interval '49 hours'") });
    const gone = await startMailbox();
    await gone.close();
    startWorker(gone.smtpUrl);
    await vi.waitFor(
      async () => expect(await api.db('mail_outbox')).toMatchObject([{ state: 'failed', recipient: '' }]),
      patience,
    );
  });

  it('lets a mail that it cannot write wait, as one of a newer version may be', async () => {
    await api
      .db('mail_outbox')
      .insert({ id: randomUUID(), kind: 'birthday', recipient: 'unknown@example.test', language: 'en' });
    const mailbox = await openMailbox();
    await enqueue('fine@example.test', startWorker(mailbox.smtpUrl));
    await vi.waitFor(async () => {
      expect(mailbox.list()).toHaveLength(1);
      expect(await api.db('mail_outbox')).toMatchObject([{ kind: 'birthday', state: 'waiting', attempts: 1 }]);
    }, patience);
  });

  it('keeps the same Message-ID through every try', async () => {
    const id = randomUUID();
    await api
      .db('mail_outbox')
      .insert({ id, kind: 'account_deleted', recipient: 'again@example.test', language: 'en', attempts: 7 });
    const mailbox = await openMailbox();
    startWorker(mailbox.smtpUrl);
    await vi.waitFor(() => expect(mailbox.list()[0]?.messageId).toBe(`<${id}@rakhim.example>`), patience);
  });

  it('finishes the mail in hand before it stops', async () => {
    const inHand = Promise.withResolvers<undefined>();
    const mailbox = await openMailbox({
      refuse() {
        inHand.resolve(undefined);
        return undefined;
      },
    });
    await enqueue('in-hand@example.test', startWorker(mailbox.smtpUrl));
    await inHand.promise;
    await stops.pop()?.();
    expect(mailbox.list()).toHaveLength(1);
    expect(await api.db('mail_outbox')).toEqual([]);
  });
});
