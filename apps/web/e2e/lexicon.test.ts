import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { desktop, keepMessages, useBrowser, type Visit } from './support/browser.ts';
import { checkPage } from './support/check-page.ts';
import { holdRequests } from './support/hold-requests.ts';
import { emptyLexicon, fillLexicon } from './support/lexicon.ts';
import { joinAs, newPerson, subscribeTo } from './support/people.ts';
import { drawInParts, typeWhileDrawing } from './support/type-while-drawing.ts';
import { waitUntilFilled } from './support/wait-until-filled.ts';

const { open } = useBrowser();
let remembers: NonNullable<Visit['remembers']>;
const cairo = { written: 'القاهرة', reading: 'القَاهُرَة', kind: 'name', note: 'كما يقولها أهلها' };
const rows = (page: Page) => page.getByRole('region', { name: 'Entries' }).getByRole('listitem');

beforeAll(async () => {
  const page = await open();
  await joinAs(page, newPerson('سلمى حداد'));
  await subscribeTo(page, 'Pro', 'lexicon');
  remembers = await page.context().storageState();
});
beforeEach(() => emptyLexicon(remembers));

/** @param prepare what is done to the page before anything of it is loaded. */
async function openLexicon(
  visit: Visit = {},
  search = '',
  prepare: (page: Page) => Promise<void> = keepMessages,
): Promise<Page> {
  const page = await open({ remembers, ...visit });
  await prepare(page);
  await page.goto(`/${visit.language ?? 'en'}/lexicon${search}`);
  await waitUntilFilled(page);
  return page;
}

async function openStudio(): Promise<Page> {
  const page = await open({ remembers });
  await keepMessages(page);
  await page.goto('/en/generate');
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
    await fillLexicon(remembers, [cairo, { written: 'Rakhim', reading: 'رَخِيم' }]);
    await page.reload();
    await waitUntilFilled(page);
    await checkPage(page, `filled, ${look}`);
    await page
      .getByRole('button', { name: /القاهرة/ })
      .first()
      .click();
    await page.locator('[role=dialog] [lang="und-fonipa"]').waitFor();
    await checkPage(page, `form, ${look}`, '[role=dialog]');
    await emptyLexicon(remembers);
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
  await page.getByText('From now on, “القاهرة” is read this way').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Nothing here yet').waitFor();
});

it('leaves a writer in the field that is written in, however late the browser is with its timers', async () => {
  const page = await openLexicon();
  await page.evaluate(() => {
    const { setTimeout: later } = window;
    const late = (work: () => void, ms = 0) => later(work, ms === 0 ? 1_000 : ms);
    Object.assign(window, { setTimeout: late });
  });
  await page.getByRole('button', { name: 'Add an entry' }).click();
  const form = page.getByRole('dialog', { name: 'New entry' });
  const written = form.getByLabel('As it is written');
  await written.and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await form.getByText('Please enter how it is read.').waitFor();
  await written.and(page.locator(':focus')).waitFor();
  await page.keyboard.type('ال');
  await form.getByText('Please enter a word, a name or a phrase.').waitFor({ state: 'detached' });
  // Longer than a timer takes that is late.
  await page.waitForTimeout(1_500);
  await page.keyboard.type('قاهرة');
  expect(await written.inputValue()).toBe(cairo.written);
});

it('shows a change before the server has it, and takes it back with the reason when it is refused', async () => {
  await fillLexicon(remembers, [cairo, { written: 'دمشق', reading: 'دِمَشق' }]);
  const page = await openLexicon();
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

it('the search keeps every letter that is typed while an earlier one is drawn', async () => {
  await fillLexicon(remembers, [cairo, { written: 'دمشق', reading: 'دِمَشق' }]);
  const page = await openLexicon({}, '', drawInParts);
  const box = page.getByRole('searchbox', { name: 'Search your lexicon' });
  await typeWhileDrawing(page, { asked: 'q=ال', rest: 'قاهرة' });
  await box.fill('ال');
  await page.waitForURL((url) => url.searchParams.get('q') === cairo.written);
  expect(await box.inputValue()).toBe(cairo.written);
  await expect.poll(() => rows(page).count()).toBe(1);
});

it('an entry is found however it is spelt, from the palette as well', async () => {
  await fillLexicon(remembers, [cairo, { written: 'دمشق', reading: 'دِمَشق' }]);
  const page = await openLexicon();
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
  const letters = [...'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'];
  const words = letters.flatMap((letter) => ['ان', 'ون'].map((end) => `مك${letter}${end}`));
  await fillLexicon(
    remembers,
    words.map((written) => ({ written, reading: written })),
  );
  const page = await openLexicon();
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
  await fillLexicon(remembers, [cairo]);
  const page = await openStudio();
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('سافرت إلى دمشق وبالقاهرة أقمت.');
  const word = page.locator('[data-reading] [data-start]').filter({ hasText: /قَاهُرَة/ });
  await word.click({ button: 'right' });
  const card = page.getByRole('dialog', { name: /وبالقاهرة/ });
  await card.getByText('Read as your lexicon says').waitFor();
  await checkPage(page, 'card of a word that the lexicon reads');
  await card.getByRole('button', { name: 'Change the lexicon entry' }).click();
  const form = page.getByRole('dialog', { name: 'Change the entry' });
  expect(await form.getByLabel('As it is written').inputValue()).toBe(cairo.written);
  await form.getByLabel('As it is read').fill('القَاهَرَة');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.locator('[data-reading] [data-start]').filter({ hasText: /قَاهَرَة/ }).waitFor();
});

it('a reading that was chosen in the studio goes into the lexicon, once it is seen what else changes', async () => {
  const page = await openStudio();
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('سافرت إلى القاهرة، وبالقاهرة أقمت.');
  const words = page.locator('[data-reading] [data-start]');
  await words.filter({ hasText: /قَا?هِ/ }).first().click({ button: 'right' });
  const card = page.getByRole('dialog', { name: /القاهرة/ });
  await card.getByLabel('In your own words').fill(cairo.reading);
  await card.getByRole('button', { name: 'Apply' }).click();
  await card.getByRole('button', { name: 'Always read it this way' }).click();
  await card.getByText('1 more place in this text changes:').waitFor();
  await checkPage(page, 'what else changes');
  await card.getByRole('button', { name: 'Add to my lexicon' }).click();
  await page.getByText('“القاهرة” is now always read this way').waitFor();
  await expect.poll(() => words.filter({ hasText: /قَاهُرَة/ }).count()).toBe(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => words.filter({ hasText: /قَاهُرَة/ }).count()).toBe(1);
});

it('a file is imported once it is seen what it changes, line by line, and the import is undone', async () => {
  await fillLexicon(remembers, [cairo]);
  const page = await openLexicon();
  const content = 'written,reading,kind\nالقاهرة,القَاهِرَة,name\nدمشق,دِمَشق,name\na@b,باء,word\n';
  await page
    .getByLabel('Import a file …')
    .setInputFiles({ name: 'words.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  const dialog = page.getByRole('dialog', { name: 'Import into your lexicon' });
  await dialog.getByRole('region', { name: 'New' }).getByText('Line 3').waitFor();
  await dialog.getByRole('region', { name: 'Changed' }).getByText('القَاهِرَة').waitFor();
  await dialog.getByRole('region', { name: 'Left out' }).getByText('Line 4').waitFor();
  await checkPage(page, 'what a file changes', '[role=dialog]');
  await dialog.getByRole('button', { name: 'Import' }).click();
  await page.getByText('“words.csv” was imported').waitFor();
  await expect.poll(() => rows(page).count()).toBe(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('The import was undone').waitFor();
  await expect.poll(() => rows(page).count()).toBe(1);
  await rows(page).getByText(cairo.reading).waitFor();
});

it('a file that is let go on the page replaces the lexicon, when that is chosen', async () => {
  await fillLexicon(remembers, [cairo, { written: 'دمشق', reading: 'دِمَشق' }]);
  const page = await openLexicon();
  await rows(page).first().waitFor();
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['written,reading,kind\nبيروت,بَيْرُوت,name\n'], 'cities.csv', { type: 'text/csv' }));
    return data;
  });
  const target = rows(page).first();
  await target.dispatchEvent('dragover', { dataTransfer: transfer });
  await page.getByRole('status').filter({ hasText: 'Drop a CSV' }).first().waitFor();
  await target.dispatchEvent('drop', { dataTransfer: transfer });
  const dialog = page.getByRole('dialog', { name: 'Import into your lexicon' });
  await dialog.getByRole('region', { name: 'New' }).getByText('بيروت').waitFor();
  await dialog.getByText('Delete them').click();
  await dialog.getByRole('region', { name: 'Deleted' }).getByText('دمشق').waitFor();
  await checkPage(page, 'what a file deletes', '[role=dialog]');
  await dialog.getByRole('button', { name: 'Import' }).click();
  await page.getByText('“cities.csv” was imported').waitFor();
  await expect.poll(() => rows(page).count()).toBe(1);
  await rows(page).getByText('بَيْرُوت').waitFor();
});

it('goes back to an earlier version, and undoes that, too', async () => {
  await fillLexicon(remembers, [cairo]);
  await fillLexicon(remembers, [{ written: 'دمشق', reading: 'دِمَشق' }]);
  const page = await openLexicon();
  await expect.poll(() => rows(page).count()).toBe(2);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  const dialog = page.getByRole('dialog', { name: 'History of your lexicon' });
  await dialog
    .getByRole('button', { name: /^Added/ })
    .nth(1)
    .click();
  await dialog.getByRole('button', { name: 'Go back to this version' }).click();
  await page.getByText('Your lexicon is as it was then').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => rows(page).count()).toBe(1);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await dialog
    .getByRole('button', { name: /^Went back/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Undo this change' }).click();
  await page.getByText('The change was undone').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => rows(page).count()).toBe(2);
});

it('a reading is heard before it is saved; the same again is not even asked for', async () => {
  const page = await openLexicon();
  await page.evaluate(() => {
    const heard = window as unknown as { ended: number };
    heard.ended = 0;
    const { Audio } = window;
    window.Audio = class extends Audio {
      constructor(url?: string) {
        super(url);
        this.addEventListener('ended', () => (heard.ended += 1));
      }
    };
  });
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/v1/synthesize')) {
      answers.push(response.status());
    }
  });
  await page.getByRole('button', { name: 'Add an entry' }).click();
  const form = page.getByRole('dialog', { name: 'New entry' });
  await form.getByLabel('As it is read').fill('دِمَشق');
  for (const times of [1, 2]) {
    await form.getByRole('button', { name: 'Hear it' }).click();
    await expect.poll(() => page.evaluate(() => (window as unknown as { ended: number }).ended)).toBe(times);
  }
  await form.getByRole('button', { name: 'Hear it' }).waitFor();
  expect(answers).toEqual([200]);
});

it('says what is wrong with a file that cannot be read', async () => {
  const page = await openLexicon();
  const field = page.getByLabel('Import a file …');
  await field.setInputFiles({ name: 'words.docx', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await page.getByText('Choose a file that ends in .csv, .json, .pls or .xml.').waitFor();
  await field.setInputFiles({ name: 'words.json', mimeType: 'application/json', buffer: Buffer.from('{') });
  const dialog = page.getByRole('dialog', { name: 'Import into your lexicon' });
  await dialog.getByText('This file cannot be imported').waitFor();
  await checkPage(page, 'a file that cannot be read', '[role=dialog]');
  await expect.poll(() => dialog.getByRole('button', { name: 'Import' }).isDisabled()).toBe(true);
});

it.each(['CSV', 'JSON', 'PLS'])('is exported as %s', async (format) => {
  await fillLexicon(remembers, [cairo]);
  const page = await openLexicon();
  await page.getByRole('button', { name: 'More' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: new RegExp(`^${format}`) }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`rakhim-lexicon.${format.toLowerCase()}`);
});

it('its history shows what a change changed, undoes it and goes back', async () => {
  await fillLexicon(remembers, [cairo, { written: 'دمشق', reading: 'دِمَشق' }]);
  const page = await openLexicon();
  await page.getByRole('button', { name: 'Delete: دمشق' }).click();
  await expect.poll(() => rows(page).count()).toBe(1);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  const dialog = page.getByRole('dialog', { name: 'History of your lexicon' });
  await dialog
    .getByRole('button', { name: /^Deleted/ })
    .first()
    .click();
  await dialog.getByText('دِمَشق').waitFor();
  await checkPage(page, 'history', '[role=dialog]');
  await dialog.getByRole('button', { name: 'Undo this change' }).click();
  await page.getByText('The change was undone').waitFor();
  await dialog
    .getByRole('button', { name: /^Undone/ })
    .first()
    .waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => rows(page).count()).toBe(2);
});

it('shows what an entry would change in a text before it is saved', async () => {
  const page = await openLexicon();
  await page.getByRole('button', { name: 'Add an entry' }).click();
  const form = page.getByRole('dialog', { name: 'New entry' });
  await form.getByLabel('As it is written').fill(cairo.written);
  await form.getByLabel('As it is read').fill(cairo.reading);
  await form.getByText('See what it would change in a text').click();
  await form.getByLabel('Text', { exact: true }).fill('سافرت إلى القاهرة، وبالقاهرة أقمت.');
  await form.getByText('2 places would be read differently.').waitFor();
  await form
    .getByRole('button', { name: /^Hear “.+”, for \d+ characters$/ })
    .first()
    .waitFor();
  await checkPage(page, 'what an entry would change', '[role=dialog]');
});

it('a reading may be given in phonemes or by a rule', async () => {
  const page = await openLexicon();
  await page.getByRole('button', { name: 'Add an entry' }).click();
  const form = page.getByRole('dialog', { name: 'New entry' });
  await form.getByLabel('As it is written').fill('FBI');
  await form.getByText('by a rule', { exact: true }).click();
  await form.getByLabel('As it is read').selectOption('letter by letter');
  await checkPage(page, 'a reading by a rule', '[role=dialog]');
  await form.getByRole('button', { name: 'Save' }).click();
  await rows(page).getByText('letter by letter').waitFor();
  await page.getByRole('button', { name: 'Change: FBI' }).click();
  const change = page.getByRole('dialog', { name: 'Change the entry' });
  await change.getByText('in IPA', { exact: true }).click();
  await change.getByLabel('As it is read').fill('if biː aːj');
  await change.getByRole('button', { name: 'Save' }).click();
  await rows(page).getByText('if biː aːj').waitFor();
  await page.getByText('“FBI” was changed').waitFor();
});
