import { pageIds, pages } from '@rakhim/contract/pages';
import { expect, it } from 'vitest';
import { desktop, listenOnAndOn, phone, useBrowser } from './support/browser.ts';
import { judgePage } from './support/judge-page.ts';
import { layOutPage } from './support/lay-out-page.ts';

const { open, faults } = useBrowser();
const smallest = 320;
const shown = pageIds.filter((id) => pages[id].audience !== 'member').map((id) => pages[id].path);

it.each([
  ['en', 'light', desktop],
  ['ar', 'dark', smallest],
] as const)('shows every page to visitors in %s, %s, %s wide', async (language, theme, width) => {
  const page = await open({ language, theme, width });
  for (const path of shown) {
    await page.goto(`/${language}/${path}`);
    await page.locator('main h1').first().waitFor();
    await judgePage(page, `${language} ${path} ${theme} ${width}`);
  }
});

it.each([
  ['en', smallest],
  ['ar', desktop],
] as const)(
  'keeps room for what is not seen yet, enough and not much more, in %s, %s wide',
  async (language, width) => {
    const page = await open({ language, width });
    // The browser never comes to rest here, and all stays as it is before that.
    await page.addInitScript(() => {
      globalThis.requestIdleCallback = () => 0;
    });
    await page.goto(`/${language}/home`, { waitUntil: 'networkidle' });
    const parts = page.locator('[data-later] > * > *');
    // What the style says, not what a part takes just now: one that was near for a moment, before its faces came, keeps
    // the height that it had then.
    const kept = await parts.evaluateAll((all) =>
      all.map((part) => {
        const style = getComputedStyle(part);
        const around = [
          style.paddingBlockStart,
          style.paddingBlockEnd,
          style.borderBlockStartWidth,
          style.borderBlockEndWidth,
        ];
        return [style.containIntrinsicBlockSize.replace('auto ', ''), ...around].reduce(
          (sum, length) => sum + Number.parseFloat(length),
          0,
        );
      }),
    );
    await layOutPage(page);
    await page.evaluate(async () => {
      // What is laid out asks for its faces.
      document.body.getBoundingClientRect();
      await document.fonts.ready;
    });
    const measure = () =>
      parts.evaluateAll((all) =>
        all.map((part) => ({
          title: part.querySelector('h2')?.textContent,
          height: Math.round(part.getBoundingClientRect().height),
        })),
      );
    const sumOf = (heights: readonly number[]) => heights.reduce((sum, height) => sum + height, 0);
    expect(kept.length).toBeGreaterThan(5);
    // In the end: faces may be asked for only after `ready` was, and in the browser's own a heading takes a line more.
    const tooHigh = async () =>
      (await measure())
        .map((part, index) => ({ ...part, kept: kept[index] ?? 0 }))
        .filter((part) => !(part.height <= part.kept));
    await expect.poll(tooHigh).toEqual([]);
    expect(sumOf(kept) / sumOf((await measure()).map(({ height }) => height))).toBeLessThan(1.4);
  },
);

it('is complete for whoever takes a picture of all of it, without having been scrolled', async () => {
  const page = await open({ language: 'ar', width: phone });
  await page.goto('/ar');
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('[data-later] > * > * > *')];
    return parts.length > 5 && parts.every((part) => part.checkVisibility({ contentVisibilityAuto: true }));
  });
});

it('asks visitors in at a page for members', async () => {
  const page = await open({ language: 'ar', width: phone });
  const answer = await page.goto('/ar/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await answer?.text()).toContain('<title>لوحة التحكم · رخيم</title>');
  await judgePage(page, 'members only');
});

it('says that a page does not exist, and writes its address down', async () => {
  const page = await open();
  const response = await page.goto('/en/no-such-page');
  expect(response?.status()).toBe(404);
  expect(await response?.text()).toContain('<title>Page not found · Rakhim</title>');
  await page.getByText('Oops! Page not found').waitFor();
  await judgePage(page, 'not found');
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

it('plays one sample at a time, marks the word that sounds, and sets back what is stopped', async () => {
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
  // Whoever leaves before it has come has nothing to be told.
  await page.route('**/*.mp3', () => new Promise(() => undefined));
  await samples.getByRole('button').nth(2).click();
  await samples.getByRole('button', { name: /^Stop/ }).waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
  await page.getByRole('heading', { name: 'Choose by how much you want heard', level: 1 }).waitFor();
  expect(await page.getByRole('region', { name: 'Notifications' }).innerText()).toBe('');
});
