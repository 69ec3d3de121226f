import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiServer, startApiServer } from './driver/api-server.ts';
import { type DesktopApp, launchDesktop, makeUserData } from './driver/launch-desktop.ts';

let server: ApiServer;
let app: DesktopApp;

beforeAll(async () => {
  server = await startApiServer();
  app = await launchDesktop({ userData: await makeUserData(), server: server.origin });
});
afterAll(async () => {
  await app?.close();
  await server?.close();
});

describe('the shell', () => {
  it('shows the batch', async () => {
    expect(await app.page.locator('h1').textContent()).toBe('Batch');
  });
});
