import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiServer, startApiServer } from './driver/api-server.ts';
import { type DesktopApp, launchDesktop, makeUserData } from './driver/launch-desktop.ts';
import { findAccessibilityViolations } from './driver/find-accessibility-violations.ts';
import { findSecurityBreaches } from './driver/find-security-breaches.ts';
import { measureOverflow, showScreen } from './driver/show-screen.ts';

let server: ApiServer;
let app: DesktopApp;
let userData: string;

beforeAll(async () => {
  server = await startApiServer();
  userData = await makeUserData();
  app = await launchDesktop({ userData, server: server.origin });
});
afterAll(async () => {
  await app?.close();
  await server?.close();
});

describe('the screens', () => {
  const cases = (['ar', 'en'] as const).flatMap((language) =>
    (['light', 'dark'] as const).flatMap((theme) =>
      (['batch', 'generate', 'key'] as const).map((screen) => [screen, language, theme] as const),
    ),
  );

  it.each(cases)(
    '%s, %s, %s: nothing that keeps anybody out, nothing that runs over',
    async (screen, language, theme) => {
      await showScreen(app, { screen, language, theme });
      expect(await findAccessibilityViolations(app)).toEqual([]);
      expect(await measureOverflow(app)).toBe(0);
    },
  );
});

describe('the shell', () => {
  it('lets nothing through that it should not', async () => {
    expect(await findSecurityBreaches(app)).toEqual([]);
  });

  it('gives the page neither Node nor Electron', async () => {
    expect(
      await app.page.evaluate(() => [
        typeof Reflect.get(globalThis, 'require'),
        typeof Reflect.get(globalThis, 'process'),
        typeof Reflect.get(globalThis, 'module'),
      ]),
    ).toEqual(['undefined', 'undefined', 'undefined']);
    expect(
      await app.page.evaluate(() => Object.keys(Reflect.get(globalThis, 'rakhimDesktop') as object).toSorted()),
    ).toEqual(['call', 'dropFiles', 'on']);
  });

  it('knows no name that is not in the table, and lets no page name a path', async () => {
    const ask = (name: string) =>
      app.page.evaluate((asked) => {
        const bridge = Reflect.get(globalThis, 'rakhimDesktop') as {
          call(name: string, request: object): Promise<unknown>;
        };
        return Promise.resolve()
          .then(() => bridge.call(asked, { paths: ['/etc/hostname'] }))
          .then(
            () => 'answered',
            (error: Error) => error.message,
          );
      }, name);
    expect(await ask('files.drop')).toBe('The bridge knows no such name.');
    expect(await ask('fs.readFile')).toBe('The bridge knows no such name.');
  });

  it('parses every request', async () => {
    const answers = await app.page.evaluate(async () => {
      const bridge = Reflect.get(globalThis, 'rakhimDesktop') as {
        call(name: string, request: unknown): Promise<unknown>;
      };
      return Promise.all([
        bridge.call('batch.add', { files: ['../../etc'], settings: {} }),
        bridge.call('key.save', { key: 1 }),
        bridge.call('batch.cancel', { jobs: 'all', more: true }),
      ]);
    });
    expect(answers).toEqual(Array.from({ length: 3 }, () => ({ ok: false, error: { code: 'invalid_request' } })));
  });

  it('refuses every permission', async () => {
    const decisions = await app.evaluate(({ records }) => {
      const { request, check, device } = records.permissions as Record<string, (...values: unknown[]) => boolean>;
      let asked: unknown;
      request?.({}, 'media', (granted: boolean) => (asked = granted));
      return [asked, check?.({}, 'notifications'), device?.({ deviceType: 'hid' })];
    });
    expect(decisions).toEqual([false, false, false]);
  });

  it('opens pages of the chosen server in the browser of the system, and nothing else', async () => {
    await app.page.evaluate(async () => {
      const bridge = Reflect.get(globalThis, 'rakhimDesktop') as {
        call(name: string, request: unknown): Promise<unknown>;
      };
      await bridge.call('link.open', { page: 'dashboard' });
      await bridge.call('link.open', { page: 'https://outside.invalid' });
    });
    expect(await app.evaluate(({ records }) => records.opened)).toEqual([`${server.origin}/en/dashboard`]);
  });

  it('answers nothing from outside of the bundle', async () => {
    const statuses = await app.page.evaluate(() =>
      Promise.all(
        ['/%2e%2e/main/main.js', '/..%2fmain%2fmain.js', '/assets/%00.js', '/C:%5Cwindows.js'].map(
          async (path) => (await fetch(path)).status,
        ),
      ),
    );
    expect(statuses).toEqual([404, 404, 404, 404]);
  });

  it('has a menu whose shortcuts do what the buttons do', async () => {
    const accelerators = await app.evaluate(({ records }) =>
      (records.menu as { submenu?: { id?: string; accelerator?: string }[] }[])
        .flatMap(({ submenu }) => submenu ?? [])
        .filter(({ id }) => id)
        .map(({ id, accelerator }) => `${id} ${accelerator}`),
    );
    expect(accelerators).toEqual([
      'add_files CmdOrCtrl+O',
      'add_folder CmdOrCtrl+Shift+O',
      'start CmdOrCtrl+Return',
      'pause CmdOrCtrl+.',
      'batch CmdOrCtrl+1',
      'studio CmdOrCtrl+2',
      'dashboard CmdOrCtrl+3',
      'key CmdOrCtrl+4',
    ]);
    await app.evaluate(({ records }) =>
      (records.menu as { submenu?: { id?: string; click(): void }[] }[])
        .flatMap(({ submenu }) => submenu ?? [])
        .find(({ id }) => id === 'key')
        ?.click(),
    );
    await app.page.getByRole('heading', { name: 'API key', level: 1 }).waitFor();
  });

  it('leads to the batch from wherever something was chosen for it, and does it there once', async () => {
    const opened = await app.evaluate(({ records, shimState }) => {
      shimState.openDialogs.push([], []);
      (records.menu as { submenu?: { id?: string; click(): void }[] }[])
        .flatMap(({ submenu }) => submenu ?? [])
        .find(({ id }) => id === 'add_files')
        ?.click();
      return shimState.openDialogs.length;
    });
    expect(opened).toBe(2);
    await app.page.getByRole('heading', { name: 'Batch', level: 1 }).waitFor();
    await expect.poll(() => app.evaluate(({ shimState }) => shimState.openDialogs.length)).toBe(1);
  });

  it('is there once: who opens it a second time gets the first', async () => {
    await expect(launchDesktop({ userData, server: server.origin })).rejects.toMatchObject({
      cause: { message: expect.stringContaining('The main process ended with 0.') as string },
    });
  });
});
