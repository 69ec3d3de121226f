import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const startMs = 90_000;

const flags = [
  '--headless',
  '--no-first-run',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--autoplay-policy=no-user-gesture-required',
  '--hide-scrollbars',
  '--window-size=1180,800',
  '--remote-debugging-port=0',
  // The browser ends when the other end of this pipe closes, however its parent process ended.
  '--remote-debugging-pipe',
  // What streams comes from this machine.
  '--disable-features=LocalNetworkAccessChecks',
];

export interface Browser {
  /** For the DevTools protocol. */
  readonly address: string;
  readonly pid: number | undefined;
  readonly close: () => Promise<void>;
}

/** Starts the browser that the setup of the tests has found, with a profile of its own. */
export async function startChromium(profile: string): Promise<Browser> {
  // Chromium refuses its own sandbox to root, as which containers run.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const child = spawn(
    process.env['RAKHIM_CHROMIUM'] ?? 'chromium',
    [...flags, ...asRoot, `--user-data-dir=${profile}`, 'about:blank'],
    {
      // Without a language set, Chromium's shell takes no file whose name is not ASCII.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = await readAddress(join(profile, 'DevToolsActivePort'), child);
  return {
    address,
    pid: child.pid,
    async close() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function readAddress(file: string, child: ChildProcess): Promise<string> {
  for (const endsAt = Date.now() + startMs; Date.now() < endsAt && child.exitCode === null; await sleep(50)) {
    const [port, path] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
    if (port && path) {
      return `ws://127.0.0.1:${port}${path.trim()}`;
    }
  }
  throw new Error('Chromium did not start.');
}
