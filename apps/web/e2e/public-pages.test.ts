import { pageIds, pages } from '@rakhim/contract/pages';
import { expect, it } from 'vitest';
import { desktop, listenOnAndOn, phone, useBrowser } from './support/browser.ts';
import { checkPage } from './support/check-page.ts';

const { open, faults } = useBrowser();
const smallest = 320;
/** A listening page has no address without its token; it has a test of its own. */
const shown = pageIds.filter((id) => pages[id].audience !== 'member' && id !== 'listen').map((id) => pages[id].path);

it.each([
  ['en', 'light', desktop],
  ['ar', 'dark', smallest],
] as const)('shows every page to visitors in %s, %s, %s wide', async (language, theme, width) => {
  const page = await open({ language, theme, width });
  for (const path of shown) {
    await page.goto(`/${language}/${path}`);
    await page.locator('main h1').first().waitFor();
    await checkPage(page, `${language} ${path} ${theme} ${width}`);
  }
});

it.each([
  ['ar', smallest],
  ['ar', phone],
  ['ar', desktop],
  ['en', smallest],
  ['en', phone],
  ['en', desktop],
] as const)('sets the sentence of the dialects word by word, within the page: %s, %s wide', async (language, width) => {
  const page = await open({ language, width });
  await page.goto(`/${language}/home`);
  const words = page.getByRole('region', { name: /dialects|لهجات/u }).locator('ruby');
  await words.first().waitFor();
  await checkPage(page, `${language} home ${width}`);
  const gaps = await words.evaluateAll((rubies) => {
    const boxes = rubies.map((ruby) => ruby.getBoundingClientRect());
    return boxes.flatMap((box, index) => {
      const next = boxes[index + 1];
      return next && Math.abs(next.top - box.top) < 1 ? [box.left - next.right] : [];
    });
  });
  expect(gaps.length).toBeGreaterThan(0);
  expect(Math.min(...gaps)).toBeGreaterThan(2);
});

it('asks visitors in at a page for members', async () => {
  const page = await open({ language: 'ar', width: phone });
  const answer = await page.goto('/ar/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await answer?.text()).toContain('<title>لوحة التحكم · رخيم</title>');
  await checkPage(page, 'members only');
});

it('says that a page does not exist, and writes its address down', async () => {
  const page = await open();
  const response = await page.goto('/en/no-such-page');
  expect(response?.status()).toBe(404);
  expect(await response?.text()).toContain('<title>Page not found · Rakhim</title>');
  await page.getByText('Oops! Page not found').waitFor();
  await checkPage(page, 'not found');
  await expect.poll(() => faults).toEqual(['Unknown address: /en/no-such-page']);
  faults.length = 0;
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.waitForURL('**/en');
});

it('swaps the language and keeps the place, its query and its part', async () => {
  const page = await open();
  await page.goto('/en/pricing?from=mail#plan-pro');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: 'العربية' }).click();
  await page.waitForURL('**/ar/pricing?from=mail#plan-pro');
  await page.locator('html[dir=rtl]').waitFor();
});

it('the landing page plays one sample at a time, marks the spoken word, and rewinds a stopped sample', async () => {
  const page = await open();
  await listenOnAndOn(page);
  await page.goto('/en/home');
  const samples = page.getByRole('region', { name: 'Listen first' });
  await samples.getByRole('button').first().click();
  await samples.getByRole('button', { name: /^Stop/ }).waitFor();
  const sounding = samples.locator('[data-sounding]');
  await sounding.waitFor();
  await samples.getByRole('button').nth(1).click();
  await expect.poll(() => samples.getByRole('button', { name: /^Stop/ }).count()).toBe(1);
  await samples.getByRole('button', { name: /^Stop/ }).click();
  await expect.poll(() => samples.getByRole('button', { name: /^Stop/ }).count()).toBe(0);
  await expect.poll(() => sounding.count()).toBe(0);
  // A visitor who leaves before the answer gets no message.
  await page.route('**/*.mp3', () => new Promise(() => undefined));
  await samples.getByRole('button').nth(2).click();
  await samples.getByRole('button', { name: /^Stop/ }).waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
  await page.getByRole('heading', { name: 'Pay for the amount of speech you need', level: 1 }).waitFor();
  expect(await page.getByRole('region', { name: 'Notifications' }).innerText()).toBe('');
});

it('the reference lets its reader hear what the example says', async () => {
  const page = await open();
  await listenOnAndOn(page);
  await page.goto('/en/api-docs');
  await page.getByRole('button', { name: 'Hear what it says' }).click();
  await page.getByRole('button', { name: 'Stop what it says' }).click();
  await page.getByRole('button', { name: 'Hear what it says' }).waitFor();
  await page.route('**/api-example.mp3', (route) => route.abort());
  await page.getByRole('button', { name: 'Hear what it says' }).click();
  await page.getByText('The example could not be played.').waitFor();
});

it.each([
  ['en', /trial|plans?\b|pric(?!es and)|billing|\bpay|free|\$/iu],
  ['ar', /تجرب|خطة|الخطط|أسعار الخطط|تدفع|مجان|فواتير|\$/u],
] as const)('speaks of no price on the landing page where nothing is sold (%s)', async (language, prices) => {
  const page = await open({ language });
  await page.route(`**/${language}/home`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('name="billing" content="stripe"', 'name="billing" content="none"');
    await route.fulfill({ response: answer, body });
  });
  await page.goto(`/${language}/home`);
  await page.locator('meta[name="billing"][content="none"]').waitFor({ state: 'attached' });
  const told = `${await page.locator('meta[name=description]').getAttribute('content')} ${await page.innerText('body')}`;
  expect(told.match(prices)).toBeNull();
});
