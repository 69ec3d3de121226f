import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { type Language, getTranslator, languageIds, languages } from '@rakhim/i18n';
import { type Mailbox, type ReceivedMail, startMailbox } from '@rakhim/stand-ins';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';
import { type MailTopic, mailContents, sentenceOf } from './mail-content.ts';
import type { AccountMailIntent, AccountMailKind } from './mail.service.ts';

const origin = 'http://rakhim.example.test';
let mailbox: Mailbox;
let api: TestApi<StubEngine>;
let people = 0;
let email: string;

beforeAll(async () => {
  mailbox = await startMailbox();
  api = await startTestApi({ SMTP_URL: mailbox.smtpUrl, PUBLIC_ORIGIN: origin, RAKHIM_TRUSTED_PROXIES: '1' });
});
beforeEach(() => {
  people += 1;
  email = `person${people}@example.test`;
});
afterAll(async () => {
  await api.close();
  await mailbox.close();
});

interface Person {
  readonly name?: string;
  readonly isConfirmed?: boolean;
  readonly pendingEmail?: string;
  /** False: two passwords competed for the address. */
  readonly hasPassword?: boolean;
}

async function addAccount({
  name = 'Samira',
  isConfirmed = true,
  pendingEmail,
  hasPassword = true,
}: Person = {}): Promise<string> {
  const id = randomUUID();
  await api.context.accounts.insertAccount({
    id,
    email,
    name,
    email_confirmed_at: isConfirmed ? new Date() : null,
    password_hash: hasPassword ? '$argon2id$' : null,
  });
  await api
    .db('accounts')
    .where({ id })
    .update({ pending_email: pendingEmail ?? null });
  return id;
}

/** Puts a mail into the outbox and waits until the outbox is done with it. */
async function send(kind: AccountMailKind, intent: Partial<AccountMailIntent> = {}): Promise<ReceivedMail | undefined> {
  const before = mailbox.list()[0]?.id;
  await api.context.auth.mail.enqueue(api.db, { kind, recipient: email, language: 'en', ...intent });
  await vi.waitFor(async () => expect(await api.db('mail_outbox').where({ state: 'waiting' })).toEqual([]), {
    timeout: 90_000,
    interval: 10,
  });
  const newest = mailbox.list()[0];
  return newest?.id === before ? undefined : newest;
}

function linkOf(mail: ReceivedMail): URL {
  return new URL(/^https?:\S+$/m.exec(mail.text)?.[0] ?? '');
}

function verify(mail: ReceivedMail): Promise<Response> {
  const body = JSON.stringify(Object.fromEntries(new URLSearchParams(linkOf(mail).hash.slice(1))));
  return api.call('/auth/v1/verify', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

const cases = languageIds.flatMap((language) =>
  (Object.keys(mailContents) as MailTopic[]).map((topic): [MailTopic, Language] => [topic, language]),
);

/** Sign-ups whose address is not confirmed yet. */
const signUps: readonly MailTopic[] = ['signup', 'competing_signups'];

describe('a mail', () => {
  it.each(cases)('%s names its subject in %s and links its page', async (topic, language) => {
    const accountId =
      topic === 'account_deleted'
        ? ''
        : await addAccount({
            isConfirmed: !signUps.includes(topic),
            hasPassword: topic !== 'competing_signups',
            pendingEmail: email,
          });
    const mail = await send(topic === 'existing_account' || topic === 'competing_signups' ? 'signup' : topic, {
      language,
      details: { accountId },
    });
    const translate = getTranslator(language);
    const { page, purpose } = mailContents[topic];
    // The content survives the encodings of subject and parts.
    expect(mail).toMatchObject({ subject: translate(sentenceOf(topic, 'subject')), to: [email] });
    expect(mail?.html).toContain(`<html lang="${language}" dir="${languages[language].direction}">`);
    expect(mail?.headers).toMatchObject({ 'content-language': language, 'auto-submitted': 'auto-generated' });
    const link = linkOf(mail!);
    expect(link.origin + link.pathname).toBe(`${origin}/${language}/${page}`);
    expect(new URLSearchParams(link.hash.slice(1)).get('type')).toBe(purpose ?? null);
    expect(link.search).toBe('');
    const token = new URLSearchParams(link.hash.slice(1)).get('token_hash') ?? '';
    for (const part of [mail!.text, mail!.html].map((words) => words.replaceAll(token, ''))) {
      expect(part).toContain(email);
      expect(part).toContain(translate(sentenceOf(topic, 'action')));
      expect(part).toContain(translate('mail:common.automatic'));
      expect(part).not.toMatch(/\{\{|undefined|null/);
    }
  });

  it('is not sent to an address without an account, and its intent is deleted', async () => {
    expect(await send('signup')).toBeUndefined();
    expect(await send('recovery')).toBeUndefined();
    expect(await send('email_change', { details: { accountId: randomUUID() } })).toBeUndefined();
    expect(await api.db('mail_outbox').where({ recipient: email })).toEqual([]);
  });

  it('is forgotten once it is sent', async () => {
    await addAccount();
    expect(await send('recovery')).toBeDefined();
    expect(await api.db('mail_outbox').where({ recipient: email })).toEqual([]);
  });

  it('confirms by its link, once, and only by the newest', async () => {
    await addAccount({ isConfirmed: false });
    const older = await send('signup');
    const newest = await send('signup');
    expect((await verify(older!)).status).toBe(403);
    expect((await verify(newest!)).status).toBe(200);
    expect((await verify(newest!)).status).toBe(403);
  });

  it('tells an owner about somebody who registers the address again, once an hour', async () => {
    await addAccount();
    expect((await send('signup'))?.subject).toBe('You already have an account at Rakhim');
    expect(await send('signup')).toBeUndefined();
  });

  it('asks for a confirmation at most five times an hour, however often the address is registered', async () => {
    await addAccount({ isConfirmed: false });
    const sent = [];
    for (let attempt = 0; attempt < 7; attempt += 1) {
      sent.push(await send('signup'));
    }
    expect(sent.map((mail) => mail !== undefined)).toEqual([true, true, true, true, true, false, false]);
    expect((await verify(sent[4]!)).status).toBe(200);
  });

  it('brings nobody more than one link for a new password a minute, and that one works', async () => {
    await addAccount();
    const sent = [await send('recovery'), await send('recovery'), await send('recovery')];
    expect(sent.map((mail) => mail !== undefined)).toEqual([true, false, false]);
    expect((await verify(sent[0]!)).status).toBe(200);
  });

  it('goes to a new address only while that is the one asked for', async () => {
    const accountId = await addAccount({ pendingEmail: `newer-${email}` });
    expect(await send('email_change', { details: { accountId } })).toBeUndefined();
    const mail = await send('email_change', { recipient: `newer-${email}`, details: { accountId } });
    expect(mail?.to).toEqual([`newer-${email}`]);
    expect(((await (await verify(mail!)).json()) as { user: { email: string } }).user.email).toBe(`newer-${email}`);
  });

  it('goes to the address as its owner wrote it, not as the asker did', async () => {
    await addAccount();
    expect((await send('recovery', { recipient: email.toUpperCase() }))?.to).toEqual([email]);
  });

  it('does not carry a stranger’s words: before an address is confirmed, no name is used', async () => {
    await addAccount({ name: 'Win at evil.example', isConfirmed: false });
    const mail = await send('signup');
    expect(mail!.text + mail!.html).not.toContain('evil.example');
  });

  it.each([
    ['markup', '<img src=x onerror=alert(1)>"\'&', 'onerror=alert(1)&gt;&quot;&#39;&amp;'],
    ['line ends', 'Samira\r\nBcc: other@example.test\r\n\r\n<p>', 'Samira  Bcc: other@example.test    &lt;p&gt;'],
    ['turned text', 'Samira\u202E moc.live', 'Samira  moc.live'],
  ])('shows a name with %s as text', async (_, name, shown) => {
    await addAccount({ name });
    const mail = await send('recovery');
    expect(mail?.to).toEqual([email]);
    expect(mail?.headers['bcc']).toBeUndefined();
    expect(mail?.html).toContain(shown);
    expect(mail?.html).not.toContain('<img');
    expect(mail?.text).not.toMatch(/^Bcc:/m);
  });

  it.each([
    `"a b"@example.test, other@example.test`,
    'a@example.test\r\nBcc: other@example.test',
    '<a@example.test>, other@example.test',
  ])('has one recipient, whatever is written in the address: %j', async (recipient) => {
    const mail = await send('account_deleted', { recipient });
    expect(mail?.to ?? []).not.toContain('other@example.test');
    expect(mail?.headers['bcc']).toBeUndefined();
  });
});

describe('the links in mails', () => {
  const hostile = [
    { host: 'evil.example' },
    { host: 'rakhim.example.test@evil.example' },
    { host: 'rakhim.example.test:8080' },
    { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { host: 'evil.example', forwarded: 'host=evil.example;proto=https' },
    { host: 'evil.example', origin: 'https://evil.example', referer: 'https://evil.example/' },
  ];

  it.each(hostile)('lead to us, whatever the request says: %j', async (headers) => {
    const body = JSON.stringify({ email, password: 'olive-green-42', gotrue_meta_security: {} });
    const status = await post(
      `/auth/v1/signup?redirect_to=https://evil.example/`,
      { ...headers, 'x-forwarded-for': `192.0.2.${people}` },
      body,
    );
    expect(status).toBe(200);
    await vi.waitFor(() => expect(mailbox.list()[0]?.to).toEqual([email]), { timeout: 90_000 });
    const mail = mailbox.list()[0]!;
    expect(linkOf(mail).origin).toBe(origin);
    expect(mail.text + mail.html).not.toContain('evil.example');
  });

  /** `fetch` would not let us lie about the host. */
  function post(path: string, headers: Record<string, string>, body: string): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const { hostname, port } = new URL(api.url);
      const sent = request(
        { hostname, port, path, method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }
});

describe('the log', () => {
  it('names no address and no token', async () => {
    const tokens = mailbox.list().map((mail) => new URLSearchParams(linkOf(mail).hash.slice(1)).get('token_hash'));
    expect(tokens.length).toBeGreaterThan(10);
    for (const secret of ['@example.test', ...tokens.filter((token) => token !== null)]) {
      expect(api.logText()).not.toContain(secret);
    }
  });
});
