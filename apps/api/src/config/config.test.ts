import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { ConfigError, loadConfig } from './config.ts';
import { environmentNames } from './environment.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://rakhim:secret@db.example/rakhim',
  PUBLIC_ORIGIN: 'https://rakhim.example',
  STRIPE_SECRET_KEY: ['sk', 'live', 'notARealKey'].join('_'),
  STRIPE_WEBHOOK_SECRET: 'whsec_notARealSecret',
  SMTP_URL: 'smtps://rakhim:secret@mail.example',
  MAIL_FROM: 'Rakhim <hello@rakhim.example>',
  RAKHIM_SECRET_KEY: Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7)).toString('base64'),
};

function problemsOf(env: Record<string, string>): string {
  try {
    loadConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return String(error);
  }
  return '';
}

describe('loadConfig', () => {
  it('needs nothing on a local run and then listens to this machine only', () => {
    const config = loadConfig({});
    expect(config.http.host).toBe('127.0.0.1');
    expect(config.speech.kind).toBe('embedded');
    expect(config.database.url).toBeUndefined();
  });

  it('starts in production with its required variables', () => {
    expect(loadConfig(production).isProduction).toBe(true);
  });

  it.each([
    ['DATABASE_URL', { DATABASE_URL: '' }],
    ['RAKHIM_DATABASE_CONNECTIONS', { RAKHIM_DATABASE_CONNECTIONS: '9' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: '' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'http://rakhim.example' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://localhost' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://rakhim.localhost' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://127.0.0.2' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://127.255.255.254:8443' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://[::1]' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://[::ffff:7f00:2]' }],
    ['GOOGLE_ISSUER', { GOOGLE_ISSUER: 'http://accounts.example' }],
    ['GOOGLE_ISSUER', { GOOGLE_ISSUER: 'https://127.0.0.1:9000' }],
    ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'one-without-the-other' }],
    ['RAKHIM_SPEECH_ENGINE', { RAKHIM_SPEECH_ENGINE: 'http://127.0.0.1:9999' }],
    ['OPENAI_BASE_URL', { OPENAI_BASE_URL: 'http://openai.example' }],
    ['RAKHIM_SECRET_KEY', { RAKHIM_SECRET_KEY: '' }],
    ['RAKHIM_SECRET_KEY', { RAKHIM_SECRET_KEY: Buffer.alloc(32).toString('base64') }],
    ['RAKHIM_SECRET_KEY', { RAKHIM_SECRET_KEY: Buffer.from('0123456789abcdef0123456789abcdef').toString('base64') }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: '' }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk_test_notARealKey' }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: ['sk_test', 'k_live', 'x'].join('_') }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: ['xsk', 'live', 'x'].join('_') }],
    ['RAKHIM_CONCURRENCY', { RAKHIM_CONCURRENCY: '10000' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: '' }],
    ['STRIPE_API_BASE', { STRIPE_API_BASE: 'http://127.0.0.1:9999' }],
    ['STRIPE_API_BASE', { STRIPE_API_BASE: 'https://stripe.example' }],
    ['SMTP_URL', { SMTP_URL: '' }],
    ['SMTP_URL', { SMTP_URL: 'https://mail.example' }],
    ['MAIL_FROM', { MAIL_FROM: '' }],
    ['MAIL_FROM', { MAIL_FROM: 'Rakhim <hello@rakhim.example>\r\nBcc: other@example.test' }],
    ['RAKHIM_ACCESS_TOKEN_SECONDS', { RAKHIM_ACCESS_TOKEN_SECONDS: '1' }],
    ['RAKHIM_LEASE_SECONDS', { RAKHIM_LEASE_SECONDS: '1' }],
    ['RAKHIM_IDEMPOTENCY_SECONDS', { RAKHIM_IDEMPOTENCY_SECONDS: '1' }],
    ['RAKHIM_BLOBS', { RAKHIM_BLOBS: 's3://sounds?endpoint=http://store.example' }],
    ['RAKHIM_BLOBS', { RAKHIM_BLOBS: 's3://sounds?region=eu-central-1&secret=1' }],
  ])('refuses an unsafe %s in production', (name, change) => {
    expect(problemsOf({ ...production, ...change })).toContain(name);
  });

  it('needs neither Stripe nor a mail server in production where nothing is sold', () => {
    const others = Object.fromEntries(
      Object.entries(production).filter(([name]) => !/^(STRIPE|SMTP|MAIL)_/u.test(name)),
    );
    const key = production.STRIPE_SECRET_KEY;
    expect(loadConfig({ ...others, RAKHIM_BILLING: 'none' }).billing.isSelling).toBe(false);
    expect(problemsOf({ ...others, RAKHIM_BILLING: 'none', STRIPE_SECRET_KEY: key })).toContain('RAKHIM_BILLING');
    expect(problemsOf({ ...others, RAKHIM_BILLING: 'none', PUBLIC_ORIGIN: '' })).toContain('PUBLIC_ORIGIN');
  });

  it('takes one identity provider, wholly named', () => {
    const oidc = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'rakhim', OIDC_CLIENT_SECRET: 'secret' };
    expect(loadConfig({ ...production, ...oidc, OIDC_NAME: 'Example' }).accounts.identityProvider).toMatchObject({
      issuer: 'https://id.example',
      name: 'Example',
      isEmailTrusted: false,
    });
    expect(problemsOf({ ...oidc, OIDC_CLIENT_SECRET: '' })).toContain('OIDC_CLIENT_SECRET');
    expect(problemsOf({ ...oidc, GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' })).toContain('GOOGLE_CLIENT_ID');
    expect(problemsOf({ ...production, ...oidc, OIDC_ISSUER: 'http://id.example' })).toContain('OIDC_ISSUER');
  });

  it('names every problem at once and never a value', () => {
    const problems = problemsOf({ PORT: 'hunter2', DATABASE_URL: 'mysql://hunter2', RAKHIM_SPEECH_ENGINE: 'openai' });
    expect(problems).toContain('PORT');
    expect(problems).toContain('DATABASE_URL');
    expect(problems).not.toContain('hunter2');
    expect(problemsOf({ RAKHIM_SPEECH_ENGINE: 'openai' })).toContain('OPENAI_API_KEY');
    expect(problemsOf({ RAKHIM_SPEECH_ENGINE: 'local-model' })).toContain('RAKHIM_LOCAL_MODEL_DIR');
  });

  it('reads a secret from a file', async () => {
    const file = join(await createTemporaryFolder(), 'url');
    writeFileSync(file, 'postgres://a:b@c/d\n');
    expect(loadConfig({ DATABASE_URL_FILE: file }).database.url).toBe('postgres://a:b@c/d');
  });

  it('is described completely by .env.example', () => {
    const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
    const named = [...example.matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1]);
    expect(named.toSorted()).toEqual(environmentNames.toSorted());
  });
});
