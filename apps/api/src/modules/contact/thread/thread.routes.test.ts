import { randomUUID } from 'node:crypto';
import { type ErrorBody, type InboxConflict, type InboxMessageDetail, limits } from '@rakhim/contract';
import { type Mailbox, type ReceivedMail, startMailbox } from '@rakhim/stand-ins';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { deliverAnswer } from '#src/local/deliver-answer.ts';
import { type InboxUser, signInUser, submitMessage } from '#src/testing/inbox-people.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

const patience = { timeout: 90_000, interval: 20 };
const inbound = { address: 'inbox@reply.rakhim.example', secret: 'a-secret-of-the-mail-server' };
let api: TestApi<StubEngine>;
let mailbox: Mailbox;
let layla: InboxUser;

beforeAll(async () => {
  mailbox = await startMailbox({ refuse: (recipient) => (recipient.startsWith('gone') ? 550 : undefined) });
  api = await startTestApi({
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: 'Rakhim <hello@rakhim.example>',
    RAKHIM_TRUSTED_PROXIES: '1',
    RAKHIM_INBOUND_ADDRESS: inbound.address,
    RAKHIM_INBOUND_SECRET: inbound.secret,
  });
  layla = await signInUser(api);
});
afterEach(() => api.assertAtRest());
afterAll(async () => {
  await api.close();
  await mailbox.close();
});

async function reply(id: string, body: Record<string, unknown>): Promise<InboxMessageDetail> {
  const response = await layla.call(`/messages/${id}/replies`, body);
  expect(response.status).toBe(201);
  return (await response.json()) as InboxMessageDetail;
}

/** The newest mail to somebody that says something. */
async function mailTo(email: string, words: string): Promise<ReceivedMail> {
  return vi.waitFor(() => {
    const found = mailbox.list().find((mail) => mail.to.includes(email) && mail.text.includes(words));
    expect(found).toBeDefined();
    return found!;
  }, patience);
}

function post(raw: string | Buffer, secret = inbound.secret): Promise<Response> {
  return api.call('/webhooks/mail', {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'message/rfc822' },
    body: raw,
  });
}

/** A message that was replied to, and that reply as it arrived. */
async function conversation(status?: string): Promise<{ id: string; email: string; mail: ReceivedMail }> {
  const email = `${randomUUID()}@example.test`;
  const id = await submitMessage(api, { email });
  await reply(id, { version: 1, body: 'نعم، يقرأ «مُسْتَشْفَى» بالياء.', ...(status !== undefined && { status }) });
  return { id, email, mail: await mailTo(email, 'مُسْتَشْفَى') };
}

/** A mail as programs write them, with some headers and a body. */
function buildMail(headers: Record<string, string>, body: string): string {
  const all = {
    From: 'Samira <samira@example.test>',
    Subject: 'Re: x',
    'Message-ID': `<${randomUUID()}@example.test>`,
    ...headers,
  };
  return `${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\r\n')}\r\n\r\n${body}`;
}

describe('a reply', () => {
  it('is mailed as a person’s, in the language of the sender, with their words below', async () => {
    const { id, email, mail } = await conversation();
    const { entries, isAwaitingUs, replies, version, changes, subject } = await layla.read(id);
    expect(entries).toMatchObject([{ kind: 'reply', author: { id: layla.id }, body: 'نعم، يقرأ «مُسْتَشْفَى» بالياء.' }]);
    expect({ isAwaitingUs, replies, version }).toEqual({ isAwaitingUs: false, replies: 1, version: 2 });
    expect(changes).toMatchObject([{ field: 'reply', actorName: 'ليلى', isUndoable: false }]);
    expect(mail.subject).toContain(`رد: ${subject}`);
    expect(mail.headers['auto-submitted']).toBeUndefined();
    expect(mail.headers['content-language']).toBe('ar');
    expect(mail.replyTo).toMatch(/^inbox\+[0-9a-z]{8}-[0-9a-z]{16}@reply\.rakhim\.example$/u);
    expect(mail.messageId).toMatch(/^<[0-9a-z]{8}-[0-9a-z]{16}\.[\da-f-]{36}@rakhim\.example>$/u);
    expect(mail.text).toContain('> كيف تُقرأ الكلمة');
    await vi.waitFor(async () => expect((await layla.read(id)).entries[0]?.delivery).toBe('sent'), patience);
    expect(await api.db('mail_outbox').where({ recipient: email })).toEqual([]);
  });

  it('shows that it could not be delivered', async () => {
    const id = await submitMessage(api, { email: `gone-${randomUUID()}@example.test` });
    expect((await reply(id, { version: 1, body: 'Is anybody there?' })).entries[0]?.delivery).toBe('waiting');
    await vi.waitFor(async () => expect((await layla.read(id)).entries[0]?.delivery).toBe('failed'), patience);
  });

  it('is sent by one of two who write at once; the other is shown it', async () => {
    const id = await submitMessage(api);
    const omar = await signInUser(api, 'admin', 'عمر');
    const answers = await Promise.all(
      [layla, omar].map((user) => user.call(`/messages/${id}/replies`, { version: 1, body: `From ${user.id}` })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const refused = (await answers.find(({ status }) => status === 409)?.json()) as ErrorBody;
    expect(refused.code).toBe('message_changed');
    expect((refused.details as InboxConflict).changes).toMatchObject([{ field: 'reply' }]);
    expect((await layla.read(id)).entries).toHaveLength(1);
  });

  it('shows what an administrator writes as text, too', async () => {
    const email = `${randomUUID()}@example.test`;
    const id = await submitMessage(api, { email });
    await reply(id, { version: 1, body: '<img src=x onerror=alert(1)> & more' });
    const mail = await mailTo(email, 'onerror');
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; more');
    expect(mail.html).not.toContain('<img');
  });

  it.each([
    { body: '' },
    { body: ' ' },
    { body: 'x'.repeat(limits.inboxReplyCharactersMax + 1) },
    { body: 'a\u0000b' },
    { body: 'x', status: 'gone' },
  ])('is refused when it makes no sense', async (wrong) => {
    const id = await submitMessage(api);
    expect((await layla.call(`/messages/${id}/replies`, { version: 1, ...wrong })).status).toBe(400);
  });

  it('needs a message', async () => {
    expect((await layla.call(`/messages/${randomUUID()}/replies`, { version: 1, body: 'x' })).status).toBe(404);
  });
});

describe('a note', () => {
  it('is visible to administrators and never sent', async () => {
    const { id, email } = await conversation();
    // The reply leaves the outbox a moment after it has arrived.
    await expect.poll(() => api.db('mail_outbox').where({ recipient: email }), patience).toEqual([]);
    const before = mailbox.list().length;
    const response = await layla.call(`/messages/${id}/notes`, { body: 'عميل قديم' });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      notes: 1,
      version: 2,
      entries: [{ kind: 'reply' }, { kind: 'note', body: 'عميل قديم', delivery: null }],
    });
    expect(await api.db('mail_outbox').where({ recipient: email })).toEqual([]);
    expect(mailbox.list()).toHaveLength(before);
  });
});

describe('an answer by mail', () => {
  it('comes into the thread of the mail that it answers, opens it again, and is answered in turn', async () => {
    const { id, email, mail } = await conversation('completed');
    expect(await layla.read(id)).toMatchObject({ status: 'completed', version: 3 });
    expect(
      await deliverAnswer({ mail, text: 'شكرًا، فهمت الآن.', inbound, origin: api.url, language: 'ar' }),
    ).toBeUndefined();
    const answered = await layla.read(id);
    expect(answered).toMatchObject({ status: 'new', isAwaitingUs: true, answers: 1, version: 5 });
    expect(answered.entries[1]).toMatchObject({
      kind: 'answer',
      body: 'شكرًا، فهمت الآن.',
      from: email,
      author: null,
      isAutomatic: false,
    });
    expect(answered.entries[1]?.quoted).toContain('> نعم، يقرأ');
    expect(answered.changes.slice(0, 2)).toMatchObject([
      { field: 'status', before: 'completed', after: 'new', actor: null, actorName: 'Rakhim' },
      { field: 'answer' },
    ]);
    expect((await layla.list({ search: 'فهمت' })).messages.map((message) => message.id)).toEqual([id]);
    await reply(id, { version: 5, body: 'على الرحب والسعة' });
    const second = await mailTo(email, 'على الرحب');
    const [newest] = (await api.db('contact_entries').where({ message_id: id, kind: 'answer' }).pluck('mail_id')) as [
      string,
    ];
    expect(second.headers['in-reply-to']).toBe(newest);
    expect(second.headers['references']).toContain(newest);
  });

  it('answers an acknowledgement as well', async () => {
    const email = `${randomUUID()}@example.test`;
    const id = await submitMessage(api, { email });
    const mail = await mailTo(email, 'شكرًا لمراسلتنا');
    expect(
      await deliverAnswer({ mail, text: 'One more thing.', inbound, origin: api.url, language: 'en' }),
    ).toBeUndefined();
    expect((await layla.read(id)).entries).toMatchObject([{ kind: 'answer', body: 'One more thing.' }]);
  });

  it('is stored once, even when two deliveries arrive at once', async () => {
    const { id, mail } = await conversation();
    const raw = buildMail({ To: mail.replyTo ?? '' }, 'Once is enough.');
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, async () => ((await (await post(raw)).json()) as { outcome: string }).outcome),
    );
    expect(outcomes.toSorted()).toEqual(['attached', ...Array<string>(5).fill('repeated')]);
    expect((await layla.read(id)).answers).toBe(1);
  });

  it.each([
    ['In-Reply-To', (mail: ReceivedMail) => ({ To: 'hello@rakhim.example', 'In-Reply-To': mail.messageId })],
    ['References', (mail: ReceivedMail) => ({ To: 'hello@rakhim.example', References: `<x@y> ${mail.messageId}` })],
    ['an address in capitals', (mail: ReceivedMail) => ({ To: (mail.replyTo ?? '').toUpperCase() })],
    ['Delivered-To', (mail: ReceivedMail) => ({ To: 'undisclosed-recipients:;', 'Delivered-To': mail.replyTo ?? '' })],
  ])('is known by %s', async (_place, headersOf) => {
    const { id, mail } = await conversation();
    expect((await post(buildMail(headersOf(mail), 'Here I am.'))).status).toBe(200);
    expect((await layla.read(id)).answers).toBe(1);
  });

  it('is refused without our reference, or with one that was made up', async () => {
    const { id, mail } = await conversation();
    const forged = (mail.replyTo ?? '').replace(/-[0-9a-z]{16}/u, '-0123456789abcdef');
    for (const headers of [
      { To: 'inbox@reply.rakhim.example' },
      { To: forged },
      { 'In-Reply-To': `<${forged.split('@')[0] ?? ''}.${randomUUID()}@rakhim.example>` },
    ]) {
      const response = await post(buildMail(headers, 'Let me in.'));
      expect(response.status).toBe(422);
      expect(((await response.json()) as ErrorBody).code).toBe('mail_reference_invalid');
    }
    expect((await layla.read(id)).answers).toBe(0);
  });

  it('is taken from the mail server alone', async () => {
    const { mail } = await conversation();
    const raw = buildMail({ To: mail.replyTo ?? '' }, 'Hello');
    expect((await post(raw, 'another')).status).toBe(400);
    expect((await api.call('/webhooks/mail', { method: 'POST', body: raw })).status).toBe(400);
  });

  it('is refused with a reason when its message was deleted', async () => {
    const { id, mail } = await conversation();
    await api.db('contact_messages').where({ id }).delete();
    expect((await post(buildMail({ To: mail.replyTo ?? '' }, 'Hello'))).status).toBe(404);
  });

  it('becomes text when it is HTML only, and its files are named', async () => {
    const { id, mail } = await conversation();
    const boundary = 'b1';
    const longName = '🙂'.repeat(150);
    const html =
      '<p>Hello <b>there</b></p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">link</a>';
    const part = (headers: string, body: string) => `--${boundary}\r\n${headers}\r\n\r\n${body}\r\n`;
    const fileHeaders = `Content-Type: application/pdf\r\nContent-Disposition: attachment; filename="${longName}.exe"\r\nContent-Transfer-Encoding: base64`;
    const raw = buildMail(
      {
        From: `"${longName}" <${'a'.repeat(60)}@${'b'.repeat(180)}.example>`,
        To: mail.replyTo ?? '',
        'MIME-Version': '1.0',
        'Content-Type': `multipart/mixed; boundary=${boundary}`,
      },
      `${part('Content-Type: text/html; charset=utf-8', html)}${part(fileHeaders, 'JVBERi0=')}--${boundary}--`,
    );
    expect((await post(raw)).status).toBe(200);
    const [, answer] = (await layla.read(id)).entries;
    expect(answer?.body).toContain('Hello there');
    expect(answer?.body).not.toMatch(/<script|<img|onerror/u);
    expect(answer?.attachments).toHaveLength(1);
    expect(answer?.authorName).toBe('🙂'.repeat(100));
  });

  it('is stored and marked when a program wrote it, and reopens nothing', async () => {
    const { id, mail } = await conversation('completed');
    await post(buildMail({ To: mail.replyTo ?? '', 'Auto-Submitted': 'auto-replied' }, 'I am away until Monday.'));
    expect(await layla.read(id)).toMatchObject({
      status: 'completed',
      isAwaitingUs: false,
      answers: 1,
      version: 3,
      entries: [{}, { isAutomatic: true }],
    });
  });

  it.each([
    ['nothing', ''],
    ['no mail', 'just some words'],
    ['no sender', 'To: x@y.z\r\nSubject: x\r\n\r\nHello'],
    ['no words', buildMail({ To: 'x@y.z' }, '   ')],
    [
      'parts in parts',
      `From: a@b.co\r\n${Array.from({ length: 60 }, (_, level) => `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n`).join('')}`,
    ],
  ])('is refused with a reason: %s', async (_name, raw) => {
    const response = await post(raw);
    expect(response.status).toBe(422);
    expect(['mail_unreadable', 'mail_reference_invalid']).toContain(((await response.json()) as ErrorBody).code);
  });

  it('larger than it may be is refused, and one as long as that is cut', async () => {
    const { id, mail } = await conversation();
    expect((await post(buildMail({ To: mail.replyTo ?? '' }, 'x'.repeat(limits.inboundMailBytesMax)))).status).toBe(
      413,
    );
    expect((await post(buildMail({ To: mail.replyTo ?? '' }, 'كلمة '.repeat(50_000)))).status).toBe(200);
    expect([...((await layla.read(id)).entries[1]?.body ?? '')].length).toBeLessThanOrEqual(
      limits.inboxReplyCharactersMax,
    );
  });

  it('is read in a moment, however hostile', async () => {
    const { mail } = await conversation();
    const headers = { To: mail.replyTo ?? '', 'Content-Type': 'text/html; charset=utf-8' };
    for (const hostile of [
      '<'.repeat(500_000),
      '<!--'.repeat(125_000),
      '<style>'.repeat(70_000),
      '<a href='.repeat(60_000),
      '\n>'.repeat(39_000),
      '\n>'.repeat(900_000),
    ]) {
      const response = await api.call('/webhooks/mail', {
        method: 'POST',
        headers: { authorization: `Bearer ${inbound.secret}` },
        body: buildMail(headers, `${hostile}x`),
        signal: AbortSignal.timeout(20_000),
      });
      expect([200, 422]).toContain(response.status);
    }
  });

  it('does not fill a thread without end', async () => {
    const { mail } = await conversation();
    const statuses = new Set<number>();
    for (let count = 0; count < 61; count += 1) {
      statuses.add((await post(buildMail({ To: mail.replyTo ?? '' }, `Answer ${count}`))).status);
    }
    expect([...statuses]).toEqual([200, 429]);
  });
});
