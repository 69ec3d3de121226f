import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject, vi } from 'vitest';
import { timeoutMs } from './browser.ts';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export function newPerson(name = 'Salma Haddad'): Person {
  return { name, email: `${randomUUID()}@example.test`, password: 'olive-tree-by-the-sea' };
}

interface Mail {
  readonly to: readonly string[];
  readonly text: string;
}

const mailWait = { timeout: timeoutMs, interval: 50 };

/** The link in the newest mail to somebody, such as one to `email-confirmed`. */
export async function readMailedLink(email: string, page: string): Promise<string> {
  return vi.waitFor(async () => {
    const response = await fetch(`${inject('origin')}/local/mailbox.json`);
    const { mails } = (await response.json()) as { mails: readonly Mail[] };
    const links = mails
      .filter((mail) => mail.to.includes(email))
      .flatMap((mail) => mail.text.match(/https?:\S+/g) ?? []);
    const link = links.find((address) => address.includes(`/${page}`));
    if (link === undefined) {
      throw new Error(`No mail to ${email} leads to ${page}.`);
    }
    return link;
  }, mailWait);
}

/** Fills in the form of the registration and sends it. */
export async function register(page: Page, { name, email, password }: Person): Promise<void> {
  await page.goto('/en/register');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/**
 * Registers at the API and confirms in the browser; ends signed in, on the page for the confirmed, which goes on by
 * itself.
 */
export async function joinAs(page: Page, { name, email, password }: Person): Promise<void> {
  const response = await page.request.post('/auth/v1/signup', {
    data: { email, password, data: { name, language: 'en' } },
  });
  expect(response.status()).toBe(200);
  await page.goto(await readMailedLink(email, 'email-confirmed'), { waitUntil: 'commit' });
  await page.waitForFunction(() => localStorage.getItem('rakhim.session') !== null);
}

/** Signs in as the demo account, which has a Pro plan and no trial. @returns what the browser remembers of it. */
export async function enterAsDemo(page: Page): Promise<Awaited<ReturnType<BrowserContext['storageState']>>> {
  const answer = await page.request.post('/local/demo-link');
  const { type, token_hash: token } = (await answer.json()) as { readonly type: string; readonly token_hash: string };
  const hash = new URLSearchParams({ type, token_hash: token }).toString();
  await page.goto(`/en/login#${hash}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => localStorage.getItem('rakhim.session') !== null);
  return page.context().storageState();
}

/**
 * The test cards, each by the file whose member starts a trial with it: all files share one product, and a card that
 * has had a trial gets no other. There are no more; a file that needs a plan and no trial enters as the demo account.
 */
const testCards = {
  'early-input': '4000 0566 5566 5556',
  'first-sound': '6011 1111 1111 1117',
  lexicon: '5200 8282 8282 8210',
  listening: '6200 0000 0000 0005',
  markup: '5105 1051 0510 5100',
  members: '5555 5555 5555 4444',
  'neural-voices': '3056 9300 0902 0004',
  sheet: '3566 0020 2036 0505',
  studio: '3782 8224 6310 005',
  subscriber: '4242 4242 4242 4242',
  // Of another run.
  screens: '4242 4242 4242 4242',
} as const;
type CardHolder = keyof typeof testCards;

/** Pays on the payment page of a local run, where only test cards are taken. */
export async function payAs(page: Page, holder: CardHolder): Promise<void> {
  await page.locator('[name=number]').fill(testCards[holder]);
  await page.locator('[name=expiry]').fill('12/34');
  await page.locator('[name=cvc]').fill('123');
  await page.locator('form button.wide').click();
}

/** Chooses a plan and pays; ends on the dashboard. */
export async function buy(page: Page, plan: 'Basic' | 'Pro' | 'Enterprise', holder: CardHolder): Promise<void> {
  await page.goto('/en/pricing');
  await page.getByRole('button', { name: 'Subscribe', description: plan }).click();
  await page.waitForURL((url) => url.origin !== inject('origin'));
  await payAs(page, holder);
  await page.waitForURL('**/en/dashboard');
}

/** Buys a plan; ends once the server has the subscription. */
export async function subscribeTo(...purchase: Parameters<typeof buy>): Promise<void> {
  await buy(...purchase);
  const [page] = purchase;
  const trial = page.getByText(/^(Your free trial is running|Your trial could not be started)$/).first();
  expect(await trial.innerText()).toBe('Your free trial is running');
}
