import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface Keyring {
  /** What a program needs to reach it. */
  readonly env: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

/** A session bus of its own with a gnome-keyring that is unlocked; the machine's own keyring is not touched. */
export async function startKeyring(): Promise<Keyring> {
  const home = await mkdtemp(join(tmpdir(), 'nabra-keyring-'));
  const own = { PATH: process.env['PATH'] ?? '', HOME: home, XDG_RUNTIME_DIR: home };
  const bus = spawn('dbus-daemon', ['--session', '--nofork', '--print-address'], { env: own, stdio: ['ignore', 'pipe', 'ignore'] });
  const [address] = (await once(createInterface(bus.stdout), 'line')) as [string];
  const env = { ...own, DBUS_SESSION_BUS_ADDRESS: address };
  const daemon = spawn('gnome-keyring-daemon', ['--foreground', '--unlock', '--components=secrets'], { env, stdio: ['pipe', 'pipe', 'ignore'] });
  daemon.stdin.end('password of the test');
  await once(daemon.stdout, 'data');
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
