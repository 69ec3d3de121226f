import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiServer, startApiServer, testKey } from './driver/api-server.ts';
import { findAccessibilityViolations } from './driver/find-accessibility-violations.ts';
import { giveKey } from './driver/give-key.ts';
import { type DesktopApp, launchDesktop, makeUserData } from './driver/launch-desktop.ts';
import { measureOverflow, showScreen } from './driver/show-screen.ts';
import { cancelInStudio, speakInStudio } from './driver/use-studio.ts';

const text = 'مرحبًا بكم في رخيم.';

let server: ApiServer;
let app: DesktopApp;

beforeAll(async () => {
  server = await startApiServer({ characterLimit: 100_000 });
  app = await launchDesktop({ userData: await makeUserData(), server: server.origin });
});
afterAll(async () => {
  await app?.close();
  await server?.close();
});

const spoken = () => server.emulator.calls.filter(({ path }) => path.startsWith('/api/v1/synthesize'));

describe('the studio in the app', () => {
  it('asks for a key, and is there once one was given', async () => {
    const { page } = app;
    await page.getByRole('link', { name: 'Studio' }).click();
    await page.getByRole('heading', { name: 'An API key is needed here' }).waitFor();
    await giveKey(app, testKey);
    await page.getByText('100,000 characters left').waitFor();
  });

  it('shows how a text is read, and plays what becomes of it', async () => {
    const { page } = app;
    await page.getByRole('textbox', { name: 'Text' }).fill(text);
    await page.locator('[data-start="0"]').waitFor();
    const audio = await speakInStudio(page);
    await expect
      .poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime), { message: 'it plays' })
      .toBeGreaterThan(0.1);
    await page.getByText('99,981 characters left').waitFor();
    expect(spoken().map(({ headers }) => headers.get('authorization'))).toEqual([`Bearer ${testKey}`]);
    expect(spoken().map(({ headers }) => headers.get('user-agent'))).toEqual(['rakhim-desktop/0.1.0']);
  });

  it('aborts the request at the service when it is cancelled here', async () => {
    await cancelInStudio(app.page, server);
    expect(spoken()).toHaveLength(1);
  });

  it('plays a voice before it is chosen', async () => {
    const { page } = app;
    const [sample] = await Promise.all([
      page.waitForResponse((response) => response.url().includes('/audio/voice-')),
      page
        .getByRole('button', { name: /^Preview voice/ })
        .first()
        .click(),
    ]);
    expect([sample.status(), sample.headers()['content-type']]).toEqual([200, 'audio/mpeg']);
  });
});

describe('the dashboard in the app', () => {
  it('shows the usage and the history', async () => {
    const { page } = app;
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    await page.getByText('99,981', { exact: true }).waitFor();
    await page.getByRole('listitem').filter({ hasText: text }).waitFor();
    await page.locator('svg.recharts-surface').first().waitFor();
  });

  it('shows at once what happens elsewhere, and follows no longer than it is open', async () => {
    const { page } = app;
    await expect.poll(() => server.followers()).toEqual([`Bearer ${testKey}`]);
    server.tell('usage', { ...server.emulator.usage, used: 40_000, remaining: 60_000, limit: 100_000, percent: 40 });
    await page.getByText('60,000', { exact: true }).waitFor();
    const lists = () => server.received().filter((path) => path.startsWith('/api/v1/history?')).length;
    const before = lists();
    server.tell('history');
    await expect.poll(lists).toBeGreaterThan(before);
    await page.getByRole('link', { name: 'Batch' }).click();
    await expect.poll(() => server.followers()).toEqual([]);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect.poll(() => server.followers()).toHaveLength(1);
  });

  it('leads to the website where a key is not enough', async () => {
    const { page } = app;
    for (const name of ['Settings', 'Upgrade Plan']) {
      await page.getByRole('link', { name }).first().click();
    }
    await page.getByRole('button', { name: 'Keys and plan' }).click();
    await expect
      .poll(() => app.evaluate(({ records }) => records.opened))
      .toEqual(['settings', 'pricing', 'dashboard'].map((path) => `${server.origin}/en/${path}`));
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Dashboard');
  });

  it('deletes the history', async () => {
    const { page } = app;
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Deleted').first().waitFor();
    expect(
      server.emulator.calls.some(({ method, path }) => method === 'DELETE' && path.startsWith('/api/v1/history/')),
    ).toBe(true);
  });
});

describe('the lexicon in the app', () => {
  it('takes, changes and deletes an entry with the key alone', async () => {
    const { page } = app;
    await page.getByRole('link', { name: 'Lexicon' }).click();
    await page.getByText('Nothing here yet').waitFor();
    await page.getByRole('button', { name: 'Add an entry' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('As it is written').fill('القاهرة');
    await form.getByLabel('As it is read').fill('القَاهُرَة');
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByText('القَاهُرَة').waitFor();
    await page.getByRole('button', { name: 'Change: القاهرة' }).click();
    await form.getByLabel('As it is read').fill('القَاهَرَة');
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByText('“القاهرة” was changed').waitFor();
    await page.getByRole('listitem').getByText('القَاهَرَة').waitFor();
    await page.getByRole('button', { name: 'Delete: القاهرة' }).click();
    await page.getByText('Nothing here yet').waitFor();
  });

  it('imports a file once it is seen what it changes, and exports', async () => {
    const { page } = app;
    await page.getByLabel('Import a file …').setInputFiles({
      name: 'cities.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('written,reading,kind\nدمشق,دِمَشق,name\nبيروت,بَيْرُوت,name\n'),
    });
    const dialog = page.getByRole('dialog', { name: 'Import into your lexicon' });
    await dialog.getByRole('region', { name: 'New' }).getByText('دمشق').waitFor();
    expect(await page.getByRole('listitem').getByText('دِمَشق').count()).toBe(1);
    await dialog.getByRole('button', { name: 'Import' }).click();
    await page.getByText('“cities.csv” was imported').waitFor();
    await page.getByText('2 entries').waitFor();
    await page.getByRole('button', { name: 'More' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /^JSON/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('rakhim-lexicon.json');
    expect(await readFile(await download.path(), 'utf8')).toContain('دِمَشق');
  });

  it('undoes an import from the history, and goes back to it', async () => {
    const { page } = app;
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'History' }).click();
    const dialog = page.getByRole('dialog', { name: 'History of your lexicon' });
    const imported = dialog.getByRole('button', { name: /^Imported/ });
    await imported.click();
    await dialog.getByText('دِمَشق').waitFor();
    await dialog.getByRole('button', { name: 'Undo this change' }).click();
    await page.getByText('The change was undone').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByText('Nothing here yet').waitFor();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'History' }).click();
    await imported.click();
    await dialog.getByRole('button', { name: 'Go back to this version' }).click();
    await page.getByText('Your lexicon is as it was then').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByText('2 entries').waitFor();
  });
});

describe('these screens', () => {
  const cases = (['generate', 'lexicon', 'dashboard'] as const).flatMap(
    (screen) =>
      [
        [screen, 'ar', 'light'],
        [screen, 'en', 'dark'],
      ] as const,
  );

  it.each(cases)(
    '%s, %s, %s: nothing that keeps anybody out, nothing that runs over',
    async (screen, language, theme) => {
      await showScreen(app, { screen, language, theme });
      // What is under way, or just done, has a picture beside it; what a sound has cost stays.
      const underway = app.page
        .getByRole('status')
        .filter({ visible: true, has: app.page.locator('[aria-hidden="true"]') });
      await underway.first().waitFor({ state: 'hidden' });
      expect(await findAccessibilityViolations(app)).toEqual([]);
      expect(await measureOverflow(app)).toBe(0);
    },
  );
});

describe('a key', () => {
  it('is shown as refused, and another one opens the screens again', async () => {
    const { page } = app;
    await giveKey(app, `rakhim_test_${'z'.repeat(33)}`);
    await page.getByRole('heading', { name: 'The server does not accept the key' }).waitFor();
    await giveKey(app, testKey);
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  });
});
