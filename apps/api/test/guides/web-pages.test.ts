import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type Browser, type Page, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedVoice } from '@rakhim/embedded-voice';
import { createEmbeddedEngine } from '#src/providers/speech/embedded/embedded-engine.ts';
import type { SpeechEngine } from '#src/providers/speech/speech-engine.ts';
import { buildSubscriber } from '#src/testing/factories.ts';
import { makeTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { type TestApi, startTestApiWith } from '#src/testing/test-api.ts';
import { readCodeBlocks } from './code-blocks.ts';

const root = join(import.meta.dirname, '../../../..');

let api: TestApi<SpeechEngine>;
let apiKey: string;
let browser: Browser;
let folder: string;
let server: ChildProcess;
/** Where the guide's own server shows its page: another origin than the service's. */
let origin: string;

beforeAll(async () => {
  const port = await findFreePort();
  origin = `http://127.0.0.1:${port}`;
  const voice = createEmbeddedVoice({ workers: 1 });
  api = await startTestApiWith(createEmbeddedEngine(voice), { RAKHIM_CORS_ORIGINS: origin });
  await voice.ready();
  ({ apiKey } = await buildSubscriber(api.context));
  folder = await makeTemporaryFolder();
  const blocks = readCodeBlocks(await readFile(join(root, 'docs/guides/en/web-pages.md'), 'utf8'));
  const codeIn = (language: string) => blocks.find((block) => block.language === language)?.code ?? '';
  await writeFile(join(folder, 'page.html'), codeIn('html'));
  await writeFile(join(folder, 'server.mjs'), codeIn('js'));
  server = spawn(process.execPath, ['server.mjs'], {
    cwd: folder,
    env: { RAKHIM_URL: api.url, RAKHIM_API_KEY: apiKey, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout ?? server, 'data');
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  server.kill();
  await rm(folder, { recursive: true, force: true });
  await api.assertAtRest();
  await api.close();
});

describe('the page of the guide, in a browser, on an origin of its own', () => {
  it('speaks with a token that its server made', async () => {
    const page = await open(origin);
    await page.getByRole('button').click();
    await page.waitForFunction("document.querySelector('audio').duration > 0.3");
    expect(await page.getByRole('status').textContent()).toBe('');
  });

  it('cannot speak with an API key, and can read why', async () => {
    const page = await open(origin);
    await page.route('**/token', (route) => route.fulfill({ json: { service: api.url, token: apiKey } }));
    await page.getByRole('button').click();
    await expect.poll(() => page.getByRole('status').textContent()).toContain('/api/v1/client-tokens');
  });

  it('cannot use its token from an origin that the operator has not allowed', async () => {
    const { token } = (await (await fetch(`${origin}/token`, { method: 'POST' })).json()) as { token: string };
    const page = await open(origin.replace('127.0.0.1', 'localhost'));
    const outcome = await page.evaluate(
      async ({ url, secret }) => {
        const request = { method: 'POST', headers: { authorization: `Bearer ${secret}` }, body: '{}' };
        return fetch(`${url}/api/v1/synthesize`, request).then(
          ({ status }) => `answered ${status}`,
          (error: unknown) => String(error),
        );
      },
      { url: api.url, secret: token },
    );
    expect(outcome).toContain('Failed to fetch');
  });
});

/** Opens the page; another name for this machine is another origin. */
async function open(at: string): Promise<Page> {
  const page = await browser.newPage({ locale: 'en-US' });
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest()
      ? route.continue({ url: route.request().url().replace('localhost', '127.0.0.1') })
      : route.continue(),
  );
  await page.goto(at);
  return page;
}

async function launchChromium(): Promise<Browser> {
  const path = execFileSync(process.execPath, [join(root, 'scripts/find-chromium.mjs')], { encoding: 'utf8' });
  return chromium.launch({
    executablePath: path.trim().split('\n').at(-1) ?? '',
    args: ['--disable-gpu', '--no-first-run', '--autoplay-policy=no-user-gesture-required', '--mute-audio'],
    chromiumSandbox: process.getuid?.() !== 0,
  });
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}
