import { type ChildProcess, fork } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser as PlaywrightBrowser, chromium, type CDPSession, type Page } from 'playwright-core';
import { afterAll } from 'vitest';
import type * as Electron from 'electron';
import type { records, shimState } from '../shim/shim-state.ts';
import { buildFolder } from './build.ts';
import { type Browser, startChromium } from './chromium.ts';

/** The arguments of functions that run in the main process: Electron, and the records of the shim. */
export type MainSide = typeof Electron & { readonly records: typeof records; readonly shimState: typeof shimState };

export interface LaunchOptions {
  readonly userData: string;
  readonly server?: string;
  /** Another build, such as one that was broken on purpose. */
  readonly build?: string;
  readonly language?: 'en' | 'ar';
  /** A keychain is reached where the environment names one; by default none is. */
  readonly env?: Readonly<Record<string, string>>;
  readonly browser?: SharedBrowser;
}

export interface DesktopApp {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly output: () => string;
  /** Runs a function in the main process. It is sent as text: it sees its arguments and nothing else. */
  readonly evaluate: <R, A = undefined>(
    run: (electron: MainSide, argument: A) => R | Promise<R>,
    argument?: A,
  ) => Promise<R>;
  /** The status with which the app ended by itself. */
  readonly ended: Promise<number | null>;
  /** Ends the main process as the loss of power would. */
  readonly kill: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Longer than any answer takes on a machine that does other things besides. */
const actionMs = 45_000;
const startMs = 90_000;

/** The compile cache of the shim's TypeScript for the next start; the app itself is JavaScript already. */
const compiled = join(tmpdir(), 'rakhim-shim-compiled');

const shim = fileURLToPath(new URL('../shim/start.ts', import.meta.url));

/**
 * The folders made in this test file. A restarted app reads the folder of the previous one, so they are deleted last.
 */
const madeFolders: string[] = [];
afterAll(() => Promise.all(madeFolders.map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 5 }))));

/** A folder for everything that one test's app keeps. */
export async function makeUserData(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rakhim-desktop-'));
  madeFolders.push(folder);
  return folder;
}

/** A browser for apps that are started one after the other. */
export interface SharedBrowser {
  readonly process: Browser;
  readonly connection: PlaywrightBrowser;
  readonly close: () => Promise<void>;
}

export async function openBrowser(): Promise<SharedBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'rakhim-browser-'));
  const process = await startChromium(profile);
  const connection = await chromium.connectOverCDP(process.address.replace(/^ws:\/\/([^/]+).*/, 'http://$1'));
  return {
    process,
    connection,
    async close() {
      await process.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Starts the built app on the shim, with a browser of its own where none is given, and waits for its first screen. */
export async function launchDesktop({
  userData,
  server,
  build = buildFolder,
  language,
  env = {},
  browser: shared,
}: LaunchOptions): Promise<DesktopApp> {
  await mkdir(join(userData, 'Documents'), { recursive: true });
  if (server !== undefined || language !== undefined) {
    await writeFile(
      join(userData, 'settings.json'),
      JSON.stringify({ ...(server && { server }), ...(language && { language }) }),
    );
  }
  const browser = shared ?? (await openBrowser());
  const main = startMain(build, userData, browser.process, env);
  const ended = new Promise<number | null>((resolve) => main.once('exit', resolve));
  let output = '';
  main.stdout?.on('data', (data) => (output += String(data)));
  main.stderr?.on('data', (data) => (output += String(data)));

  async function end(): Promise<void> {
    await killMain(main);
    await (shared ? closeWindows(shared) : browser.close());
  }

  try {
    await waitForStart(main, () => output);
    const page = await findWindow(browser.connection);
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
    const page = connection
      .contexts()
      .flatMap((context) => context.pages())
      .find((each) => each.url().includes('desktop-shim'));
    if (page) {
      return page;
    }
  }
  throw new Error('The window has no page.');
}

/** The empty page that the browser opened with stays: the browser would end with its last one. */
async function closeWindows({ connection }: SharedBrowser): Promise<void> {
  const [, ...windows] = connection.contexts().flatMap((context) => context.pages());
  await Promise.all(windows.map((window) => window.close()));
}

function startMain(
  build: string,
  userData: string,
  browser: Browser,
  env: Readonly<Record<string, string>>,
): ChildProcess {
  const { PATH, HOME, LANG } = process.env;
  return fork(shim, [build, `--user-data-dir=${userData}`], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [],
    env: { PATH, HOME, LANG, RAKHIM_SHIM_BROWSER: browser.address, NODE_COMPILE_CACHE: compiled, ...env },
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
