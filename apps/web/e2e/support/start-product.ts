import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { projectDir, startServer } from './start-server.ts';
import { startVoices } from './start-voices.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product under test is, without a slash at the end. */
    readonly origin: string;
    /** The place where its browser listens. */
    readonly browser: string;
  }
}

let stop: () => Promise<void> = () => Promise.resolve();

/**
 * Starts the product as `npm start` does, with an empty data folder, and a Chromium; both serve all tests of this
 * folder.
 */
export async function setup(project: TestProject): Promise<void> {
  const voices = await startVoices();
  const [product, browser] = await Promise.all([
    startServer({ RAKHIM_VOICES_CATALOGUE: voices.catalogue }),
    startBrowser(),
  ]);
  project.provide('origin', product.origin);
  project.provide('browser', browser.wsEndpoint());
  stop = async () => {
    await browser.close();
    await product.stop();
    voices.process.kill('SIGTERM');
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
