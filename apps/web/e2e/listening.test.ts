import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { desktop, listenOnAndOn, phone, useBrowser, type Visit } from './support/browser.ts';
import { checkPage } from './support/check-page.ts';
import { joinAs, newPerson, subscribeTo } from './support/people.ts';

const { open } = useBrowser();
let member: NonNullable<Visit['remembers']>;
const text = 'وعلم الناس بالخبر.';

beforeAll(async () => {
  const page = await open();
  await joinAs(page, newPerson('سلمى حداد'));
  await subscribeTo(page, 'Pro', 'listening');
  member = await page.context().storageState();
});

it('says a form of a word before it is chosen, at the price that stands beside it, and once only', async () => {
  const page = await openSheet();
  await textOf(page).fill(text);
  await textOf(page).blur();
  await page.locator('[data-reading] [data-start="0"]').click({ button: 'right' });
  const card = page.getByRole('dialog', { name: 'How “وعلم” is read' });
  await card.getByText('Hearing a form costs 4 characters. The same again is free.').waitFor();
  await checkPage(page, 'a card with forms to hear', '[role=dialog]');
  const charged: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/v1/synthesize')) {
      charged.push(response.headers()['x-characters']);
    }
  });
  const form = card.getByRole('group', { name: 'Or read it as' });
  const hear = form.getByRole('button', { name: /^Hear/ }).first();
  const stop = form.getByRole('button', { name: /^Stop/ }).and(page.locator('[aria-busy=false]'));
  await hear.click();
  await stop.click();
  await hear.click();
  await stop.waitFor();
  expect(charged).toEqual(['4']);
  // Nothing is chosen by hearing it.
  expect(await card.getByRole('button', { name: 'Undo this change' }).count()).toBe(0);
});

it('goes from one take of a text to another while it plays, and brings one back as it was made', async () => {
  const page = await openSheet();
  const generate = page.getByRole('button', { name: 'Generate', exact: true });
  await page.getByRole('slider', { name: 'Speaking speed' }).fill('1.5');
  await textOf(page).fill(text);
  await generate.click();
  await page.getByText('Speech generated!').waitFor();
  await page.getByRole('slider', { name: 'Speaking speed' }).fill('1');
  await generate.click();
  const takes = page.getByRole('region', { name: 'Takes' });
  await takes.getByRole('button', { name: 'Compare takes' }).click();
  const comparison = takes.getByRole('group', { name: 'The same text, side by side' });
  await comparison.getByRole('button', { name: 'Play the chosen take' }).click();
  await comparison.getByRole('button', { name: 'Stop' }).waitFor();
  await comparison.getByText('1 · Karim').click();
  await comparison.getByRole('radio', { name: '1 · Karim', checked: true }).waitFor();
  await comparison.getByRole('button', { name: 'Stop' }).waitFor();
  await checkPage(page, 'takes side by side');
  const prices = pricesOf(page);
  const notYetStored = { characters: text.length, charged: text.length, paragraphs: [] };
  await page.route('**/api/v1/text/price', (route) => route.fulfill({ json: notYetStored }), { times: 1 });
  await comparison.getByRole('button', { name: 'Bring back this take' }).click();
  await expect.poll(() => page.getByRole('slider', { name: 'Speaking speed' }).inputValue()).toBe('1.5');
  const sound = page.getByRole('region', { name: 'Sound' });
  await expect.poll(async () => [await sound.innerText(), ...prices].join('\n')).toContain('Free: its sound is kept');
});

it('shares a text with somebody who has no account, until it is taken back', async () => {
  const page = await openSheet();
  await textOf(page).fill(text);
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByText('Speech generated!').waitFor();
  await page.goto('/en/history');
  await page
    .getByRole('button', { name: /^Share:/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Share as a listening page' });
  await dialog.getByText('7 days').click();
  await checkPage(page, 'before sharing', '[role=dialog]');
  await dialog.getByRole('button', { name: 'Create the link' }).click();
  const link = await dialog.getByLabel('Link').inputValue();
  await checkPage(page, 'shared', '[role=dialog]');

  const { pathname } = new URL(link);
  for (const [language, theme, width] of [
    ['en', 'light', phone],
    ['ar', 'dark', desktop],
  ] as const) {
    const listener = await open({ language, theme, width });
    await listenOnAndOn(listener);
    const answer = await listener.goto(pathname.replace('/en/', `/${language}/`));
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    await listener.locator('[data-piece="0"]').waitFor();
    await checkPage(listener, `listening page ${language} ${theme} ${width}`);
    await listener.getByRole('button', { name: language === 'en' ? 'Play' : 'تشغيل', exact: true }).click();
    await listener.locator('[data-sounding]').waitFor();
    await listener.locator('[data-piece]').nth(2).click();
    await expect
      .poll(() => listener.locator('audio').evaluate(({ currentTime }: HTMLAudioElement) => currentTime))
      .toBeGreaterThan(0.3);
    expect(await listener.locator('body').innerText()).not.toContain('سلمى');
  }

  await dialog.getByRole('button', { name: 'Stop sharing' }).click();
  await dialog.waitFor({ state: 'detached' });
  const late = await open();
  await late.goto(pathname);
  await late.getByText('Nothing to hear here any more').waitFor();
  await checkPage(late, 'a page that was taken back');
});

async function openSheet(): Promise<Page> {
  const page = await open({ remembers: member });
  await listenOnAndOn(page);
  await page.goto('/en/generate');
  await page
    .getByText(/characters left/)
    .filter({ visible: true })
    .first()
    .waitFor();
  return page;
}

/** What the page is answered when it asks for a price, for the message of a test that fails. */
function pricesOf(page: Page): string[] {
  const prices: string[] = [];
  const isPrice = (url: string) => url.endsWith('/api/v1/text/price');
  page.on('response', (response) => {
    if (isPrice(response.url())) {
      void response.text().then((body) => prices.push(`${response.status()} ${body}`));
    }
  });
  page.on('requestfailed', (request) => {
    if (isPrice(request.url())) {
      prices.push(`failed: ${request.failure()?.errorText}`);
    }
  });
  return prices;
}

function textOf(page: Page) {
  return page.getByRole('textbox', { name: 'Text', exact: true });
}
