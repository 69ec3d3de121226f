import { type ChildProcess, fork } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser as PlaywrightBrowser, chromium, type CDPSession, type Page } from 'playwright-core';
import type * as Electron from 'electron';
import type { records, shimState } from '../shim/shim-state.ts';
import { buildFolder } from './build.ts';
import { type Browser, startChromium } from './chromium.ts';

/** What functions that run in the main process are given: Electron, and what the shim has written down. */
export type MainSide = typeof Electron & { readonly records: typeof records; readonly shimState: typeof shimState };

export interface LaunchOptions {
  readonly userData: string;
  readonly server?: string;
  /** Another build, such as one that was broken on purpose. */
  readonly build?: string;
  readonly language?: 'en' | 'ar';
  /** A keychain is reached where the environment names one; by default none is. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface DesktopApp {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly output: () => string;
  /** Runs a function in the main process. It is sent as text: it sees its arguments and nothing else. */
  readonly evaluate: <R, A = undefined>(run: (electron: MainSide, argument: A) => R | Promise<R>, argument?: A) => Promise<R>;
  /** The status with which the app ended by itself. */
  readonly ended: Promise<number | null>;
  /** Ends the main process as the loss of power would. */
  readonly kill: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Longer than any answer takes on a machine that does other things besides. */
const actionMs = 15_000;
const startMs = 40_000;

/** What Node has made of the shim's TypeScript, for the next start: the app itself is JavaScript already. */
const compiled = join(tmpdir(), 'nabra-shim-compiled');

const shim = fileURLToPath(new URL('../shim/start.ts', import.meta.url));

/** A folder for everything that one test's app keeps. */
export function makeUserData(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'nabra-desktop-'));
}

/** Starts the built app on the shim, with a browser of its own, and waits for its first screen. */
export async function launchDesktop({ userData, server, build = buildFolder, language, env = {} }: LaunchOptions): Promise<DesktopApp> {
  await mkdir(join(userData, 'Documents'), { recursive: true });
  if (server !== undefined || language !== undefined) {
    await writeFile(join(userData, 'settings.json'), JSON.stringify({ ...(server && { server }), ...(language && { language }) }));
  }
  const profile = await mkdtemp(join(tmpdir(), 'nabra-browser-'));
  const browser = await startChromium(profile);
  const main = startMain(build, userData, browser, env);
  const ended = new Promise<number | null>((resolve) => main.once('exit', resolve));
  let output = '';
  main.stdout?.on('data', (data) => (output += String(data)));
  main.stderr?.on('data', (data) => (output += String(data)));

  async function end(): Promise<void> {
    await killMain(main);
    await browser.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }

  try {
    await waitForStart(main, () => output);
    const connection = await chromium.connectOverCDP(browser.address.replace(/^ws:\/\/([^/]+).*/, 'http://$1'));
    const page = await findWindow(connection);
    const context = page.context();
    page.setDefaultTimeout(actionMs);
    await page.locator('h1').waitFor({ timeout: startMs });
    const devtools = await context.newCDPSession(page);
    return { page, devtools, output: () => output, evaluate: createEvaluate(main), ended, kill: end, close: end };
  } catch (error) {
    await end();
    throw new Error(`The app did not start.\n${output}`, { cause: error });
  }
}

/** The browser opens with an empty page of its own; the window's may become known a moment later. */
async function findWindow(connection: PlaywrightBrowser): Promise<Page> {
  for (const endsAt = Date.now() + startMs; Date.now() < endsAt; await sleep(20)) {
    const page = connection.contexts().flatMap((context) => context.pages()).find((each) => each.url().includes('desktop-shim'));
    if (page) {
      return page;
    }
  }
  throw new Error('The window has no page.');
}

function startMain(build: string, userData: string, browser: Browser, env: Readonly<Record<string, string>>): ChildProcess {
  const { PATH, HOME, LANG } = process.env;
  return fork(shim, [build, `--user-data-dir=${userData}`], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [],
    env: { PATH, HOME, LANG, NABRA_SHIM_BROWSER: browser.address, NODE_COMPILE_CACHE: compiled, ...env },
  });
}

function waitForStart(main: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    main.once('exit', (code) => reject(new Error(`The main process ended with ${code}.\n${output()}`)));
    main.on('message', (message: { isStarted?: boolean }) => message.isStarted && resolve());
  });
}

function createEvaluate(main: ChildProcess): DesktopApp['evaluate'] {
  let lastId = 0;
  return (run, argument) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      const id = lastId;
      const settle = (message: { id?: number; value?: unknown; error?: string }): void => {
        if (message.id === id) {
          main.off('message', settle);
          if (message.error === undefined) {
            resolve(message.value as never);
          } else {
            reject(new Error(message.error));
          }
        }
      };
      main.on('message', settle);
      main.send({ id, source: run.toString(), argument });
    });
}

async function killMain(main: ChildProcess): Promise<void> {
  if (main.exitCode === null && main.signalCode === null) {
    const ended = new Promise((resolve) => main.once('exit', resolve));
    main.kill('SIGKILL');
    await ended;
  }
}
