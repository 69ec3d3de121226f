import { adminContactPath, type PageId, pageIds, pages } from '@nabra/contract/pages';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, it } from 'vitest';
import { desktop, phone, useBrowser, type Visit } from './support/browser.ts';
import { judgePage } from './support/judge-page.ts';
import { layOutPage } from './support/lay-out-page.ts';
import { joinAs, newPerson, subscribeTo } from './support/people.ts';

/** Where people look at them; git does not keep it. */
const folder = join(import.meta.dirname, '..', 'screenshots');

const { open } = useBrowser();
let member: NonNullable<Visit['remembers']>;
const looks = (['ar', 'en'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) => [phone, desktop].map((width) => ({ language, theme, width }))),
);
/** Pages that look the same to everybody are visited once. */
const membersPages: readonly PageId[] = ['dashboard', 'settings', 'generate', 'pricing'];

beforeAll(async () => {
  await mkdir(folder, { recursive: true });
  const page = await open();
  await joinAs(page, newPerson('سلمى حداد'));
  await subscribeTo(page, 'Enterprise', 'debit');
  await page.goto('/en/generate');
  await page.getByText(/characters left/).first().waitFor();
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('وصلت الطائرة الساعة 8:30 مساءً، وعلى متنها 150 راكبًا.');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByText('Speech generated!').waitFor();
  member = await page.context().storageState();
});

describe.each(looks)('in $language, $theme, $width wide', ({ language, theme, width }) => {
  it.each(pageIds.filter((id) => pages[id].audience !== 'member').map((id) => pages[id].path))('shows visitors %s', async (path) => {
    const page = await open({ language, theme, width });
    await page.goto(`/${language}/${path}`, { waitUntil: 'networkidle' });
    await page.locator('main h1').first().waitFor();
    await layOutPage(page);
    await page.screenshot({ path: join(folder, `${path}-${language}-${theme}-${width}.png`), fullPage: true });
    await judgePage(page, path);
  });

  it.each([...membersPages.map((id) => `${language}/${pages[id].path}`), adminContactPath.slice(1)])('shows a member %s', async (path) => {
    const page = await open({ language, theme, width, remembers: member });
    await page.goto(`/${path}`);
    await page.locator('main h1').first().waitFor();
    await page.waitForTimeout(settlingMs);
    const name = path.replaceAll('/', '-').replace(`${language}-`, '');
    await page.screenshot({ path: join(folder, `member-${name}-${language}-${theme}-${width}.png`), fullPage: true });
    await judgePage(page, path);
  });
});

/** Until charts are drawn and lists have come; the dashboard never falls silent, since events keep coming. */
const settlingMs = 2_000;
