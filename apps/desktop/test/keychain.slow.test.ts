import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiServer, startApiServer, testKey } from './driver/api-server.ts';
import { launchDesktop, makeUserData } from './driver/launch-desktop.ts';
import { type Keyring, startKeyring } from './driver/keyring.ts';

const hasKeyring = ['dbus-daemon', 'gnome-keyring-daemon'].every(
  (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0,
);
if (!hasKeyring) {
  process.stderr.write('*** SKIPPED: the keychain of the system (install dbus, gnome-keyring and libsecret-1-0) ***\n');
}

let server: ApiServer;
let keyring: Keyring;

describe.skipIf(!hasKeyring)('the keychain of the system', () => {
  beforeAll(async () => {
    server = await startApiServer();
    keyring = await startKeyring();
  });
  afterAll(async () => {
    await keyring?.close();
    await server?.close();
  });

  it('keeps the key over a restart, for the one server, and nowhere else', async () => {
    const userData = await makeUserData();
    const open = () => launchDesktop({ userData, server: server.origin, env: keyring.env });
    const status = (app: Awaited<ReturnType<typeof open>>, name: string, request: object) =>
      app.page.evaluate(
        ([asked, value]) => {
          const bridge = Reflect.get(globalThis, 'rakhimDesktop') as {
            call(name: string, request: object): Promise<{ value: object }>;
          };
          return bridge.call(asked, value).then((answer) => answer.value);
        },
        [name, request] as const,
      );
    const first = await open();
    expect(await status(first, 'key.save', { key: testKey })).toEqual({
      server: server.origin,
      isPresent: true,
      last4: testKey.slice(-4),
      place: 'keychain',
    });
    await first.kill();

    const second = await open();
    expect(await status(second, 'key.status', {})).toMatchObject({ isPresent: true, place: 'keychain' });
    expect(await status(second, 'key.check', {})).toMatchObject({ remaining: 1_000_000 });
    expect(await status(second, 'server.choose', { server: 'https://other.example' })).toMatchObject({
      isPresent: false,
    });
    expect(await status(second, 'server.choose', { server: server.origin })).toMatchObject({ isPresent: true });
    expect(await status(second, 'key.remove', {})).toMatchObject({ isPresent: false });
    await second.close();

    for (const entry of await readdir(userData, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) {
        expect((await readFile(join(entry.parentPath, entry.name))).includes(testKey), entry.name).toBe(false);
      }
    }
  });
});
