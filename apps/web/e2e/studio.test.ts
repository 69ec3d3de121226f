import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { phone, useBrowser, type Visit } from './support/browser.ts';
import { judgePage } from './support/judge-page.ts';
import { joinAs, newPerson, subscribeTo } from './support/people.ts';

const { open } = useBrowser();
let newcomer: NonNullable<Visit['remembers']>;
let member: NonNullable<Visit['remembers']>;

beforeAll(async () => {
  const page = await open();
  await joinAs(page, newPerson());
  newcomer = await page.context().storageState();
  await subscribeTo(page, 'Basic', 'amex');
  member = await page.context().storageState();
});

it('keeps what a visitor typed through the login', async () => {
  const page = await open({ width: phone });
  await page.goto('/en/generate');
  await textOf(page).fill('لا يضيع شيء.');
  await page.getByText('Authentication Required').waitFor();
  await page.getByText('12 characters').waitFor();
  await page.reload();
  await expect.poll(() => textOf(page).inputValue()).toBe('لا يضيع شيء.');
  await judgePage(page, 'visitor with a draft');
});

it('shows who has no subscription the way to one', async () => {
  const page = await open({ remembers: newcomer });
  await page.route('**/api/v1/subscription', (route) =>
    route.fulfill({
      json: { isSubscribed: false, isInTrial: false, plan: null, status: null, trialEnd: null, subscriptionEnd: null, cancelAtPeriodEnd: false, pastDueSince: null, accessEnd: null, isTrialRefused: false },
    }),
  );
  await page.goto('/en/generate');
  await page.getByText('Start your 7-day free trial to begin generating speech.').waitFor();
  await judgePage(page, 'no subscription');
});

it('narrows the voices to the dialect, and shows what the plan lacks', async () => {
  const page = await open({ remembers: member });
  await openStudio(page);
  await page.getByText('Egyptian Arabic').click();
  await page.getByText('Male 2', { exact: true }).waitFor();
  await page.getByText('Male 1', { exact: true }).waitFor({ state: 'detached' });
  await page.getByText('Saudi, UAE and Qatar voices come with Pro and Enterprise.').waitFor();
});

const refusals = [
  [403, 'permission_error', 'quota_exceeded', 'Quota exceeded'],
  [403, 'permission_error', 'subscription_required', 'Subscription required'],
  [502, 'api_error', 'speech_engine_failed', 'Generation failed'],
] as const;

it.each(refusals)('says what %s %s %s means', async (status, type, code, title) => {
  const page = await open({ remembers: member });
  await page.route('**/api/v1/synthesize**', (route) => route.fulfill({ status, json: { error: 'No.', type, code, requestId: 'request-1' } }));
  await openStudio(page);
  await textOf(page).fill('مرحبا');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByText(title).first().waitFor();
  await judgePage(page, `refused: ${code}`);
});

it('speaks until the trial is used up, and then says so', async () => {
  const page = await open({ remembers: member });
  await openStudio(page);
  await textOf(page).fill('كلمة '.repeat(290).trim());
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page.getByText('Quota exceeded').waitFor();
  await page.getByRole('button', { name: 'Generate', exact: true, disabled: true }).waitFor();
  await textOf(page).fill('كلمة');
  await page.getByText('Your quota is almost used up: 97% used.').waitFor();
  await judgePage(page, 'used up');
});

/** Opens the studio and waits until it knows what its owner may do. */
async function openStudio(page: Page): Promise<void> {
  await page.goto('/en/generate');
  await page.getByText(/characters? left/).first().waitFor();
}

function textOf(page: Page) {
  return page.getByRole('textbox', { name: 'Text', exact: true });
}
