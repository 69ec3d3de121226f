import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { countCharacters } from '@rakhim/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiServer, startApiServer, testKey } from './driver/api-server.ts';
import { dropFiles } from './driver/drop-files.ts';
import { giveKey } from './driver/give-key.ts';
import { type DesktopApp, launchDesktop, makeUserData } from './driver/launch-desktop.ts';

const names = ['one', 'two', 'three', 'four', 'five', 'six'];

let server: ApiServer;
let app: DesktopApp;
let userData: string;
let texts: string;

beforeAll(async () => {
  server = await startApiServer({ characterMs: 4 });
  userData = await makeUserData();
  texts = join(userData, 'Documents', 'texts');
  await mkdir(texts, { recursive: true });
  await Promise.all(names.map((name, index) => writeFile(join(texts, `${name}.txt`), textOf(index))));
  app = await launchDesktop({ userData, server: server.origin });
  await giveKey(app, testKey);
});
afterAll(async () => {
  await app?.close();
  await server?.close();
});

const textOf = (index: number): string => `هذا هو النص رقم ${index + 1}.`;
/** A batch that has just read its last file would begin with what is added by itself. */
const untilIdle = () => app.page.getByRole('button', { name: 'Open the folder' }).waitFor();
const add = (...added: string[]) =>
  dropFiles(
    app,
    added.map((name) => join(texts, `${name}.txt`)),
  );
const rows = () => app.page.getByRole('list', { name: 'Files' }).getByRole('listitem');
const shownNames = async () => (await rows().allTextContents()).map((row) => /(\w+)\.txt/.exec(row)?.[1]);
const sounds = async () =>
  (await readdir(texts)).filter((name) => name.endsWith('.mp3')).map((name) => name.replace('.mp3', ''));
const spokenTexts = () =>
  server.emulator.calls.filter(({ path }) => path.startsWith('/api/v1/synthesize')).map(({ body }) => body['text']);

async function move(name: string, where: string): Promise<void> {
  await app.page.getByRole('button', { name: `More about ${name}.txt` }).click();
  await app.page.getByRole('menuitem', { name: where }).click();
}

/** As if a person had pressed the window's own button. */
const closeWindow = () =>
  app.evaluate(({ BrowserWindow }) => (BrowserWindow as unknown as { all: { close(): void }[] }).all[0]?.close());

const windowState = () =>
  app.evaluate(({ BrowserWindow, records }) => ({
    isVisible: (BrowserWindow as unknown as { all: { isVisible(): boolean }[] }).all[0]?.isVisible(),
    trays: records.trays,
  }));

// Each of these tests continues where the previous one ended.
describe('the queue', () => {
  it('shows its cost, and can be reordered', async () => {
    await add('one', 'two', 'three');
    await expect.poll(shownNames).toEqual(['one', 'two', 'three']);
    const characters = [0, 1, 2].reduce((sum, index) => sum + countCharacters(textOf(index)), 0);
    await app.page.getByText(`Still to read: ${characters} characters`).waitFor();
    await app.page
      .getByText(`After that, ${(1_000_000 - characters).toLocaleString('en')} characters remain in this period.`)
      .waitFor();
    await move('three', 'Move to the top');
    await expect.poll(shownNames).toEqual(['three', 'one', 'two']);
    await move('one', 'Move down');
    await expect.poll(shownNames).toEqual(['three', 'two', 'one']);
    await move('one', 'Move up');
    await expect.poll(shownNames).toEqual(['three', 'one', 'two']);
  });

  it('takes other settings for all that waits, each file in its place', async () => {
    const { page } = app;
    await page.getByRole('complementary').getByLabel('Voice', { exact: true }).selectOption('female2');
    expect(await page.getByText('Nadia ·').count(), 'settings are those of the time when a file was added').toBe(0);
    await page.getByRole('button', { name: 'Apply to all waiting files' }).click();
    await expect.poll(() => page.getByText('Nadia ·').count()).toBe(3);
    expect(await shownNames()).toEqual(['three', 'one', 'two']);
  });

  it('is read in its order', async () => {
    await app.page.getByRole('button', { name: 'Start reading' }).click();
    await expect.poll(async () => (await sounds()).toSorted()).toEqual(['one', 'three', 'two']);
    // Two are asked for at once, and either may arrive first.
    expect(spokenTexts().slice(0, 2).toSorted()).toEqual([textOf(0), textOf(2)].toSorted());
    expect(spokenTexts().at(-1)).toBe(textOf(1));
  });

  it('pauses while the service is unreachable, says so, and resumes by itself', async () => {
    const { page } = app;
    await untilIdle();
    await server.disappear();
    await add('four');
    await page.getByRole('button', { name: 'Start reading' }).click();
    await page.getByText('No connection. Reading continues by itself when it is back.').waitFor();
    expect(await sounds()).toHaveLength(3);
    await server.reappear();
    await expect.poll(sounds).toContain('four');
    await page.getByText('No connection.').waitFor({ state: 'hidden' });
  });

  it('is asked about when the window is closed over it: back, on out of sight, or paused and away', async () => {
    const { page } = app;
    await untilIdle();
    const release = server.hold();
    await add('five', 'six');
    await page.getByRole('button', { name: 'Start reading' }).click();
    await page.getByText('Reading', { exact: true }).first().waitFor();
    const dialog = page.getByRole('dialog', { name: 'Files are still being read' });
    await closeWindow();
    await dialog.getByRole('button', { name: 'Back to the batch' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await windowState()).toEqual({ isVisible: true, trays: 0 });

    await closeWindow();
    await dialog.getByRole('button', { name: 'Keep reading in the background' }).click();
    await expect.poll(windowState).toEqual({ isVisible: false, trays: 1 });
    await app.evaluate(({ app: electron }) => void electron.emit('second-instance'));
    expect(await windowState(), 'opened once more').toEqual({ isVisible: true, trays: 0 });

    await closeWindow();
    await dialog.getByRole('button', { name: 'Pause and quit' }).click();
    release();
    expect(await app.ended, 'it ends by itself').toBe(0);
    await app.close();
    expect(
      JSON.parse(await readFile(join(userData, 'settings.json'), 'utf8')),
      'and knows where its window was',
    ).toMatchObject({ window: { width: 1180, height: 800 } });
  });

  it('has lost nothing when the app is opened again, and nothing was paid for twice', async () => {
    app = await launchDesktop({ userData, server: server.origin });
    await giveKey(app, testKey);
    await expect.poll(async () => (await shownNames()).toSorted()).toEqual(names.toSorted());
    const start = app.page.getByRole('button', { name: 'Start reading' });
    if (await start.isVisible()) {
      await start.click();
    }
    await expect.poll(async () => (await sounds()).toSorted()).toEqual(names.toSorted());
    expect(server.emulator.usage.used).toBe(names.reduce((sum, _, index) => sum + countCharacters(textOf(index)), 0));
  });
});
