import type { ContactReceipt, ErrorBody } from '@rakhim/contract';
import { type Mailbox, startMailbox } from '@rakhim/stand-ins';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildForm, signInUser, submitForm, submitMessage } from '#src/testing/inbox-people.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

let api: TestApi<StubEngine>;
let mailbox: Mailbox;

beforeAll(async () => {
  mailbox = await startMailbox();
  api = await startTestApi({
    SMTP_URL: mailbox.smtpUrl,
    RAKHIM_TRUSTED_PROXIES: '1',
    RAKHIM_SUPPORT_EMAIL: 'help@rakhim.example',
  });
});
afterEach(() => api.assertAtRest());
afterAll(async () => {
  await api.close();
  await mailbox.close();
});

function rows(email: unknown) {
  return api.db('contact_messages').where({ email });
}

async function mailsTo(recipient: unknown, count: number, words = '') {
  await vi.waitFor(async () => expect(await api.db('mail_outbox').where({ state: 'waiting' })).toEqual([]), {
    timeout: 90_000,
    interval: 20,
  });
  const mails = mailbox.list().filter((mail) => mail.to.includes(String(recipient)) && mail.subject.includes(words));
  expect(mails).toHaveLength(count);
  return mails;
}

describe('the contact form', () => {
  it('stores a message before it answers, tells the support and acknowledges it in the sender’s language', async () => {
    const form = buildForm({ subject: 'الصوت المصري <b>جميل</b>' });
    const response = await submitForm(api, form);
    expect(response.status).toBe(201);
    const receipt = (await response.json()) as ContactReceipt;
    expect(receipt.message).toBe('وصلتنا رسالتك، وسنردّ عليك قريبًا.');
    expect(await rows(form['email'])).toMatchObject([
      {
        reference: receipt.reference,
        name: 'سميرة',
        status: 'new',
        is_spam: false,
        language: 'ar',
        version: 1,
        account_id: null,
        is_awaiting_us: true,
      },
    ]);
    const [notice] = (await mailsTo('help@rakhim.example', 1, receipt.reference)) as [
      Awaited<ReturnType<typeof mailsTo>>[number],
    ];
    expect(notice.subject).toBe(`[${receipt.reference}] الصوت المصري <b>جميل</b>`);
    expect(notice.text).toContain(form['message']);
    expect(notice.html).toContain('&lt;b&gt;');
    expect(notice.headers['reply-to']).toContain(form['email']);
    const [acknowledgement] = (await mailsTo(form['email'], 1)) as [typeof notice];
    expect(acknowledgement.subject).toContain('وصلتنا رسالتك');
    // Anybody may give another's address, and must not be able to send their words from ours.
    for (const words of ['سميرة', 'جميل', String(form['message'])]) {
      expect(acknowledgement.text + acknowledgement.html).not.toContain(words);
    }
  });

  it('answers at the address that the web app was described with, too', async () => {
    const response = await api.call('/functions/v1/submit-contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' },
      body: JSON.stringify(buildForm()),
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ message: "Message sent successfully! We'll get back to you soon." });
  });

  it.each([
    ['name', 'أ', 'أب', 'Name must be at least 2 characters.'],
    ['name', 'ن'.repeat(101), 'ن'.repeat(100), 'Name must be at most 100 characters.'],
    ['name', '  a  ', ' ab ', 'Name must be at least 2 characters.'],
    ['email', 'samira@', 'a@b.co', 'Please enter a valid email address.'],
    [
      'email',
      `${'a'.repeat(64)}@${'b'.repeat(190)}.example`,
      `c@${'b.'.repeat(120)}example`,
      'Please enter a valid email address.',
    ],
    ['subject', 'abcd', 'abcde', 'Subject must be at least 5 characters.'],
    ['subject', '\r\na\r\nb\r\n', '\r\na b\nc\r\n', 'Subject must be at least 5 characters.'],
    ['subject', '🙂'.repeat(201), '🙂'.repeat(200), 'Subject must be at most 200 characters.'],
    ['message', 'س'.repeat(19), 'س'.repeat(20), 'Message must be at least 20 characters.'],
    ['message', `${' '.repeat(30)}\r\nshort`, `a${'\r\n'.repeat(18)}b`, 'Message must be at least 20 characters.'],
    ['message', 'س'.repeat(5001), 'س'.repeat(5000), 'Message must be at most 5000 characters.'],
  ])('enforces the length of %s in characters, with a message for the field', async (field, wrong, right, sentence) => {
    const refused = await submitForm(api, buildForm({ [field]: wrong }), { language: 'en' });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      error: sentence,
      code: 'contact_form_invalid',
      param: field,
      details: { fields: { [field]: sentence } },
    });
    expect((await submitForm(api, buildForm({ [field]: right }))).status).toBe(201);
  });

  it('says everything that is wrong at once, in the caller’s language', async () => {
    const refused = (await (await submitForm(api, {}, { language: 'ar' })).json()) as ErrorBody;
    expect(Object.keys(refused.details?.['fields'] as object)).toEqual(['name', 'email', 'subject', 'message']);
    expect(refused.error).toBe('اكتب اسمك (أقل عدد للحروف: 2).');
  });

  it.each([{ status: 'completed' }, { is_spam: false }, { name: ['x'] }, { message: { $ne: null } }])(
    'refuses a field that the form does not have: %j',
    async (foreign) => {
      expect((await submitForm(api, buildForm(foreign))).status).toBe(400);
    },
  );

  it('keeps one line of name and subject, so that no header can be written with them', async () => {
    const form = buildForm({ name: 'Eve\r\nBcc: all@example.test', subject: 'Hello\u2028World\0again' });
    expect((await submitForm(api, form)).status).toBe(201);
    expect(await rows(form['email'])).toMatchObject([
      { name: 'Eve Bcc: all@example.test', subject: 'Hello World again' },
    ]);
    const [acknowledgement] = await mailsTo(form['email'], 1);
    expect(acknowledgement?.headers['bcc']).toBeUndefined();
  });

  it('takes five messages an hour from one address, of a thousand', async () => {
    const before = (await api.db('contact_messages')).length;
    const answers = [];
    for (let turn = 0; turn < 20; turn += 1) {
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 50 }, () => submitForm(api, buildForm(), { address: '198.51.100.7' })),
        )),
      );
    }
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(995);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await api.db('contact_messages')).toHaveLength(before + 5);
  });

  it('takes five messages an hour from one email address, so that nobody is flooded with acknowledgements', async () => {
    const email = 'victim@example.test';
    const statuses = [];
    for (let count = 0; count < 7; count += 1) {
      statuses.push((await submitForm(api, buildForm({ email: count % 2 ? email : email.toUpperCase() }))).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
  });

  it('knows a message that comes again, also twenty times at once', async () => {
    const form = buildForm();
    const first = (await (await submitForm(api, form)).json()) as ContactReceipt;
    const again = await Promise.all(
      Array.from({ length: 4 }, async () => (await (await submitForm(api, form)).json()) as ContactReceipt),
    );
    expect(new Set([first, ...again].map(({ reference }) => reference)).size).toBe(1);
    expect(await rows(form['email'])).toMatchObject([{ repeats: 4 }]);
    await mailsTo(form['email'], 1);
    await api
      .db('contact_messages')
      .where({ email: form['email'] })
      .update({ created_at: new Date(Date.now() - 86_400_001) });
    await api.db('rate_limits').delete();
  });

  it('files what a program filled in as spam, answers as always, and mails nothing on', async () => {
    const form = buildForm({ website: 'https://example.test', subject: 'Buy <script>alert(1)</script>' });
    const response = await submitForm(api, form);
    expect(response.status).toBe(201);
    expect(await rows(form['email'])).toMatchObject([
      {
        is_spam: true,
        spam_score: 14,
        spam_reasons: [
          { rule: 'hidden_field_filled', points: 10 },
          { rule: 'markup', points: 4 },
        ],
      },
    ]);
    await mailsTo(form['email'], 0);
  });

  it('files the same words from many addresses as spam, from the fourth on', async () => {
    const message = 'We can help you to grow, write back to us today and see.';
    for (let count = 0; count < 4; count += 1) {
      await submitMessage(api, { message: `${message}${'!'.repeat(count)}` });
    }
    const verdicts = await api
      .db('contact_messages')
      .whereLike('message', `${message}%`)
      .orderBy('created_at')
      .pluck('is_spam');
    expect(verdicts).toEqual([false, false, false, true]);
  });

  it('links the message of somebody who has signed in to the account, and takes one whose session has ended for a stranger', async () => {
    const user = await signInUser(api, 'member');
    const linked = await submitMessage(api, {}, { token: user.token });
    const stranger = await submitMessage(api, {}, { token: `${user.token}x` });
    expect(await api.db('contact_messages').where({ id: linked }).first('account_id')).toEqual({ account_id: user.id });
    expect(await api.db('contact_messages').where({ id: stranger }).first('account_id')).toEqual({ account_id: null });
  });

  it('exports the messages of an account, and deletes them with it', async () => {
    const user = await signInUser(api, 'member');
    const linked = await submitMessage(api, { subject: 'من الحساب' }, { token: user.token });
    const fromAddress = await submitMessage(api, { subject: 'من العنوان', email: user.email });
    const others = await submitMessage(api);
    const authorization = `Bearer ${user.token}`;
    const kept = (await (await api.call('/api/v1/me/export', { headers: { authorization } })).json()) as {
      contactMessages: { subject: string }[];
    };
    expect(kept.contactMessages.map(({ subject }) => subject)).toEqual(['من العنوان', 'من الحساب']);
    expect((await api.call('/api/v1/me', { method: 'DELETE', headers: { authorization } })).status).toBe(204);
    expect(await api.db('contact_messages').whereIn('id', [linked, fromAddress, others]).pluck('id')).toEqual([others]);
  });

  it('writes no word of a message, and no address, into the log', async () => {
    const form = buildForm({ name: 'Canary-Name', message: 'canary-words that must not be logged' });
    await submitForm(api, form);
    await mailsTo(form['email'], 1);
    expect(api.logText()).not.toMatch(new RegExp(`canary|${String(form['email'])}`, 'i'));
  });
});
