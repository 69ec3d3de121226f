import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiServer, startApiServer, testKey } from './driver/api-server.ts';
import { findElectron, launchElectron } from './driver/launch-electron.ts';
import { makeUserData } from './driver/launch-desktop.ts';
import { cancelInStudio, speakInStudio } from './driver/use-studio.ts';

const electron = findElectron();
if (electron === undefined && process.env['REQUIRE_ELECTRON']) {
  throw new Error(
    'Electron is required (REQUIRE_ELECTRON) and absent. Run `node node_modules/electron/install.js` in apps/desktop.',
  );
}
if (electron === undefined) {
  process.stderr.write(
    '\n*** SKIPPED: the tests on the real Electron (its program is not here; REQUIRE_ELECTRON=1 makes this a failure) ***\n\n',
  );
}

let server: ApiServer;
let userData: string;
let opened: Awaited<ReturnType<typeof launchElectron>>;

describe.skipIf(electron === undefined)('the app in the real Electron', () => {
  beforeAll(async () => {
    server = await startApiServer();
    userData = await makeUserData();
    await mkdir(join(userData, 'texts'));
    await writeFile(join(userData, 'texts', 'قصة.txt'), 'مرحبًا بكم في رخيم.');
    await writeFile(join(userData, 'settings.json'), JSON.stringify({ server: server.origin, language: 'en' }));
    opened = await launchElectron(electron ?? '', userData);
  });
  afterAll(async () => {
    await opened?.app.close();
    await server?.close();
  });

  it('is closed to what does not belong to it', async () => {
    const { app, page } = opened;
    expect(
      await page.evaluate(() => [typeof Reflect.get(globalThis, 'require'), typeof Reflect.get(globalThis, 'process')]),
    ).toEqual(['undefined', 'undefined']);
    expect(
      await page.evaluate(() =>
        fetch('https://outside.invalid').then(
          () => true,
          () => false,
        ),
      ),
    ).toBe(false);
    await page.evaluate(() => void window.open('https://outside.invalid'));
    await page.evaluate(() => {
      location.href = 'https://outside.invalid';
    });
    expect(app.windows()).toHaveLength(1);
    expect(page.url()).toMatch(/^app:\/\/bundle\//);
  });

  it('reads a file that was picked', async () => {
    const { app, page } = opened;
    await page.getByRole('link', { name: 'API key' }).click();
    await page.getByLabel('API key', { exact: true }).fill(testKey);
    await page.getByRole('button', { name: 'Save the key' }).click();
    await page.getByText(`It ends in ${testKey.slice(-4)}.`).waitFor();
    await page.getByRole('link', { name: 'Batch' }).click();
    await app.evaluate(
      ({ dialog }, folder) => {
        dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [folder] });
      },
      join(userData, 'texts'),
    );
    await page.getByRole('button', { name: 'Add a folder' }).click();
    await page.getByRole('button', { name: 'Start reading' }).click();
    await page.getByText('Done', { exact: true }).waitFor();
    expect(await readdir(join(userData, 'texts'))).toContain('قصة.mp3');
  });

  it('speaks in the studio, by the key that the page does not have', async () => {
    const { page } = opened;
    await page.getByRole('link', { name: 'Studio' }).click();
    await page.getByRole('textbox', { name: 'Text' }).fill('مرحبًا بكم في رخيم.');
    await speakInStudio(page);
    expect(await page.evaluate(() => fetch('/api/v1/usage').then(({ status }) => status)), 'without its pass').toBe(
      401,
    );
    await cancelInStudio(page, server);
    await page.getByRole('link', { name: 'API key' }).click();
    await page.getByRole('button', { name: 'Remove the key' }).click();
  });
});
