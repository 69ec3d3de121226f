import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, useBrowser } from './support/browser.ts';
import { holdRequests } from './support/hold-requests.ts';
import { checkPage } from './support/check-page.ts';
import { joinAs, newPerson } from './support/people.ts';

const { open } = useBrowser();
const draft = 'كان يا ما كان، في قديم الزمان.';

describe('before it is known who writes', () => {
  it('the studio keeps the typed text and the earlier draft, and switches between them', async () => {
    const page = await openWithDraft();
    const release = await comeBackEarly(page);
    await textOf(page).pressSequentially('سلام');
    release();
    await whenKnown(page);
    await offerOf(page).waitFor();
    expect(await textOf(page).inputValue()).toBe('سلام');
    await textOf(page).and(page.locator(':focus')).waitFor();
    // As it would be if the draft had been there first.
    await page.getByRole('radio', { name: 'Egyptian Arabic', checked: true }).waitFor();
    await checkPage(page, 'an earlier draft');
    await offerOf(page).click();
    await expect.poll(() => textOf(page).inputValue()).toBe(draft);
    await whenKept(page, draft);
    await page.reload();
    await expect.poll(() => textOf(page).inputValue()).toBe(draft);
    await offerOf(page).click();
    await expect.poll(() => textOf(page).inputValue()).toBe('سلام');
  });

  it('keeps a draft whose dialect is changed early', async () => {
    const page = await openWithDraft();
    const release = await comeBack(page);
    await page.getByText('Gulf Arabic').click();
    await page.getByRole('radio', { name: 'Gulf Arabic', checked: true }).waitFor();
    release();
    await expect.poll(() => textOf(page).inputValue()).toBe(draft);
    await page.getByRole('radio', { name: 'Gulf Arabic', checked: true }).waitFor();
    expect(await offerOf(page).count()).toBe(0);
  });

  it('loses none of several, and drops one when it is told to', async () => {
    const page = await openWithDraft();
    const release = await comeBackEarly(page);
    await textOf(page).fill('واحد');
    release();
    await offerOf(page).waitFor();
    await whenKept(page, 'واحد');
    const releaseAgain = await comeBackEarly(page);
    await textOf(page).fill('اثنان');
    releaseAgain();
    await page.getByText('Earlier draft: واحد').waitFor();
    await offerOf(page).click();
    await page.getByText(`Earlier draft: ${draft}`).waitFor();
    await offerOf(page).click();
    await page.getByText('Earlier draft: اثنان').waitFor();
    await page.getByRole('button', { name: 'Discard the earlier draft' }).click();
    await page.getByText('Earlier draft: واحد').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Earlier draft: اثنان').waitFor();
    expect(await textOf(page).inputValue()).toBe(draft);
  });
});

it('keeps the draft of a visitor who types before the page is alive', async () => {
  const page = await open({ language: 'ar', width: phone });
  await page.goto('/ar/generate');
  await textOf(page).fill(draft);
  await whenKept(page, draft);
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/ar/generate', { waitUntil: 'commit' });
  await textOf(page).pressSequentially('سلام');
  release();
  await page.getByRole('button', { name: 'استعِدها' }).waitFor();
  expect(await textOf(page).inputValue()).toBe('سلام');
  await checkPage(page, 'an earlier draft in Arabic');
  await page.getByRole('button', { name: 'استعِدها' }).click();
  await expect.poll(() => textOf(page).inputValue()).toBe(draft);
});

it('leaves the text with its writer when the session ends by itself', async () => {
  const page = await openWithDraft();
  await page.route('**/api/v1/text/preview', (route) =>
    route.fulfill({
      status: 401,
      json: { error: 'No.', type: 'authentication_error', code: 'session_not_found', requestId: 'request-1' },
    }),
  );
  await page.route('**/auth/v1/token**', (route) =>
    route.fulfill({ status: 400, json: { code: 'refresh_token_not_found', msg: 'No.' } }),
  );
  await textOf(page).fill(`${draft} ثم`);
  await page.getByText('Your session has expired. Please log in again.').waitFor();
  await page.getByText('Authentication Required').waitFor();
  expect(await textOf(page).inputValue()).toBe(`${draft} ثم`);
});

it('a sign-out puts the text away, and a login takes a visitor’s text along', async () => {
  const person = newPerson('Nora Haddad');
  const page = await openWithDraft(person);
  await page.getByRole('button', { name: `Your account: ${person.name}` }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect.poll(() => textOf(page).inputValue()).toBe('');
  await textOf(page).fill('سلام');
  await page.getByText('Authentication Required').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/generate');
  await page.getByText(`Earlier draft: ${draft}`).waitFor();
  expect(await textOf(page).inputValue()).toBe('سلام');
});

/** Opens the studio as a member who has written something there. */
async function openWithDraft(person = newPerson()): Promise<Page> {
  const page = await open();
  await joinAs(page, person);
  await page.goto('/en/generate');
  await whenKnown(page);
  await page.getByText('Egyptian Arabic').click();
  await textOf(page).fill(draft);
  await whenKept(page, draft);
  return page;
}

/**
 * Opens it again. Their pass has run out meanwhile, so that nobody knows who they are until another one is let through.
 */
async function comeBack(page: Page): Promise<() => void> {
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('rakhim.session') ?? '{}') as object;
    localStorage.setItem('rakhim.session', JSON.stringify({ ...session, expires_at: 1 }));
  });
  const release = await holdRequests(page, '**/auth/v1/token**');
  await page.goto('/en/generate');
  return release;
}

/** Opens it again and stops where the page is shown and its code is still on the way. */
async function comeBackEarly(page: Page): Promise<() => void> {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/en/generate', { waitUntil: 'commit' });
  return release;
}

async function whenKnown(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Your account/ }).waitFor();
}

/** Drafts are saved with a short delay. */
async function whenKept(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (words) => Object.values({ ...localStorage }).some((value) => String(value).includes(words)),
    text,
  );
}

function offerOf(page: Page) {
  return page.getByRole('button', { name: 'Restore', exact: true });
}

function textOf(page: Page) {
  return page.locator('main textarea');
}
