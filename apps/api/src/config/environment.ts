import { readFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { limits } from '@rakhim/contract/limits';
import { z } from 'zod';
import { isBucketAddress } from './bucket-address.ts';
import { isEngineAddress } from './engine-address.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * Returns true for an address that only this machine can mean (RFC 5735, RFC 4291, RFC 6761), however it is written.
 */
export function isLoopback(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[(.*)\]$|\.$/, '$1');
  const family = isIP(host);
  return family === 0 ? /(^|\.)localhost$/i.test(host) : loopback.check(host, family === 6 ? 'ipv6' : 'ipv4');
}

/** The least number of different bytes among 32 random ones, but for one key in 10^11. A typed key has fewer. */
const differentBytesMin = 20;
const SecretKey = z
  .base64()
  .refine((value) => Buffer.from(value, 'base64').length === 32, 'must be 32 random bytes in base64')
  .refine(
    (value) => new Set(Buffer.from(value, 'base64')).size >= differentBytesMin,
    'must be random: openssl rand -base64 32',
  );

const origin = z
  .url()
  .refine((value) => new URL(value).origin === value, 'must be an origin such as https://rakhim.example');

/** Requests for speech: a core speaks about a hundred times faster than anybody listens. */
export const openPerCore = 100;

/** Every variable the API reads, by its name. `.env.example` lists the same ones, with what each is for. */
export const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().max(255).optional(),
  PUBLIC_ORIGIN: origin.optional(),
  RAKHIM_TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  RAKHIM_DATA_DIR: z.string().min(1).optional(),
  RAKHIM_WEB_DIR: z.string().min(1).optional(),
  RAKHIM_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  RAKHIM_CORS_ORIGINS: z
    .string()
    .max(10_000)
    .transform((value) => value.split(',').map((entry) => entry.trim()))
    .pipe(z.array(z.union([z.literal('*'), origin])))
    .default([]),
  RAKHIM_METRICS_TOKEN: z.string().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().max(10_000).optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('rakhim-api'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  RAKHIM_DATABASE_CONNECTIONS: z.coerce.number().int().min(4).max(1_000).default(16),
  RAKHIM_DATABASE_CONNECTIONS_HEALTH: z.coerce.number().int().min(0).max(100).default(1),
  RAKHIM_DATABASE_CONNECTIONS_SIGN_IN: z.coerce.number().int().min(0).max(100).default(2),
  RAKHIM_DATABASE_CONNECTIONS_SPEECH: z.coerce.number().int().min(0).max(900).default(6),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_NAME: z
    .string()
    .max(60)
    .regex(/^\P{Cc}+$/u)
    .default('OpenID Connect'),
  OIDC_TRUST_EMAIL: z.enum(['verified', 'always']).default('verified'),
  RAKHIM_SPEECH_ENGINE: z
    .union([z.enum(['embedded', 'learned', 'classic', 'openai', 'local-model']), z.url({ protocol: /^https?$/ })])
    .default('embedded'),
  RAKHIM_ROLE: z.enum(['api', 'engine']).default('api'),
  RAKHIM_ENGINE_URL: z
    .string()
    .max(10_000)
    .transform((value) => value.split(',').map((address) => address.trim()))
    .pipe(
      z
        .array(z.url({ protocol: /^https?$/ }).refine(isEngineAddress, 'must be addresses such as https://engine:4000'))
        .min(1)
        .max(100),
    )
    .optional(),
  RAKHIM_ENGINE_SECRET: z.string().min(32).max(200).regex(/^\S+$/u).optional(),
  RAKHIM_LOCAL_MODEL_DIR: z.string().min(1).optional(),
  RAKHIM_VOICES_DIR: z.string().min(1).optional(),
  RAKHIM_VOICES_CATALOGUE: z.string().min(1).optional(),
  RAKHIM_VOICES_MEMORY_MB: z.coerce.number().int().min(256).max(1_000_000).default(1_024),
  RAKHIM_SPEECH_WORKERS: z.coerce.number().int().min(1).max(64).optional(),
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  ELEVENLABS_API_KEY: z.string().min(1).optional(),
  ELEVENLABS_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AZURE_SPEECH_KEY: z.string().min(1).optional(),
  AZURE_SPEECH_REGION: z
    .string()
    .regex(/^[a-z0-9]+$/)
    .optional(),
  AZURE_SPEECH_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  RAKHIM_BILLING: z.enum(['stripe', 'none']).default('stripe'),
  RAKHIM_CHARACTERS_PER_MONTH: z.coerce.number().int().min(1).max(1_000_000_000_000).default(1_000_000),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(?:test|live)_[A-Za-z0-9]+$/, 'must be a secret or restricted key of Stripe')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .transform((value) => value.split(',').map((secret) => secret.trim()))
    .pipe(z.array(z.string().startsWith('whsec_')).min(1).max(5))
    .optional(),
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  RAKHIM_TRIAL_CHARACTERS_MAX: z.coerce.number().int().min(0).optional(),
  RAKHIM_SECRET_KEY: SecretKey.optional(),
  RAKHIM_SECRET_KEY_PREVIOUS: SecretKey.optional(),
  RAKHIM_ADMIN_EMAILS: z
    .string()
    .max(10_000)
    .transform((value) => value.split(',').map((email) => email.trim().toLowerCase()))
    .pipe(z.array(z.email()))
    .optional(),
  RAKHIM_PASSWORD_LENGTH_MIN: z.coerce
    .number()
    .int()
    .min(limits.passwordCharactersMin)
    .max(limits.passwordCharactersMax)
    .optional(),
  RAKHIM_ACCESS_TOKEN_SECONDS: z.coerce.number().int().min(1).max(3600).default(900),
  RAKHIM_REFRESH_GRACE_SECONDS: z.coerce.number().int().min(0).max(60).default(10),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .max(320)
    .regex(
      /^(?:[^<>@\p{Cc}]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u,
      'must be an address such as Rakhim <hello@rakhim.example>',
    )
    .default('Rakhim <rakhim@localhost>'),
  RAKHIM_SUPPORT_EMAIL: z.email().max(limits.emailCharactersMax).optional(),
  RAKHIM_INBOUND_ADDRESS: z.email().max(limits.emailCharactersMax).optional(),
  RAKHIM_INBOUND_SECRET: z.string().min(16).max(200).regex(/^\S+$/u).optional(),
  RAKHIM_HISTORY_AUDIO_DAYS: z.coerce.number().int().min(0).max(365).default(30),
  RAKHIM_JOBS_CONCURRENCY: z.coerce.number().int().min(0).max(64).default(1),
  RAKHIM_JOBS_DAYS: z.coerce.number().int().min(1).max(365).default(7),
  RAKHIM_BLOBS: z
    .union([
      z.literal('folder'),
      z
        .url({ protocol: /^s3$/ })
        .refine(isBucketAddress, 'must be folder or an address such as s3://bucket/prefix?region=eu-central-1'),
    ])
    .default('folder'),
  RAKHIM_WEBHOOKS_LOCAL: z.enum(['refused', 'allowed']).default('refused'),
  AWS_ACCESS_KEY_ID: z.string().min(1).optional(),
  AWS_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  RAKHIM_LEASE_SECONDS: z.coerce.number().int().min(1).max(600).default(60),
  RAKHIM_API_KEY_REVEAL: z.enum(['always', 'once']).default('always'),
  RAKHIM_IDEMPOTENCY_SECONDS: z.coerce.number().int().min(1).max(604_800).default(86_400),
  RAKHIM_REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).max(1_000_000).default(600),
  RAKHIM_CONCURRENCY: z.coerce.number().int().min(1).max(1_000).optional(),
  RAKHIM_OPEN_REQUESTS_MAX: z.coerce.number().int().min(1).max(100_000).optional(),
  RAKHIM_OPEN_REQUESTS_PER_ACCOUNT: z.coerce.number().int().min(1).max(100_000).optional(),
});
export type Environment = z.infer<typeof Environment>;

export const environmentNames = Object.keys(Environment.shape);

/**
 * Takes our variables out of an environment. A variable set to nothing counts as absent, and `NAME_FILE` may hold the
 * path of a file with the value, so that secrets need not stand in the environment.
 *
 * @throws when a named file cannot be read.
 */
export function collectEnvironment(env: NodeJS.ProcessEnv): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of environmentNames) {
    const file = env[`${name}_FILE`];
    const value = file ? readFileSync(file, 'utf8').trim() : env[name];
    if (value) {
      found[name] = value;
    }
  }
  return found;
}
