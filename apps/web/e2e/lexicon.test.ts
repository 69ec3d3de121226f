import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { desktop, keepMessages, useBrowser, type Visit } from './support/browser.ts';
import { checkPage } from './support/check-page.ts';
import { holdRequests } from './support/hold-requests.ts';
import { emptyLexicon, fillLexicon } from './support/lexicon.ts';
import { joinAs, newPerson, subscribeTo } from './support/people.ts';
import { waitUntilFilled } from './support/wait-until-filled.ts';

const { open } = useBrowser();
let remembers: NonNullable<Visit['remembers']>;
const cairo = { written: 'القاهرة', reading: 'القَاهُرَة', kind: 'name', note: 'كما يقولها أهلها' };
const rows = (page: Page) => page.getByRole('region', { name: 'Entries' }).getByRole('listitem');

beforeAll(async () => {
  const page = await open();
  await joinAs(page, newPerson('سلمى حداد'));
  await subscribeTo(page, 'Pro', 'visa');
  remembers = await page.context().storageState();
});
beforeEach(async () => {
  await emptyLexicon(await openLexicon());
});

async function openLexicon(visit: Visit = {}, search = ''): Promise<Page> {
  const page = await open({ remembers, ...visit });
  await keepMessages(page);
  await page.goto(`/${visit.language ?? 'en'}/lexicon${search}`);
  await waitUntilFilled(page);
  return page;
}

it('is shown in both languages, light and dark, without a fault: empty, filled, and with its form', async () => {
  for (const [language, theme, width] of [
    ['en', 'light', desktop],
    ['en', 'dark', 320],
    ['ar', 'light', 320],
    ['ar', 'dark', desktop],
  ] as const) {
    const look = `${language} ${theme} ${width}`;
    const page = await openLexicon({ language, theme, width });
    await checkPage(page, `empty, ${look}`);
    await fillLexicon(page, [cairo, { written: 'Rakhim', reading: 'رَخِيم' }]);
    await page.reload();
    await waitUntilFilled(page);
    await checkPage(page, `filled, ${look}`);
    await page
      .getByRole('button', { name: /القاهرة/ })
      .first()
      .click();
    await page.locator('[role=dialog] [lang="und-fonipa"]').waitFor();
    await checkPage(page, `form, ${look}`, '[role=dialog]');
    await emptyLexicon(page);
  }
});

it('takes an entry by keyboard alone, shows how it will be said, and undoes it', async () => {
  const page = await openLexicon();
  await page.getByRole('button', { name: 'Add an entry' }).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'New entry' });
  await form.getByLabel('As it is written').and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await form.getByText('Please enter how it is read.').waitFor();
  await page.keyboard.type(cairo.written);
  await page.keyboard.press('Tab');
  await page.keyboard.type(cairo.reading);
  await form.getByText('Costs 10 characters. The same again is free.').waitFor();
  await form.locator('[lang="und-fonipa"]').waitFor();
  await page.keyboard.press('Enter');
  await rows(page).getByText(cairo.reading).waitFor();
  await page.getByText('“القاهرة” is read so from now on').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Nothing here yet').waitFor();
});

it('shows a change before the server has it, and takes it back with the reason when it is refused', async () => {
  const page = await openLexicon();
  await fillLexicon(page, [cairo, { written: 'دمشق', reading: 'دِمَشق' }]);
  await page.reload();
  const release = await holdRequests(page, '**/api/v1/lexicon/*');
  await page.getByRole('button', { name: 'Delete: دمشق' }).click();
  await expect.poll(() => rows(page).count()).toBe(1);
  release();
  await page.getByText('“دمشق” was deleted').waitFor();
  await page.unrouteAll();

  await page.getByRole('button', { name: 'Add an entry' }).click();
  const form = page.getByRole('dialog', { name: 'New entry' });
  await form.getByLabel('As it is written').fill(cairo.written);
  await form.getByLabel('As it is read').fill('القَاهِرَة');
  await form.getByText('Name', { exact: true }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Your lexicon has an entry for this already. Change that one.').waitFor();
  expect(await form.getByLabel('As it is read').inputValue()).toBe('القَاهِرَة');
  await checkPage(page, 'a refused entry', '[role=dialog]');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => rows(page).count()).toBe(1);
});

it('an entry is found however it is spelt, from the palette as well', async () => {
  const page = await openLexicon();
  await fillLexicon(page, [cairo, { written: 'دمشق', reading: 'دِمَشق' }]);
  await page.reload();
  await page.getByRole('searchbox', { name: 'Search your lexicon' }).fill('إلقَاهره');
  await expect.poll(() => rows(page).count()).toBe(1);
  await page.waitForURL((url) => url.searchParams.get('q') === 'إلقَاهره');
  await page.getByRole('searchbox', { name: 'Search your lexicon' }).fill('بيروت');
  await page.getByText('No entry has these letters.').waitFor();
  await checkPage(page, 'a search without a result');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('دمشق');
  await page.getByRole('option', { name: 'Search your lexicon for “دمشق”' }).click();
  await rows(page).getByText('دِمَشق').waitFor();
});

it('many entries come page by page', async () => {
  const page = await openLexicon();
  const letters = [...'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'];
  const words = letters.flatMap((letter) => ['ان', 'ون'].map((end) => `مك${letter}${end}`));
  await fillLexicon(
    page,
    words.map((written) => ({ written, reading: written })),
  );
  await page.reload();
  await page.getByText('Entries 1–50 of 56').waitFor();
  await checkPage(page, 'many entries');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Entries 51–56 of 56').waitFor();
  expect(await rows(page).count()).toBe(6);
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByText('Entries 1–50 of 56').waitFor();
});

it('says that it could not be loaded, and tries again', async () => {
  const page = await open({ remembers });
  await page.route('**/api/v1/lexicon?*', (route) => route.abort());
  await page.goto('/en/lexicon');
  await page.getByText('Your lexicon could not be loaded.').waitFor();
  await checkPage(page, 'failed to load');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Nothing here yet').waitFor();
});

it('the studio says of a word that the lexicon reads it, and changes its entry', async () => {
  const page = await openLexicon();
  await fillLexicon(page, [cairo]);
  await page.goto('/en/generate');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('سافرت إلى دمشق وبالقاهرة أقمت.');
  const word = page.locator('[data-reading] span').filter({ hasText: /قَاهُرَة/ });
  await word.click({ button: 'right' });
  const card = page.getByRole('dialog', { name: /وبالقاهرة/ });
  await card.getByText('Read as your lexicon says').waitFor();
  await checkPage(page, 'card of a word that the lexicon reads');
  await card.getByRole('button', { name: 'Change the lexicon entry' }).click();
  const form = page.getByRole('dialog', { name: 'Change the entry' });
  expect(await form.getByLabel('As it is written').inputValue()).toBe(cairo.written);
  await form.getByLabel('As it is read').fill('القَاهَرَة');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.locator('[data-reading] span').filter({ hasText: /قَاهَرَة/ }).waitFor();
});
