import Router from '@koa/router';
import Koa from 'koa';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '#src/observability/logger.ts';
import { makeTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { openWebBuild } from '#src/web/web-build.ts';
import { createErrorHandler } from './error-handler.ts';
import { createNotFound } from './not-found.ts';
import { type RequestState, createRequestState } from './request-state.ts';
import { createServeWeb } from './serve-web.ts';

const origin = 'https://rakhim.example';
const page =
  '<!doctype html><html lang="en" dir="ltr"><meta content="other-sign-in-placeholder"><meta content="billing-placeholder"><meta content="demo-sign-in-placeholder"><a href="mailto:support@rakhim.example"></a><script nonce="nonce-placeholder" src="https://origin.placeholder/x.js"></script></html>';
const folder = await makeTemporaryFolder();
let server: Server;

beforeAll(async () => {
  await mkdir(join(folder, 'pages', 'en'), { recursive: true });
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'pages', 'en', 'home.html'), page.replace('</html>', 'made at build time</html>'));
  await mkdir(join(folder, 'pages', 'ar'), { recursive: true });
  await writeFile(
    join(folder, 'pages', 'ar', '404.html'),
    page.replace('lang="en" dir="ltr"', 'lang="ar" dir="rtl"').replace('</html>', '<title>غير موجودة</title></html>'),
  );
  await mkdir(join(folder, 'pages', 'admin'), { recursive: true });
  await writeFile(
    join(folder, 'pages', 'admin', 'contact.html'),
    page.replace('</html>', '<title>Inbox</title></html>'),
  );
  await writeFile(join(folder, 'assets', 'app-1.js'), 'hello()');
  const build = await openWebBuild(folder);
  const app = new Koa<RequestState>();
  app.use(createRequestState());
  app.use(createErrorHandler({ logger: createLogger('silent'), upgradeUrl: () => origin }));
  if (build) {
    app.use(
      createServeWeb({
        build,
        publicOrigin: () => origin,
        supportEmail: 'help@real.example',
        otherSignIn: 'oidc:A "B"',
        isSelling: true,
        hasDemo: true,
      }),
    );
  }
  app.use(createNotFound(new Router<RequestState>()));
  server = createServer(app.callback() as (...parameters: unknown[]) => void).listen(0);
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** Fetch would decompress what it is sent. */
function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, path, headers: { accept: 'text/html', ...headers } }, (response) => {
      response.toArray().then((chunks: Buffer[]) => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) });
      }, reject);
    })
      .on('error', reject)
      .end();
  });
}

describe('a page', () => {
  it('comes with a nonce of its own each time, which its policy names, with our address, and with the ways to sign in', async () => {
    const answers = await Promise.all([get('/en/home'), get('/en/home')]);
    const nonces = answers.map(({ bytes }) => /nonce="([^"]+)"/.exec(bytes.toString())?.[1]);
    expect(new Set(nonces).size).toBe(2);
    answers.forEach(({ headers, bytes }, index) => {
      expect(headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonces[index]}'`);
      expect(bytes.toString()).toContain(`${origin}/x.js`);
      expect(bytes.toString()).toContain('<meta content="oidc:A &quot;B&quot;">');
      expect(bytes.toString()).toContain('mailto:help@real.example');
      expect(bytes.toString()).not.toContain('support@rakhim.example');
      expect(bytes.toString()).not.toContain('placeholder');
    });
  });

  it('offers the demo account to this machine alone', async () => {
    const offers = async (headers: Record<string, string>) =>
      (await get('/en/home', headers)).bytes.toString().includes('<meta content="offered">');
    expect(await offers({ host: 'localhost:3000' })).toBe(true);
    expect(await offers({ host: 'rebound.example' })).toBe(false);
    expect(await offers({ host: 'rebound.example', 'x-forwarded-host': 'localhost' })).toBe(false);
  });

  it('may run nothing that was a text', async () => {
    const policy = (await get('/en/home')).headers['content-security-policy'];
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is compressed as the browser can read it: %s', async (encoding, decompress) => {
    const { headers, bytes } = await get('/en/home', { 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toContain('accept-encoding');
    expect(decompress(bytes).toString()).toContain('made at build time');
  });

  it('is an empty one in its language where none was made, and 404 by its title where there is none', async () => {
    const [settings, unknown] = await Promise.all([get('/ar/settings'), get('/ar/no-such-page')]);
    expect(settings.status).toBe(200);
    expect(settings.bytes.toString()).toContain('<html lang="ar" dir="rtl">');
    expect(settings.bytes.toString()).not.toContain('<title>');
    expect(unknown.status).toBe(404);
    expect(unknown.bytes.toString()).toContain('<html lang="ar" dir="rtl">');
    expect(unknown.bytes.toString()).toContain('<title>غير موجودة</title>');
  });

  it('has its title for administrators, whose address has no language', async () => {
    expect((await get('/admin/contact')).bytes.toString()).toContain('<title>Inbox</title>');
  });
});

it.each([
  ['a reader who says nothing', {}, '/en'],
  ['a browser that asks for another language', { 'accept-language': 'fr' }, '/en'],
  ['an Arabic browser', { 'accept-language': 'ar-EG,ar;q=0.9,en;q=0.5' }, '/ar'],
  ['an English browser whose reader chose Arabic', { 'accept-language': 'en', cookie: 'rakhim-language=ar' }, '/ar'],
  ['an Arabic browser whose reader chose English', { 'accept-language': 'ar', cookie: 'rakhim-language=en' }, '/en'],
  ['a cookie that names no language of ours', { cookie: 'rakhim-language=//evil.example' }, '/en'],
])('the web app leads %s from the bare address to a language', async (_who, headers, expected) => {
  const { status, headers: answered } = await get('/', headers);
  expect([status, answered.location]).toEqual([302, expected]);
});

it('the web app leads an address without a language to English', async () => {
  const { status, headers } = await get('/pricing');
  expect([status, headers.location]).toEqual([302, '/en']);
});

it('the web app lets browsers keep files for ever that are named by their content', async () => {
  const { headers } = await get('/assets/app-1.js');
  expect(headers['cache-control']).toContain('immutable');
});

it.each(['/favicon.ico', '/sw.js', '/assets/index-OLDHASH.js', '/audio/none.mp3'])(
  'a file that the build does not have is not found, and nothing is kept of that answer: %s',
  async (path) => {
    const { status, headers } = await get(path, { accept: '*/*' });
    expect([status, headers['cache-control'], headers['retry-after']]).toEqual([404, 'no-store', undefined]);
  },
);

describe('the site map and robots.txt', () => {
  it('name every public page in both languages, and its other language', async () => {
    const { headers, bytes } = await get('/sitemap.xml');
    const sitemap = bytes.toString();
    expect(headers['content-type']).toContain('application/xml');
    expect(sitemap.match(/<loc>/g)).toHaveLength(22);
    expect(sitemap).toContain(
      `<url><loc>${origin}/ar/pricing</loc><xhtml:link rel="alternate" hreflang="en" href="${origin}/en/pricing"/>`,
    );
    expect(sitemap).not.toContain('/dashboard');
  });

  it('close pages for members and programs, and link the site map', async () => {
    const robots = (await get('/robots.txt')).bytes.toString();
    expect(robots).toContain('Disallow: /api/\n');
    expect(robots).toContain('Disallow: /ar/dashboard\n');
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(robots).not.toContain('Disallow: /en/pricing');
  });
});
