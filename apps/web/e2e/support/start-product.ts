import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { administrators, inboundSecret } from './inbox-settings.ts';
import { startVoices } from './start-voices.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product under test is, without a slash at the end. */
    readonly origin: string;
    /** The link that it printed, which signs in as the demo account once. */
    readonly signInLink: string;
    /** The place where its browser listens. */
    readonly browser: string;
  }
}

/** The PATH of the product. Other settings of the person who runs the tests are ignored. */
const programFolders = [dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'];
const projectDir = fileURLToPath(new URL('../../../..', import.meta.url));
/** A trial that a few sentences use up; no address that waits for its turn behind those of other tests. */
const settings = {
  PORT: '0',
  RAKHIM_LOG_LEVEL: 'info',
  RAKHIM_TRIAL_CHARACTERS_MAX: '1500',
  RAKHIM_TRUSTED_PROXIES: '1',
  RAKHIM_WEBHOOKS_LOCAL: 'allowed',
  RAKHIM_ADMIN_EMAILS: administrators.join(','),
  RAKHIM_INBOUND_ADDRESS: 'inbox@rakhim.test',
  RAKHIM_INBOUND_SECRET: inboundSecret,
};

let stop: () => Promise<void> = () => Promise.resolve();

/**
 * Starts the product as `npm start` does, with an empty data folder, and a Chromium; both serve all tests of this
 * folder.
 */
export async function setup(project: TestProject): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rakhim-e2e-'));
  const voices = await startVoices();
  const [product, browser] = await Promise.all([startServer(dataDir, voices.catalogue), startBrowser()]);
  project.provide('origin', product.origin);
  project.provide('signInLink', product.signInLink);
  project.provide('browser', browser.wsEndpoint());
  stop = async () => {
    await browser.close();
    const ended = once(product.process, 'exit');
    product.process.kill('SIGTERM');
    await ended;
    voices.process.kill('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  };
}

export function teardown(): Promise<void> {
  return stop();
}

async function startBrowser() {
  const { stdout } = await promisify(execFile)(process.execPath, [join(projectDir, 'scripts', 'find-chromium.mjs')]);
  const executablePath = stdout.trim().split('\n').at(-1) ?? '';
  return chromium.launchServer({
    executablePath,
    // People go back to pages that their browser has kept as they left them.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--autoplay-policy=no-user-gesture-required',
      '--mute-audio',
    ],
    chromiumSandbox: process.getuid?.() !== 0,
  });
}

interface Product {
  readonly process: ChildProcess;
  readonly origin: string;
  readonly signInLink: string;
}

async function startServer(dataDir: string, catalogue: string): Promise<Product> {
  const child = spawn(process.execPath, [join(projectDir, 'scripts', 'start.mjs')], {
    env: {
      ...settings,
      RAKHIM_DATA_DIR: dataDir,
      RAKHIM_VOICES_CATALOGUE: catalogue,
      PATH: programFolders.join(delimiter),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const signInLink = /^\s*(http\S+token_hash=\S+)/.exec(line)?.[1];
    if (signInLink !== undefined) {
      // Later output must not fill the pipe.
      child.stdout.resume();
      return { process: child, origin: new URL(signInLink).origin, signInLink };
    }
  }
  throw new Error('The product ended before it was ready; the reason is above.');
}
