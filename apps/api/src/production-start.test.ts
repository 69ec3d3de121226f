import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApiProcess } from '#src/testing/api-process.ts';
import { makeTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { type TestDatabase, createTestDatabase } from '#src/testing/test-database.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await makeTemporaryFolder();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Makes Node answer for a package as it does where that is not installed. */
function withoutPackage(name: string): string {
  const hooks = `
    import { registerHooks } from 'node:module';
    registerHooks({
      resolve(specifier, context, next) {
        if (specifier === '${name}' || specifier.startsWith('${name}/')) {
          throw Object.assign(new Error("Cannot find package '${name}'"), { code: 'ERR_MODULE_NOT_FOUND' });
        }
        return next(specifier, context);
      },
    });`;
  return `--import=data:text/javascript,${encodeURIComponent(hooks)}`;
}

function start(env: Record<string, string>, program?: string) {
  return startApiProcess(
    {
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      RAKHIM_DATA_DIR: folder,
      NODE_OPTIONS: withoutPackage('@rakhim/stand-ins'),
      ...env,
    },
    program,
  );
}

const served = '../../../scripts/serve.mjs';
/** All that a service needs that sells nothing and sends no mail. */
const ownStaff = {
  NODE_ENV: 'production',
  RAKHIM_BILLING: 'none',
  PUBLIC_ORIGIN: 'https://speech.example',
  RAKHIM_SECRET_KEY: randomBytes(32).toString('base64'),
};

describe('a process without the stand-ins installed', () => {
  it('starts in production, where everything is configured', async () => {
    const api = await start({
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://rakhim.example',
      STRIPE_SECRET_KEY: ['sk', 'live', 'notARealKey'].join('_'),
      STRIPE_WEBHOOK_SECRET: 'whsec_notARealSecret',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'Rakhim <hello@rakhim.example>',
      RAKHIM_SECRET_KEY: randomBytes(32).toString('base64'),
    });
    try {
      expect((await api.call('/livez')).status).toBe(200);
      expect((await api.call('/local/mailbox')).status).toBe(404);
    } finally {
      await api.stop();
    }
  });

  it('does not start as a local run, which needs them', async () => {
    await expect(start({})).rejects.toThrow('The process ended before it listened.');
  });
});

it('a mistake in the configuration is told before anything is loaded that it takes to run', async () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const env = { NODE_ENV: 'production', NODE_OPTIONS: withoutPackage('pino') };
  const started = promisify(execFile)(process.execPath, ['--conditions=@rakhim/source', main], { env });
  await expect(started).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^The configuration is not usable:\n(?= {2}- DATABASE_URL is required in production)/,
    ),
  });
});

describe('node scripts/serve.mjs', () => {
  it('runs what was built with neither npm nor a network, Stripe nor a mail server', async () => {
    const webDir = join(folder, 'web');
    const page = '<html lang="en" dir="ltr"><meta name="billing" content="billing-placeholder"></html>';
    await mkdir(join(webDir, 'pages', 'en'), { recursive: true });
    await writeFile(join(webDir, 'index.html'), page);
    await writeFile(join(webDir, 'pages', 'en', 'login.html'), page);
    const api = await start({ ...ownStaff, RAKHIM_WEB_DIR: webDir, PATH: '' }, served);
    const signUp = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'samira@example.test', password: 'olive-tree-by-the-sea' }),
    };
    try {
      expect((await api.call('/livez')).status).toBe(200);
      expect(await (await api.call('/en/login', { headers: { accept: 'text/html' } })).text()).toContain(
        'content="none"',
      );
      const prices = await api.call('/en/pricing', { headers: { accept: 'text/html' }, redirect: 'manual' });
      expect([prices.status, prices.headers.get('location')]).toEqual([302, '/en/generate']);
      expect(await (await api.call('/auth/v1/signup', signUp)).json()).toMatchObject({ code: 'mail_off' });
    } finally {
      await api.stop();
    }
  });

  it('says what to do where nothing was built', async () => {
    await expect(start({ ...ownStaff, RAKHIM_WEB_DIR: folder }, served)).rejects.toThrow('ended before it listened');
  });
});
