import { randomUUID } from 'node:crypto';
import { type Mailbox, startMailbox } from '@rakhim/stand-ins';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestPerson, registerPerson } from '#src/testing/people.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

let mailbox: Mailbox;
let api: TestApi<StubEngine>;
let owner: TestPerson;
let device: string;
const home = '203.0.113.10';
const elsewhere = '198.51.100.66';

beforeAll(async () => {
  mailbox = await startMailbox();
  api = await startTestApi({ SMTP_URL: mailbox.smtpUrl, RAKHIM_TRUSTED_PROXIES: '1' });
});
beforeEach(async () => {
  owner = await registerPerson(api);
  const signedIn = await signIn(home);
  device = /rakhim-device=[^;]+/.exec(signedIn.headers.get('set-cookie') ?? '')?.[0] ?? '';
  expect(device).not.toBe('');
});
afterAll(async () => {
  await api.close();
  await mailbox.close();
});

function call(path: string, body: unknown, address: string, cookie = ''): Promise<Response> {
  return api.call(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      'x-rakhim-session': 'cookie',
      cookie,
    },
    body: JSON.stringify(body),
  });
}

function signIn(address: string, cookie?: string, password = owner.password): Promise<Response> {
  return call('/auth/v1/token?grant_type=password', { email: owner.email, password }, address, cookie);
}

/** All that the review did to lock somebody out: five confirmations asked for, and ten wrong passwords. */
async function harass(address: string): Promise<void> {
  for (let count = 0; count < 5; count += 1) {
    await call('/auth/v1/resend', { type: 'signup', email: owner.email }, address);
  }
  for (let count = 0; count < 10; count += 1) {
    await signIn(address, '', `wrong-${randomUUID()}`);
  }
}

/** Asks for a new password as its owner would. @returns the status of the link that is mailed. */
async function resetPassword(address: string): Promise<number> {
  expect((await call('/auth/v1/recover', { email: owner.email }, address)).status).toBe(200);
  const hash = await vi.waitFor(
    () => {
      const mail = mailbox.list().find(({ to, text }) => to.includes(owner.email) && text.includes('type=recovery'));
      return /#(\S+)/.exec(mail!.text)![1];
    },
    { timeout: 90_000 },
  );
  return (await call('/auth/v1/verify', Object.fromEntries(new URLSearchParams(hash)), address)).status;
}

describe('fifteen requests of a stranger', () => {
  it('keep the owner neither from signing in nor from resetting the password', async () => {
    await harass(elsewhere);
    expect((await signIn(elsewhere)).status).toBe(429);
    expect((await signIn(home)).status).toBe(200);
    expect(await resetPassword(home)).toBe(200);
  });

  it('from the owner’s own network leave in a device that the owner has signed in on, and the reset', async () => {
    await harass(home);
    expect((await signIn(home)).status).toBe(429);
    expect((await signIn(home, device)).status).toBe(200);
    expect(await resetPassword(home)).toBe(200);
  });
});

describe('guesses from a hundred addresses', () => {
  it('leave in a device that the owner has signed in on, and the reset', async () => {
    await api.context.auth.limits.spend('sign-in:account', owner.email, 100);
    expect((await signIn('192.0.2.1')).status).toBe(429);
    expect((await signIn(home, device)).status).toBe(200);
    await api.context.auth.limits.spend('mail:signup', owner.email, 5);
    expect(await resetPassword(home)).toBe(200);
  });
});

describe('a device that somebody has signed in on', () => {
  it('gets twenty tries of its own, and then those of everybody', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 32; count += 1) {
      statuses.push((await signIn(elsewhere, device, 'a wrong guess')).status);
    }
    expect(statuses).toEqual([...Array<number>(30).fill(400), 429, 429]);
  });

  it('is not known by what somebody made up', async () => {
    await harass(home);
    expect((await signIn(home, `${device.slice(0, -3)}AAA`)).status).toBe(429);
  });
});
