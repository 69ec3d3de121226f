import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { desktop, listenOnAndOn, phone, useBrowser, type Visit } from './support/browser.ts';
import { checkPage } from './support/check-page.ts';
import { buy, joinAs, newPerson, subscribeTo } from './support/people.ts';
import { waitUntilFilled } from './support/wait-until-filled.ts';

const { open } = useBrowser();
let remembers: NonNullable<Visit['remembers']>;
const memberPages = [
  'dashboard',
  'history',
  'jobs',
  'lexicon',
  'usage',
  'api-keys',
  'webhooks',
  'subscription',
  'settings',
  'generate',
  'pricing',
];
const text = 'وصلت الطائرة الساعة 8:30 مساءً.';

beforeAll(async () => {
  const page = await open();
  await joinAs(page, newPerson('سلمى حداد'));
  await subscribeTo(page, 'Pro', 'members');
  await page.goto('/en/generate');
  await generate(page, text);
  await page.getByText('Speech generated!').waitFor();
  remembers = await page.context().storageState();
});

it('shows a member every page in both languages, light and dark, without a fault', { timeout: 300_000 }, async () => {
  const page = await open({ remembers });
  for (const [language, looks] of [
    [
      'en',
      [
        { theme: 'light', width: desktop },
        { theme: 'dark', width: 320 },
      ],
    ],
    [
      'ar',
      [
        { theme: 'light', width: 320 },
        { theme: 'dark', width: desktop },
      ],
    ],
  ] as const) {
    for (const path of memberPages) {
      await page.goto(`/${language}/${path}`);
      for (const { theme, width } of looks) {
        await page.setViewportSize({ width, height: 900 });
        await page.locator('html').evaluate((root, chosen) => (root.dataset['theme'] = chosen), theme);
        await waitUntilFilled(page);
        await checkPage(page, `${language} ${path} ${theme} ${width}`);
      }
    }
  }
});

it.each(['home', 'generate'])(
  'a member never sees the way in on %s, not even before its code is there',
  async (path) => {
    const page = await open({ remembers });
    await page.route('**/assets/*.js', () => new Promise(() => undefined));
    await page.goto(`/en/${path}`, { waitUntil: 'commit' });
    // Nothing is painted before the style sheets are there.
    await page.waitForFunction(() =>
      Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')).every(({ sheet }) => sheet),
    );
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).waitFor();
    expect(await page.getByRole('banner').getByRole('link', { name: 'Login' }).count()).toBe(0);
  },
);

it('pages and actions are found by their names in either language', async () => {
  const page = await open({ remembers });
  await page.goto('/en/dashboard');
  await page.getByRole('button', { name: 'Search or jump to' }).waitFor();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await palette.getByRole('combobox').fill('سجل');
  await palette.getByRole('option', { name: 'History', exact: true }).waitFor();
  await checkPage(page, 'command palette', '[role=dialog]');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/history');
  await palette.waitFor({ state: 'detached' });
});

it('the history finds a text by its words, and says when there is none', async () => {
  const page = await open({ remembers });
  await page.goto('/en/history?q=الطائرة');
  await page.getByRole('button', { name: /^Play:/ }).waitFor();
  await page.getByRole('searchbox', { name: 'Search your texts' }).fill('سفينة');
  await page.getByText('No text contains these words.').waitFor();
  await page.waitForURL((url) => url.searchParams.get('q') === 'سفينة');
  await checkPage(page, 'a search without a result');
});

it.each(['dashboard', 'settings', 'generate', 'pricing'])(
  'hides nothing of the page %s again that it has shown, however late its texts come',
  async (path) => {
    const page = await open({ remembers });
    await page.route(/\/(plans|subscription|auth)-[^/]*\.js$/, async (route) => {
      await page.waitForTimeout(1_500);
      await route.continue();
    });
    await page.goto(`/en/${path}`);
    await waitUntilFilled(page);
  },
);

it('lets no field push a page sideways, however wide the letters of its face', async () => {
  const page = await open({ width: 320, remembers });
  for (const [path, field] of [
    ['dashboard', /^API key: /],
    ['settings', 'Name'],
  ] as const) {
    await page.goto(`/en/${path}`);
    await page.getByLabel(field).first().waitFor();
    // As many letters as the field is then as wide as.
    await page.locator('main input').evaluateAll((fields) => fields.forEach((one) => one.setAttribute('size', '60')));
    await checkPage(page, `${path} with wide fields`);
  }
});

it('opens the menus and the documentation of keys without a fault', async () => {
  const page = await open({ remembers });
  await page.goto('/en/dashboard');
  await page.getByRole('tab', { name: 'Documentation' }).click();
  await checkPage(page, 'documentation of keys');
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menu').waitFor();
  await checkPage(page, 'account menu', '[role=menu]');
  await page.keyboard.press('Escape');
  // The focus goes back to the button a moment later, and would close what was opened meanwhile.
  await page
    .getByRole('button', { name: /^Your account/ })
    .and(page.locator(':focus'))
    .waitFor();
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('link', { name: 'العربية' }).waitFor();
  await checkPage(page, 'language menu');
});

it('says what a checkout that fails means, and what can be done', async () => {
  const page = await open({ remembers });
  await page.route('**/api/v1/checkout', (route) =>
    route.fulfill({
      status: 503,
      json: { error: 'No.', type: 'api_error', code: 'billing_unavailable', requestId: 'request-1' },
    }),
  );
  await page.goto('/en/pricing');
  await page.getByRole('button', { name: 'Current Plan' }).waitFor();
  await page.getByRole('button', { name: 'Switch to Basic' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subscription Failed' });
  await dialog.waitFor();
  await checkPage(page, 'checkout fails');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.route('**/api/v1/checkout', (route) => route.abort());
  await page.getByRole('button', { name: 'Switch to Basic' }).click();
  await dialog.getByText('There seems to be a network issue.').waitFor();
});

it('an expired session leads to the login, and back to the plans', async () => {
  const page = await open();
  const person = newPerson();
  await joinAs(page, person);
  await page.goto('/en/pricing');
  await page.getByRole('button', { name: `Your account: ${person.name}` }).waitFor();
  await page.route('**/api/v1/checkout', (route) =>
    route.fulfill({
      status: 401,
      json: { error: 'No.', type: 'authentication_error', code: 'session_not_found', requestId: 'request-1' },
    }),
  );
  await page.route('**/auth/v1/token**', (route) =>
    route.fulfill({ status: 400, json: { code: 'refresh_token_not_found', msg: 'No.' } }),
  );
  await page.getByRole('button', { name: 'Subscribe', description: 'Basic' }).click();
  await page.getByText('Your session has expired. Please log in again.').waitFor();
  await page.waitForURL('**/en/login');
});

it('says which plan is the own, and that a checkout was left', async () => {
  const page = await open({ language: 'en', width: phone, remembers });
  // What is said goes by itself, whether all of the page was loaded by then or not.
  await page.goto('/en/pricing?checkout_canceled=true', { waitUntil: 'commit' });
  await page.getByText('Checkout canceled').waitFor();
  await page.waitForURL(/pricing$/);
  await page.getByRole('button', { name: 'Current Plan', description: 'Pro', disabled: true }).waitFor();
});

it('warns in the dashboard when the quota is almost used up or a payment is due', async () => {
  const page = await open({ remembers });
  const [periodStart, periodEnd] = ['2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'];
  await page.route('**/api/v1/usage', (route) =>
    route.fulfill({ json: { used: 95_000, remaining: 5000, limit: 100_000, percent: 95, periodStart, periodEnd } }),
  );
  const subscription = {
    isSubscribed: true,
    isInTrial: false,
    plan: 'basic',
    status: 'past_due',
    trialEnd: null,
    subscriptionEnd: periodEnd,
  };
  const due = { cancelAtPeriodEnd: false, pastDueSince: periodStart, accessEnd: periodEnd, isTrialRefused: false };
  await page.route('**/api/v1/subscription', (route) => route.fulfill({ json: { ...subscription, ...due } }));
  await page.route('**/api/v1/events', (route) => route.abort());
  await page.goto('/en/dashboard');
  await page.getByText('Your quota is almost used up').waitFor();
  await page.getByText('Your last payment did not go through').waitFor();
  await checkPage(page, 'past due and almost used up');
});

it('says whose card was refused, and what can be done', async () => {
  const page = await open({ remembers });
  const unpaid = {
    isSubscribed: false,
    isInTrial: false,
    plan: 'basic',
    status: 'past_due',
    trialEnd: '2026-11-01T00:00:00.000Z',
    subscriptionEnd: '2026-12-01T00:00:00.000Z',
    cancelAtPeriodEnd: false,
    pastDueSince: '2026-11-01T00:00:00.000Z',
    accessEnd: null,
    isTrialRefused: false,
  };
  await page.route('**/api/v1/subscription', (route) => route.fulfill({ json: unpaid }));
  await page.route('**/api/v1/events', (route) => route.abort());
  await page.goto('/en/dashboard');
  const advice = 'There was an issue with your payment method.';
  await page.getByRole('region', { name: 'No Active Subscription' }).getByText(advice).waitFor();
  await page.getByRole('button', { name: 'Refresh Status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subscription Failed' });
  await dialog.getByText(advice).waitFor();
  await checkPage(page, 'card refused');
});

it('offers no trial to a person to whom it was refused', async () => {
  const page = await open();
  await joinAs(page, newPerson());
  await page.goto('/en/pricing');
  const offers = page.getByText(/^7 days free, then/);
  await expect.poll(() => offers.count()).toBe(3);
  // This card has had one.
  await buy(page, 'Basic', 'members');
  await page.getByText('Your trial could not be started').waitFor();
  await page.getByText('Your free trial has been used. Choose a plan to generate speech.').waitFor();
  await page.goto('/en/generate');
  await page.getByText(/trial has been used/).waitFor();
  await page.goto('/en/pricing');
  await expect.poll(() => offers.count()).toBe(0);
});

it('says that the portal could not be opened where the answer has no address', async () => {
  const page = await open({ remembers });
  await page.goto('/en/subscription');
  await page.route('**/api/v1/portal', (route) => route.fulfill({ json: {} }));
  await page.getByRole('button', { name: 'Manage subscription' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subscription Failed' });
  await dialog.getByText('Failed to open subscription management portal').waitFor();
  expect(new URL(page.url()).pathname).toBe('/en/subscription');
});

it('says that the data of the account could not be refreshed', async () => {
  const page = await open({ remembers });
  await page.goto('/en/dashboard');
  await page.getByText('Characters remaining').waitFor();
  await page.route('**/api/v1/usage', (route) => route.abort());
  await page.getByRole('button', { name: 'Refresh Status' }).click();
  await page.getByText('Failed to update').waitFor();
  await page.getByText("Couldn't refresh your account data.").waitFor();
  await page.getByText('Your Pro plan is now in trial mode.').waitFor();
});

it('the history plays and deletes an utterance', async () => {
  const page = await open({ remembers });
  await listenOnAndOn(page);
  await page.goto('/en/dashboard');
  await page
    .getByRole('button', { name: /^Play:/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Stop:/ }).waitFor();
  await page.getByRole('button', { name: /^Stop:/ }).click();
  // A visitor who leaves before the answer gets no message.
  await page.route('**/api/v1/history/*/audio', () => new Promise(() => undefined));
  await page
    .getByRole('button', { name: /^Play:/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Stop:/ }).waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
  await page.getByRole('button', { name: 'Current Plan' }).waitFor();
  expect(await page.getByRole('region', { name: 'Notifications' }).innerText()).toBe('');
});

it('makes a further key with a name and a limit', async () => {
  const page = await open({ remembers });
  await page.goto('/en/api-keys');
  await page.getByRole('button', { name: 'Create another key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Another API key' });
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await dialog.getByText('Please name the key').waitFor();
  await checkPage(page, 'another key, with a fault');
  await dialog.getByLabel('Name').fill('Newsroom');
  await dialog.getByLabel('Characters a month (optional)').fill('٢٬٠٠٠');
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await page.getByText('API key created').waitFor();
  await page.getByText('0 of 2,000 characters this month').waitFor();
});

it('the history is switched off after a confirmation', async () => {
  const page = await open({ remembers });
  await page.goto('/en/settings');
  const days = page.getByLabel('Keep audio for');
  const saved: unknown[] = [];
  page.on(
    'response',
    (response) =>
      response.url().endsWith('/history-settings') &&
      response.request().method() !== 'GET' &&
      saved.push(response.request().postDataJSON().audioDays),
  );
  const { promise: whenAsked, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/v1/history-settings', async (route) => {
    // The first choice is slow to arrive.
    await (route.request().postDataJSON()?.audioDays === 7 ? whenAsked : undefined);
    await route.continue();
  });
  await days.selectOption('7 days');
  await days.selectOption('30 days');
  await page.evaluate(() => new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve))));
  release();
  await page.getByText('History setting saved').first().waitFor();
  await expect.poll(() => saved).toEqual([7, 30]);
  await page.reload();
  await expect.poll(() => days.inputValue()).toBe('30');
  await page.getByText('Nothing', { exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Keep nothing?' });
  await dialog.waitFor();
  await checkPage(page, 'keep nothing?');
  await dialog.getByRole('button', { name: 'Delete and keep nothing' }).click();
  await page.getByText('History setting saved').waitFor();
  await page.goto('/en/dashboard');
  await page.getByText('Your recent TTS generations will appear here.').waitFor();
});

async function generate(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(words);
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
}
