import { expect, it } from 'vitest';
import { startApiServer, testKey } from './driver/api-server.ts';
import { countInPageMemory } from './driver/count-in-page-memory.ts';
import { giveKey } from './driver/give-key.ts';
import { launchDesktop, makeUserData } from './driver/launch-desktop.ts';

it('the key is nowhere in the memory of the page that works with it', async () => {
  const server = await startApiServer();
  const app = await launchDesktop({ userData: await makeUserData(), server: server.origin });
  const { page } = app;
  await giveKey(app, testKey);
  await page.getByRole('link', { name: 'Studio' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('مرحبًا بكم في رخيم.');
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByRole('button', { name: 'Download MP3' }).waitFor();
  await page.getByRole('link', { name: 'API key' }).click();
  await page.getByText(`It ends in ${testKey.slice(-4)}.`).waitFor();
  expect(await countInPageMemory(app, 'rakhimDesktop'), 'what is there is found').toBeGreaterThan(0);
  expect(await countInPageMemory(app, testKey)).toBe(0);
  await app.close();
  await server.close();
});
