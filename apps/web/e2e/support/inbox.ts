import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, inject, vi } from 'vitest';
import { timeoutMs, type Visit } from './browser.ts';
import { inboundSecret } from './inbox-settings.ts';
import { joinAs, newPerson } from './people.ts';

export interface Letter {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

export function newLetter(change: Partial<Letter> = {}): Letter {
  const id = randomUUID().slice(0, 8);
  return {
    name: 'سلمى الخطيب',
    email: `${id}@example.test`,
    subject: `قراءة كلمة ${id}`,
    // The same words from several senders would be filed as spam.
    message: `مرحبًا،\nأسمع كلمة «مدرسة» كما لا أنتظرها.\nThe request was req_${id}.`,
    ...change,
  };
}

/**
 * Creates the account of an administrator through the usual registration.
 *
 * @returns what the browser remembers of it.
 */
export async function joinAsAdministrator(
  page: Page,
  email: string,
  name: string,
): Promise<NonNullable<Visit['remembers']>> {
  await joinAs(page, { ...newPerson(name), email });
  return page.context().storageState();
}

let senders = 0;

/** Sends the contact form at the door of the API, as somebody at an address of their own. */
export async function sendLetter({ name, email, subject, message }: Letter): Promise<void> {
  senders += 1;
  const response = await fetch(`${inject('origin')}/api/v1/contact`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `172.16.${Math.floor(senders / 256)}.${senders % 256}`,
    },
    body: JSON.stringify({ name, email, subject, message, filledInMs: 60_000 }),
  });
  expect(response.status).toBe(201);
}

interface Mail {
  readonly to: readonly string[];
  readonly messageId: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The newest mail to somebody that says something. */
export async function readMailTo(email: string, words: string): Promise<Mail> {
  return vi.waitFor(
    async () => {
      const response = await fetch(`${inject('origin')}/local/mailbox.json`);
      const { mails } = (await response.json()) as { mails: readonly Mail[] };
      const mail = mails.find(({ to, text }) => to.includes(email) && text.includes(words));
      if (!mail) {
        throw new Error(`No mail to ${email} says: ${words}`);
      }
      return mail;
    },
    { timeout: timeoutMs, interval: 200 },
  );
}

/** Answers a mail as a mail program does, and hands it over as the mail server would. */
export async function answerMail({ messageId, headers }: Mail, from: string, words: string): Promise<void> {
  const lines = [
    `From: <${from}>`,
    `To: ${headers['reply-to']}`,
    `Subject: Re: ${headers['subject']}`,
    `Message-ID: <${randomUUID()}@example.test>`,
    `In-Reply-To: ${messageId}`,
    `References: ${headers['references']} ${messageId}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    words,
  ];
  const response = await fetch(`${inject('origin')}/webhooks/mail`, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${inboundSecret}` },
    body: lines.join('\r\n'),
  });
  expect(response.status).toBe(200);
}
