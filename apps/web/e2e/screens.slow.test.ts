import { adminContactPath, adminPaths, type PageId, pageIds, pages } from '@rakhim/contract/pages';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, it } from 'vitest';
import { desktop, phone, useBrowser, type Visit } from './support/browser.ts';
import { joinAsAdministrator, newLetter, sendLetter } from './support/inbox.ts';
import { administrators } from './support/inbox-settings.ts';
import { checkPage } from './support/check-page.ts';
import { forceLayout } from './support/force-layout.ts';
import { joinAs, newPerson, subscribeTo } from './support/people.ts';

/** The place where people look at them; git does not keep it. */
const folder = join(import.meta.dirname, '..', 'screenshots');

const { open } = useBrowser();
let member: NonNullable<Visit['remembers']>;
const looks = (['ar', 'en'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) => [phone, desktop].map((width) => ({ language, theme, width }))),
);
/** Pages that look the same to everybody are visited once. */
const membersPages: readonly PageId[] = [
  'dashboard',
  'history',
  'jobs',
  'lexicon',
  'usage',
  'apiKeys',
  'webhooks',
  'subscription',
  'settings',
  'generate',
  'pricing',
];
const letters = 12;

beforeAll(async () => {
  await mkdir(folder, { recursive: true });
  const page = await open();
  await joinAs(page, newPerson('سلمى حداد'));
  await subscribeTo(page, 'Enterprise', 'screens');
  await page.goto('/en/generate');
  await page
    .getByText(/characters left/)
    .first()
    .waitFor();
  await page
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('وصلت الطائرة الساعة 8:30 مساءً، وعلى متنها 150 راكبًا.');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByText('Speech generated!').waitFor();
  member = await page.context().storageState();
});

describe.each(looks)('in $language, $theme, $width wide', ({ language, theme, width }) => {
  it.each(pageIds.filter((id) => pages[id].audience !== 'member').map((id) => pages[id].path))(
    'shows visitors %s',
    async (path) => {
      const page = await open({ language, theme, width });
      await page.goto(`/${language}/${path}`, { waitUntil: 'networkidle' });
      await page.locator('main h1').first().waitFor();
      await forceLayout(page);
      await page.screenshot({ path: join(folder, `${path}-${language}-${theme}-${width}.png`), fullPage: true });
      await checkPage(page, path);
    },
  );

  it.each([...membersPages.map((id) => `/${language}/${pages[id].path}`), ...adminPaths])(
    'shows a member %s',
    async (path) => {
      const page = await open({ language, theme, width, remembers: member });
      await page.addInitScript((chosen) => localStorage.setItem('rakhim.language', chosen), language);
      await page.goto(path);
      const name = path.replace(`/${language}/`, '').replace(/^\//, '').replaceAll('/', '-');
      await keep(page, `member-${name}-${language}-${theme}-${width}`);
    },
  );
});

describe('the inbox', () => {
  let administrator: typeof member;

  beforeAll(async () => {
    administrator = await joinAsAdministrator(await open(), administrators[0], 'سميرة');
  });

  async function openInbox({ language = 'en', ...visit }: Visit): Promise<Page> {
    const page = await open({ language, ...visit, remembers: administrator });
    await page.addInitScript((chosen) => localStorage.setItem('rakhim.language', chosen), language);
    await page.goto(adminContactPath);
    return page;
  }

  it.each(looks)('is empty in $language, $theme, $width wide', async (look) => {
    await keep(await openInbox(look), `inbox-empty-${look.language}-${look.theme}-${look.width}`);
  });

  describe('with letters', () => {
    beforeAll(async () => {
      for (let letter = 0; letter < letters; letter += 1) {
        await sendLetter(newLetter());
      }
    });

    it.each(looks)('is shown in $language, $theme, $width wide', async (look) => {
      const page = await openInbox(look);
      await keep(page, `inbox-${look.language}-${look.theme}-${look.width}`);
      await page.locator('tbody a').first().click();
      await keep(page, `inbox-letter-${look.language}-${look.theme}-${look.width}`);
    });
  });
});

async function keep(page: Page, name: string): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page.waitForTimeout(settlingMs);
  await forceLayout(page);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  await checkPage(page, name);
}

/** Until charts are drawn and lists have come; the dashboard never falls silent, since events keep coming. */
const settlingMs = 2_000;
