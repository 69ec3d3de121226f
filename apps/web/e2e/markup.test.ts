import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { desktop, useBrowser, type Visit } from './support/browser.ts';
import { checkPage } from './support/check-page.ts';
import { joinAs, newPerson, subscribeTo } from './support/people.ts';

const { open } = useBrowser();
let remembers: NonNullable<Visit['remembers']>;
const scene = '[slow]أهلا[/slow] [pause 1s] بكم';
const words = 'أهلا بكم';

beforeAll(async () => {
  const page = await open();
  await joinAs(page, newPerson('هدى منصور'));
  await subscribeTo(page, 'Basic', 'markup');
  remembers = await page.context().storageState();
});

async function openStudio(visit: Visit = {}): Promise<Page> {
  const page = await open({ remembers, ...visit });
  await page.goto(`/${visit.language ?? 'en'}/generate`);
  return page;
}

/** Chooses that tags in brackets are followed, by keyboard. */
async function followTags(page: Page): Promise<void> {
  const choice = page.getByRole('radio', { name: /^(In brackets|بين أقواس)$/ });
  await choice.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => choice.isChecked()).toBe(true);
}

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const left = (page: Page) =>
  page
    .getByText(/[\d,]+ characters? left/)
    .filter({ visible: true })
    .first();

it('tags count nowhere once they are followed: neither below the text, nor beside the button, nor in what is left', async () => {
  const page = await openStudio();
  await textOf(page).fill(scene);
  await page.getByText(`${scene.length} characters`).first().waitFor();
  await followTags(page);
  await expect.poll(() => page.getByText(`${scene.length} characters`).count()).toBe(0);
  expect(await page.getByText(`${words.length} characters`, { exact: true }).count()).toBeGreaterThanOrEqual(2);
  await page.getByText(`Tags are free. Characters charged: ${words.length}`).waitFor();
  const before = numberIn(await left(page).textContent());
  await page
    .getByText(new RegExp(`${(before - words.length).toLocaleString('en')} `))
    .filter({ visible: true })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByText('Speech generated!').first().waitFor();
  await expect.poll(async () => numberIn(await left(page).textContent())).toBe(before - words.length);
});

it('says what is wrong with a tag, and leads to it', async () => {
  const page = await openStudio();
  await textOf(page).fill('أهلا [slow]بكم');
  await followTags(page);
  await page.getByRole('button', { name: 'Show the place' }).click();
  expect(
    await textOf(page).evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    ),
  ).toBe('[slow]');
  await checkPage(page, 'a tag that is not closed');
});

it('hides nothing that it says of a reading again, however late the code comes that says what is wrong', async () => {
  const page = await openStudio();
  await page.route(/\/markup-problem-[^/]*\.js$/, async (route) => {
    await page.waitForTimeout(1_000);
    await route.continue();
  });
  await textOf(page).fill('وعلم الناس [slow]بالخبر.');
  await textOf(page).blur();
  const legend = page.getByRole('list', { name: 'What the marks mean' });
  await legend.waitFor();
  await followTags(page);
  await page.getByRole('button', { name: 'Show the place' }).waitFor();
  expect(await legend.count()).toBe(0);
});

it.each([
  ['en', 'light', desktop],
  ['ar', 'dark', 390],
] as const)('shows tags and what they cost without a fault (%s, %s, %i)', async (language, theme, width) => {
  const page = await openStudio({ language, theme, width });
  await page.locator('textarea[lang=ar]').first().fill(scene);
  await followTags(page);
  await page
    .getByText(/Characters charged: 8|8/)
    .first()
    .waitFor();
  await checkPage(page, `tags, ${language} ${theme} ${width}`);
});

function numberIn(text: string | null): number {
  return Number((/[\d,]+/u.exec(text ?? '')?.[0] ?? '').replaceAll(',', ''));
}
