import { randomInt } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { reportFlicker } from './report-flicker.ts';

export interface Visit {
  readonly language?: 'en' | 'ar';
  readonly width?: number;
  readonly theme?: 'light' | 'dark';
  /** The factor by which the browser computes slower than this machine could. */
  readonly slowdown?: number;
  /** The storage of an earlier visit. */
  readonly remembers?: Awaited<ReturnType<BrowserContext['storageState']>>;
}

export const phone = 390;
export const desktop = 1280;
const height = 900;
/** Longer than the slowest machine takes that others work on as well. */
export const timeoutMs = 45_000;

/**
 * Said by Chromium of every answer above 399, also of those that a test asks for; what the page itself says of it
 * counts.
 */
const saidOfRefusals = /^Failed to load resource: /;

/** Another one for each file; the numbers of two processes may end alike. */
const networkNumber = randomInt(256 ** 2);
let visitors = 0;

/**
 * The tests' browser. Every page that is opened stands for a person of their own: another address on the network, no
 * memory. After each test they are closed, and none may have said anything on the console.
 */
export function useBrowser() {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const faults: string[] = [];

  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') {
      await Promise.all(contexts.flatMap((context) => context.pages()).map((page) => photograph(page, task.name)));
    }
    await Promise.all(contexts.splice(0).map(closeContext));
    expect(faults.splice(0), 'said on the console').toEqual([]);
  });
  afterAll(() => browser.close());

  async function open({
    language = 'en',
    width = desktop,
    theme = 'light',
    slowdown = 1,
    remembers,
  }: Visit = {}): Promise<Page> {
    visitors += 1;
    const options: BrowserContextOptions = {
      baseURL: inject('origin'),
      viewport: { width, height },
      colorScheme: theme,
      reducedMotion: 'reduce',
      locale: language === 'ar' ? 'ar-EG' : 'en-US',
      extraHTTPHeaders: {
        'x-forwarded-for': `10.${Math.floor(networkNumber / 256)}.${networkNumber % 256}.${visitors % 256}`,
      },
      ...(remembers && { storageState: remembers }),
    };
    const context = await browser.newContext(options);
    contexts.push(context);
    context.setDefaultTimeout(timeoutMs);
    await reportFlicker(context);
    context.on('weberror', (error) => faults.push(error.error().message));
    context.on('console', (message) => {
      const isOurs = message.page()?.url().startsWith(inject('origin'));
      if (isOurs && ['error', 'warning'].includes(message.type()) && !saidOfRefusals.test(message.text())) {
        faults.push(message.text());
      }
    });
    const page = await context.newPage();
    waitUntilAlive(page);
    if (slowdown > 1) {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    }
    return page;
  }

  return { open, faults };
}

/** Keeps every sound of the page from ending, so that a slow machine does not matter to a test that listens. */
export async function listenOnAndOn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function playOnAndOn() {
      this.loop = true;
      return play.call(this);
    };
  });
}

/** Keeps messages that would disappear by themselves, however long a test takes to read them. */
export async function keepMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const endlessMs = 5_000;
    const { setTimeout } = globalThis;
    globalThis.setTimeout = ((work: () => void, ms = 0, ...rest: unknown[]) =>
      ms < endlessMs ? setTimeout(work, ms, ...rest) : 0) as typeof setTimeout;
  });
}

/** Closes a context. Requests that a test holds back fail with the page, and nobody is to be told. */
async function closeContext(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

/**
 * Waits until the page is hydrated: a prerendered page loads before its code. A test that opens one means the page that
 * answers, unless it says what it waits for.
 */
function waitUntilAlive(page: Page): void {
  const open = page.goto.bind(page);
  page.goto = async (url, options) => {
    const answer = await open(url, options);
    if (options?.waitUntil === undefined) {
      await page.locator('#root > [data-hydrating]').waitFor({ state: 'detached' });
    }
    return answer;
  };
}

/** Takes a screenshot of a failed test. */
async function photograph(page: Page, name: string): Promise<void> {
  const path = join(tmpdir(), 'rakhim-e2e-failures', `${name.replaceAll(/[^\p{L}\d]+/gu, '-').slice(0, 60)}.png`);
  await page.screenshot({ path, fullPage: true }).catch(() => undefined);
  process.stderr.write(`${page.url()} looked like ${path}\n`);
}
