import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Keyring {
  /** The environment that a program needs to reach the keyring. */
  readonly env: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

/** A session bus of its own with a gnome-keyring that is unlocked; the machine's own keyring is not touched. */
export async function startKeyring(): Promise<Keyring> {
  const home = await mkdtemp(join(tmpdir(), 'rakhim-keyring-'));
  const own = { PATH: process.env['PATH'] ?? '', HOME: home, XDG_RUNTIME_DIR: home };
  const bus = spawn('dbus-daemon', ['--session', '--nofork', '--print-address'], {
    env: own,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [address] = (await once(createInterface(bus.stdout), 'line')) as [string];
  const env = { ...own, DBUS_SESSION_BUS_ADDRESS: address };
  const daemon = spawn('gnome-keyring-daemon', ['--foreground', '--unlock', '--components=secrets'], {
    env,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  daemon.stdin.end('password of the test');
  await waitForService(env);
  return {
    env: { HOME: home, XDG_RUNTIME_DIR: home, DBUS_SESSION_BUS_ADDRESS: address },
    async close() {
      for (const child of [daemon, bus]) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** The daemon says nothing when it is ready; the bus knows. */
async function waitForService(env: Readonly<Record<string, string>>): Promise<void> {
  const question = [
    '--session',
    '--print-reply',
    '--dest=org.freedesktop.DBus',
    '/',
    'org.freedesktop.DBus.NameHasOwner',
    'string:org.freedesktop.secrets',
  ];
  for (const endsAt = Date.now() + 20_000; Date.now() < endsAt; await sleep(100)) {
    if (spawnSync('dbus-send', question, { env, encoding: 'utf8' }).stdout.includes('boolean true')) {
      return;
    }
  }
  throw new Error('The keyring did not start.');
}
