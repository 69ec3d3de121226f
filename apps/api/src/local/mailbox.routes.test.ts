import { request } from 'node:http';
import { getTranslator } from '@rakhim/i18n';
import * as standIns from '@rakhim/stand-ins';
import { type Mailbox, type ReceivedMail, mailboxPath, startMailbox } from '@rakhim/stand-ins';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '#src/app.ts';
import { type HttpServer, startHttpServer } from '#src/http/http-server.ts';
import { sentenceOf } from '#src/modules/mail/mail-content.ts';
import { createSmtpMailer } from '#src/providers/mail/smtp-mailer.ts';
import { submitMessage } from '#src/testing/inbox-people.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';
import { createMailboxRoutes } from './mailbox.routes.ts';

let mailbox: Mailbox;
let api: TestApi<StubEngine>;
let server: HttpServer;
const email = 'samira@example.test';

beforeAll(async () => {
  mailbox = await startMailbox({ mailsMax: 3 });
  api = await startTestApi({
    SMTP_URL: mailbox.smtpUrl,
    RAKHIM_INBOUND_ADDRESS: 'inbox@rakhim.test',
    RAKHIM_INBOUND_SECRET: 'only-this-machine-knows',
  });
  const routes = createMailboxRoutes({
    mailbox,
    pages: standIns,
    publicOrigin: () => api.url,
    inbound: api.context.contact.inbound,
  });
  server = await startHttpServer(createApp(api.context, routes), { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.stop(1000);
  await api.close();
  await mailbox.close();
});

function open(path: string, init?: RequestInit): Promise<Response> {
  return fetch(`${server.url}${mailboxPath}${path}`, init);
}

async function listMails(): Promise<ReceivedMail[]> {
  return ((await (await open('.json')).json()) as { mails: ReceivedMail[] }).mails;
}

describe('the local mailbox', () => {
  it('does not exist where it is not mounted', async () => {
    expect((await api.call(mailboxPath)).status).toBe(404);
  });

  it('shows the mail of a registration, whose button confirms it', async () => {
    const body = JSON.stringify({ email, password: 'olive-green-42' });
    const registered = await api.call('/auth/v1/signup', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'ar' },
      body,
    });
    const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? '';
    const mail = await vi.waitFor(
      async () => {
        const found = (await listMails()).find(
          ({ subject }) => subject === getTranslator('ar')(sentenceOf('signup', 'subject')),
        );
        expect(found?.to).toEqual([email]);
        return found!;
      },
      { timeout: 90_000 },
    );
    const page = await (await open(`/${mail.id}?lang=ar`)).text();
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(page).toContain('أكِّد بريدك الإلكتروني');
    expect(page).toContain(`action="${mailboxPath}/${mail.id}/confirm?lang=ar"`);

    expect(
      (await open(`/${mail.id}/confirm`, { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } })).status,
    ).toBe(404);
    const confirmed = await open(`/${mail.id}/confirm?lang=en`, { method: 'POST', headers: { cookie } });
    expect(await confirmed.text()).toContain(`Confirmed. ${email} can log in now.`);
    const again = await open(`/${mail.id}/confirm?lang=en`, { method: 'POST' });
    expect(await again.text()).toContain('The link was refused');
  });

  it('answers a mail about a contact message, and the answer comes into its thread', async () => {
    const id = await submitMessage(api, { email });
    const mail = await vi.waitFor(
      async () => {
        const found = (await listMails()).find(
          ({ to, replyTo }) => to.includes(email) && replyTo?.startsWith('inbox+'),
        );
        expect(found).toBeDefined();
        return found!;
      },
      { timeout: 90_000 },
    );
    expect(await (await open(`/${mail.id}?lang=en`)).text()).toContain(
      `action="${mailboxPath}/${mail.id}/answer?lang=en"`,
    );
    const body = new URLSearchParams({ text: 'شكرًا & <b>سلامًا</b>' });
    expect(
      (await open(`/${mail.id}/answer`, { method: 'POST', body, headers: { 'sec-fetch-site': 'cross-site' } })).status,
    ).toBe(404);
    expect(await (await open(`/${mail.id}/answer?lang=en`, { method: 'POST', body })).text()).toContain(
      'The answer has arrived in the inbox.',
    );
    expect(await api.db('contact_entries').where({ message_id: id })).toMatchObject([
      { kind: 'answer', body: 'شكرًا & <b>سلامًا</b>', from_email: email },
    ]);
  });

  it('lists in both languages and says that nothing is sent', async () => {
    expect(await (await open('?lang=en')).text()).toContain('Nothing is really sent');
    expect(await (await open('?lang=ar')).text()).toContain('لا يُرسل شيء في الحقيقة');
  });

  it('runs and loads nothing of what a mail says', async () => {
    const hostile = '<script>alert(1)</script>';
    const mailer = createSmtpMailer({ url: mailbox.smtpUrl, from: 'rakhim@localhost' });
    expect(
      await mailer.send({
        id: 'x',
        to: email,
        language: 'en',
        subject: hostile,
        text: hostile,
        html: `<head></head>${hostile}`,
      }),
    ).toEqual({ outcome: 'accepted' });
    const [mail] = await listMails();
    for (const path of ['', `/${mail!.id}`]) {
      const response = await open(path);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
      expect(await response.text()).not.toContain(hostile);
    }
    const framed = await open(`/${mail!.id}/html`);
    expect(framed.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(framed.headers.get('content-security-policy')).not.toContain('allow-scripts');
  });

  it('is not read through another name for this machine', async () => {
    const status = await new Promise((resolve) => {
      const { hostname, port } = new URL(server.url);
      request({ hostname, port, path: `${mailboxPath}.json`, headers: { host: 'rebound.example' } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).end();
    });
    expect(status).toBe(404);
  });

  it('forgets the oldest mails', async () => {
    const mailer = createSmtpMailer({ url: mailbox.smtpUrl, from: 'rakhim@localhost' });
    for (const subject of ['1', '2', '3', '4']) {
      await mailer.send({ id: subject, to: email, language: 'en', subject, text: subject, html: subject });
    }
    expect((await listMails()).map((mail) => mail.subject)).toEqual(['4', '3', '2']);
  });

  it('refuses an answer that is too large, and one to a mail that is gone', async () => {
    const mailer = createSmtpMailer({ url: mailbox.smtpUrl, from: 'rakhim@localhost' });
    const text = 'x'.repeat(2 * 1024 * 1024);
    expect(
      await mailer.send({ id: 'large', to: email, language: 'en', subject: 'large', text, html: '' }),
    ).toMatchObject({ outcome: 'deferred' });
    expect((await open('/nothing-here')).status).toBe(404);
  });
});
