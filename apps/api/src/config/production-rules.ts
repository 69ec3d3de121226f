import { isUnencryptedBucket } from './bucket-address.ts';
import { isExposedEngine } from './engine-address.ts';
import { type Environment, isLoopback } from './environment.ts';

interface ProductionRule {
  readonly name: keyof Environment;
  readonly isBroken: (env: Environment) => boolean;
  readonly reason: string;
}

function isHttp(url: string | undefined): boolean {
  return url?.startsWith('http:') ?? false;
}

function isSelling(env: Environment): boolean {
  return env.RAKHIM_BILLING === 'stripe';
}

/** What a process that only speaks can get wrong; it has no database, no people and no money. */
export const engineRules: ReadonlySet<keyof Environment> = new Set(['RAKHIM_SPEECH_ENGINE', 'OPENAI_BASE_URL']);

/**
 * The settings that are convenient on a laptop and dangerous on the internet. A production process refuses to start
 * with any of these.
 */
export const productionRules: readonly ProductionRule[] = [
  { name: 'DATABASE_URL', isBroken: (env) => !env.DATABASE_URL, reason: 'is required in production' },
  { name: 'PUBLIC_ORIGIN', isBroken: (env) => !env.PUBLIC_ORIGIN, reason: 'is required in production' },
  {
    name: 'PUBLIC_ORIGIN',
    isBroken: (env) => env.PUBLIC_ORIGIN !== undefined && (isHttp(env.PUBLIC_ORIGIN) || isLoopback(env.PUBLIC_ORIGIN)),
    reason: 'must be a public https origin in production',
  },
  { name: 'RAKHIM_SECRET_KEY', isBroken: (env) => !env.RAKHIM_SECRET_KEY, reason: 'is required in production' },
  {
    name: 'STRIPE_SECRET_KEY',
    isBroken: (env) => isSelling(env) && !env.STRIPE_SECRET_KEY?.match(/^[sr]k_live_/),
    reason: 'is required in production and must be a live key',
  },
  {
    name: 'STRIPE_WEBHOOK_SECRET',
    isBroken: (env) => isSelling(env) && !env.STRIPE_WEBHOOK_SECRET,
    reason: 'is required in production',
  },
  {
    name: 'STRIPE_API_BASE',
    isBroken: (env) => env.STRIPE_API_BASE !== undefined,
    reason: 'must not be set in production: only Stripe takes real payments',
  },
  {
    name: 'SMTP_URL',
    isBroken: (env) => isSelling(env) && !env.SMTP_URL,
    reason: 'is required in production, unless RAKHIM_BILLING is none',
  },
  {
    name: 'MAIL_FROM',
    isBroken: (env) => env.SMTP_URL !== undefined && env.MAIL_FROM.includes('@localhost'),
    reason: 'is required in production',
  },
  {
    name: 'RAKHIM_ACCESS_TOKEN_SECONDS',
    isBroken: (env) => env.RAKHIM_ACCESS_TOKEN_SECONDS < 60,
    reason: 'must be at least 60 in production',
  },
  {
    name: 'GOOGLE_ISSUER',
    isBroken: (env) => env.GOOGLE_ISSUER !== undefined && (isHttp(env.GOOGLE_ISSUER) || isLoopback(env.GOOGLE_ISSUER)),
    reason: 'must be a public https address in production',
  },
  {
    name: 'RAKHIM_CORS_ORIGINS',
    isBroken: (env) => env.RAKHIM_CORS_ORIGINS.some(isHttp),
    reason: 'must use https in production',
  },
  {
    name: 'OIDC_ISSUER',
    isBroken: (env) => env.OIDC_ISSUER !== undefined && (isHttp(env.OIDC_ISSUER) || isLoopback(env.OIDC_ISSUER)),
    reason: 'must be an https address in production',
  },
  {
    name: 'RAKHIM_SPEECH_ENGINE',
    isBroken: (env) => env.RAKHIM_SPEECH_ENGINE.startsWith('http'),
    reason: 'must not be an address in production: that engine is for trying out failures',
  },
  {
    name: 'RAKHIM_ENGINE_URL',
    isBroken: (env) => env.RAKHIM_ENGINE_URL?.some(isExposedEngine) ?? false,
    reason: 'must use https in production, or say ?unencrypted=allowed for a network of your own',
  },
  {
    name: 'OPENAI_BASE_URL',
    isBroken: (env) => isHttp(env.OPENAI_BASE_URL),
    reason: 'must use https in production',
  },
  {
    name: 'RAKHIM_BLOBS',
    isBroken: (env) => isUnencryptedBucket(env.RAKHIM_BLOBS),
    reason: 'must use https in production',
  },
  {
    name: 'RAKHIM_WEBHOOKS_LOCAL',
    isBroken: (env) => env.RAKHIM_WEBHOOKS_LOCAL === 'allowed',
    reason: 'must not be allowed in production: customers could reach this machine by it',
  },
  {
    name: 'RAKHIM_IDEMPOTENCY_SECONDS',
    isBroken: (env) => env.RAKHIM_IDEMPOTENCY_SECONDS < 3600,
    reason: 'must be at least 3600 in production',
  },
  {
    name: 'RAKHIM_LEASE_SECONDS',
    isBroken: (env) => env.RAKHIM_LEASE_SECONDS < 30,
    reason: 'must be at least 30 in production',
  },
];
