import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { limits } from '@rakhim/contract/limits';
import { supportEmail } from '@rakhim/contract/support';
import type { z } from 'zod';
import type { Share } from '#src/fairness/work.ts';
import type { CloudAccounts } from '#src/providers/speech/cloud/cloud-accounts.ts';
import { type BlobsConfig, toBlobsConfig } from './blobs-config.ts';
import { toEngineOrigin } from './engine-address.ts';
import { Environment, collectEnvironment, openPerCore } from './environment.ts';
import { engineRules, productionRules } from './production-rules.ts';

export type SpeechEngineConfig =
  | { readonly kind: 'embedded'; readonly voice: 'classic' | 'learned'; readonly workers: number }
  | { readonly kind: 'openai'; readonly apiKey: string; readonly baseUrl?: string }
  | { readonly kind: 'local-model'; readonly folder: string }
  | { readonly kind: 'remote'; readonly addresses: readonly string[]; readonly secret: string }
  | { readonly kind: 'http'; readonly url: string };

export interface Config {
  readonly isProduction: boolean;
  /** `engine`: the process only speaks, for processes of the API that know the secret. */
  readonly role: { readonly kind: 'api' } | { readonly kind: 'engine'; readonly secret: string };
  readonly http: {
    readonly host: string;
    readonly port: number;
    /** Public origin; absent on a local run, which uses the address that it listens on. */
    readonly publicOrigin?: string;
    /** Proxies in front of us whose `X-Forwarded-For` entries are believed. */
    readonly trustedProxies: number;
    readonly metricsToken?: string;
    /** Origins whose pages may call us with client tokens; `*`: any. */
    readonly corsOrigins: readonly string[];
  };
  readonly log: { readonly level: string };
  /** Where traces and logs are sent; without an endpoint, nowhere. */
  readonly telemetry: { readonly endpoint?: string; readonly serviceName: string; readonly share: number };
  readonly dataDir: string;
  /** The place where the built web app lies. */
  readonly webDir: string;
  readonly database: {
    /** The address of the server; without it, an embedded PostgreSQL runs in the data folder. */
    readonly url?: string;
    /** Connections of this process at most, and how many of them are kept for a kind of work. */
    readonly connectionsMax: number;
    readonly reserved: Readonly<Record<Exclude<Share, 'other'>, number>>;
  };
  readonly speech: SpeechEngineConfig;
  /** The neural voices that the operator adds: their folder, and their list where it is not ours. */
  readonly voices: {
    readonly folder: string;
    readonly catalogue?: string;
    /** Memory that their models may hold together, in MiB. */
    readonly memoryMbMax: number;
    /** Accounts with makers of voices, which single voices may be spoken through. */
    readonly accounts: CloudAccounts;
  };
  readonly accounts: {
    /** 32 bytes in base64; absent on a local run, which makes its own. */
    readonly secretKey?: string;
    /** The one before, while it is replaced. */
    readonly previousSecretKey?: string;
    /** Confirmed addresses that are administrators, in lower case. */
    readonly adminEmails: readonly string[];
    /**
     * OpenID Connect client at Google or another provider. Without it a local run uses a stand-in, and other runs have
     * no such sign-in.
     */
    readonly identityProvider?: {
      readonly issuer: string;
      readonly clientId: string;
      readonly clientSecret: string;
      /** What people are shown; absent for Google. */
      readonly name?: string;
      /** Whether addresses are believed that the provider does not call verified. */
      readonly isEmailTrusted: boolean;
    };
    readonly passwordLengthMin: number;
    readonly accessTokenSeconds: number;
    readonly refreshGraceSeconds: number;
  };
  readonly billing: {
    /** False: every account has the same plan, and there is nothing to subscribe to. */
    readonly isSelling: boolean;
    /** The characters of each account in a calendar month, where nothing is sold. */
    readonly charactersPerMonth: number;
    /**
     * The account at Stripe. Without it, a local run uses the local stand-in, and any other run sells no subscriptions.
     */
    readonly stripe?: {
      readonly secretKey: string;
      readonly webhookSecrets: readonly string[];
      readonly apiBase?: string;
    };
    /** Characters of a trial, where that is less than its plan gives. */
    readonly trialCharactersMax?: number;
  };
  readonly mail: {
    /** The mail server; without it, mails land in a mailbox of our own, which people can look into. */
    readonly smtpUrl?: string;
    readonly from: string;
    /** Who is told of messages through the contact form. */
    readonly supportEmail: string;
    /**
     * Where answers to our mails arrive, and the secret with which they are handed to us. Absent: they go to the
     * support's address.
     */
    readonly inbound?: { readonly address: string; readonly secret: string };
  };
  readonly usage: {
    readonly leaseSeconds: number;
    /** Requests that every account may have in flight, in place of what its plan says. */
    readonly concurrency?: number;
    /** Requests of one account that are answered in a minute. */
    readonly requestsPerMinute: number;
    /** The most requests for speech that this process keeps open, over all callers; more are refused at once. */
    readonly openRequestsMax: number;
    /** Open requests of one account, key or token in this process; more are refused at once. */
    readonly openRequestsPerAccountMax: number;
  };
  readonly apiKeys: {
    /** Whether a key can be shown again after it was created. */
    readonly isRevealable: boolean;
  };
  readonly idempotency: { readonly keptSeconds: number };
  readonly history: {
    /** Days for which sounds are kept unless their owners choose otherwise. */
    readonly audioDays: number;
  };
  /** Whether events may be sent over plain HTTP and to this machine. */
  readonly webhooks: { readonly allowsLocal: boolean };
  readonly jobs: {
    /** Segments that this process speaks at the same time; 0: it leaves jobs to others. */
    readonly concurrency: number;
    /** Days for which a job is kept, with its sound, from its end on. */
    readonly keptDays: number;
  };
  /** The store of sounds. */
  readonly blobs: BlobsConfig;
}

/** All problems of the configuration at once. Names variables, never their values. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

const googleIssuer = 'https://accounts.google.com';
const projectRoot = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * Reads the whole configuration from environment variables.
 *
 * @throws {ConfigError} naming every variable that is missing, malformed or, in production, unsafe.
 */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const parsed = Environment.safeParse(collectEnvironment(env));
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map(describeIssue));
  }
  const values = parsed.data;
  const problems: string[] = [];
  if ((values.RAKHIM_ROLE === 'engine' || values.RAKHIM_ENGINE_URL) && !values.RAKHIM_ENGINE_SECRET) {
    problems.push('RAKHIM_ENGINE_SECRET is required with RAKHIM_ENGINE_URL and when RAKHIM_ROLE is engine');
  }
  if (values.RAKHIM_ROLE === 'engine' && values.RAKHIM_ENGINE_URL) {
    problems.push('RAKHIM_ENGINE_URL must not be set when RAKHIM_ROLE is engine: that process speaks itself');
  }
  if (values.RAKHIM_SPEECH_ENGINE === 'openai' && !values.OPENAI_API_KEY) {
    problems.push('OPENAI_API_KEY is required when RAKHIM_SPEECH_ENGINE is openai');
  }
  if (values.RAKHIM_SPEECH_ENGINE === 'local-model' && !values.RAKHIM_LOCAL_MODEL_DIR) {
    problems.push('RAKHIM_LOCAL_MODEL_DIR is required when RAKHIM_SPEECH_ENGINE is local-model');
  }
  if ((values.AZURE_SPEECH_KEY === undefined) !== (values.AZURE_SPEECH_REGION === undefined)) {
    problems.push('AZURE_SPEECH_KEY and AZURE_SPEECH_REGION are needed together');
  }
  if ((values.STRIPE_SECRET_KEY === undefined) !== (values.STRIPE_WEBHOOK_SECRET === undefined)) {
    problems.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are needed together');
  }
  if ((values.GOOGLE_CLIENT_ID === undefined) !== (values.GOOGLE_CLIENT_SECRET === undefined)) {
    problems.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are needed together');
  }
  const oidc = [values.OIDC_ISSUER, values.OIDC_CLIENT_ID, values.OIDC_CLIENT_SECRET];
  if (oidc.includes(undefined) && oidc.some((value) => value !== undefined)) {
    problems.push('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are needed together');
  }
  if (values.OIDC_ISSUER && values.GOOGLE_CLIENT_ID) {
    problems.push('OIDC_ISSUER and GOOGLE_CLIENT_ID name two identity providers; there can be one');
  }
  if (values.RAKHIM_BILLING === 'none' && values.STRIPE_SECRET_KEY) {
    problems.push('STRIPE_SECRET_KEY must not be set where RAKHIM_BILLING is none');
  }
  if ((values.RAKHIM_INBOUND_ADDRESS === undefined) !== (values.RAKHIM_INBOUND_SECRET === undefined)) {
    problems.push('RAKHIM_INBOUND_ADDRESS and RAKHIM_INBOUND_SECRET are needed together');
  }
  if (sum(Object.values(reservedConnections(values))) >= values.RAKHIM_DATABASE_CONNECTIONS) {
    problems.push(
      'RAKHIM_DATABASE_CONNECTIONS must be more than RAKHIM_DATABASE_CONNECTIONS_HEALTH, _SIGN_IN and _SPEECH together',
    );
  }
  if (values.NODE_ENV === 'production') {
    problems.push(
      ...productionRules
        .filter((rule) => values.RAKHIM_ROLE === 'api' || engineRules.has(rule.name))
        .filter((rule) => rule.isBroken(values))
        .map((rule) => `${rule.name} ${rule.reason}`),
    );
  }
  if (problems.length > 0) {
    throw new ConfigError(problems);
  }
  return toConfig(values);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function describeIssue(issue: z.core.$ZodIssue): string {
  const reason = issue.code === 'custom' ? issue.message : 'has a value that is not accepted';
  return `${issue.path.join('.')} ${reason}`;
}

function toConfig(env: Environment): Config {
  const isProduction = env.NODE_ENV === 'production';
  return Object.freeze({
    isProduction,
    role: toRole(env),
    http: {
      // A local run listens on loopback only.
      host: env.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
      port: env.PORT,
      trustedProxies: env.RAKHIM_TRUSTED_PROXIES,
      corsOrigins: env.RAKHIM_CORS_ORIGINS,
      ...(env.PUBLIC_ORIGIN && { publicOrigin: env.PUBLIC_ORIGIN }),
      ...(env.RAKHIM_METRICS_TOKEN && { metricsToken: env.RAKHIM_METRICS_TOKEN }),
    },
    log: { level: env.RAKHIM_LOG_LEVEL ?? (isProduction ? 'info' : 'warn') },
    telemetry: {
      serviceName: env.OTEL_SERVICE_NAME,
      share: env.OTEL_TRACES_SAMPLER_ARG,
      ...(env.OTEL_EXPORTER_OTLP_ENDPOINT && { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '') }),
    },
    dataDir: env.RAKHIM_DATA_DIR ?? `${projectRoot}.rakhim`,
    webDir: env.RAKHIM_WEB_DIR ?? `${projectRoot}apps/web/dist/client`,
    database: {
      ...(env.DATABASE_URL && { url: env.DATABASE_URL }),
      connectionsMax: env.RAKHIM_DATABASE_CONNECTIONS,
      reserved: reservedConnections(env),
    },
    speech: toSpeechEngine(env),
    voices: {
      folder: env.RAKHIM_VOICES_DIR ?? `${env.RAKHIM_DATA_DIR ?? `${projectRoot}.rakhim`}/voices`,
      ...(env.RAKHIM_VOICES_CATALOGUE && { catalogue: env.RAKHIM_VOICES_CATALOGUE }),
      memoryMbMax: env.RAKHIM_VOICES_MEMORY_MB,
      accounts: toCloudAccounts(env),
    },
    accounts: {
      ...(env.RAKHIM_SECRET_KEY && { secretKey: env.RAKHIM_SECRET_KEY }),
      ...(env.RAKHIM_SECRET_KEY_PREVIOUS && { previousSecretKey: env.RAKHIM_SECRET_KEY_PREVIOUS }),
      adminEmails: env.RAKHIM_ADMIN_EMAILS ?? [],
      ...toIdentityProvider(env),
      passwordLengthMin: env.RAKHIM_PASSWORD_LENGTH_MIN ?? limits.passwordCharactersMin,
      accessTokenSeconds: env.RAKHIM_ACCESS_TOKEN_SECONDS,
      refreshGraceSeconds: env.RAKHIM_REFRESH_GRACE_SECONDS,
    },
    billing: {
      isSelling: env.RAKHIM_BILLING === 'stripe',
      charactersPerMonth: env.RAKHIM_CHARACTERS_PER_MONTH,
      ...(env.STRIPE_SECRET_KEY && {
        stripe: {
          secretKey: env.STRIPE_SECRET_KEY,
          webhookSecrets: env.STRIPE_WEBHOOK_SECRET ?? [],
          ...(env.STRIPE_API_BASE && { apiBase: env.STRIPE_API_BASE }),
        },
      }),
      ...(env.RAKHIM_TRIAL_CHARACTERS_MAX !== undefined && { trialCharactersMax: env.RAKHIM_TRIAL_CHARACTERS_MAX }),
    },
    mail: {
      ...(env.SMTP_URL && { smtpUrl: env.SMTP_URL }),
      from: env.MAIL_FROM,
      supportEmail: env.RAKHIM_SUPPORT_EMAIL ?? supportEmail,
      ...(env.RAKHIM_INBOUND_ADDRESS &&
        env.RAKHIM_INBOUND_SECRET && {
          inbound: { address: env.RAKHIM_INBOUND_ADDRESS, secret: env.RAKHIM_INBOUND_SECRET },
        }),
    },
    usage: {
      leaseSeconds: env.RAKHIM_LEASE_SECONDS,
      ...(env.RAKHIM_CONCURRENCY !== undefined && { concurrency: env.RAKHIM_CONCURRENCY }),
      requestsPerMinute: env.RAKHIM_REQUESTS_PER_MINUTE,
      openRequestsMax: env.RAKHIM_OPEN_REQUESTS_MAX ?? openPerCore * availableParallelism(),
      openRequestsPerAccountMax: env.RAKHIM_OPEN_REQUESTS_PER_ACCOUNT ?? openPerAccount + (env.RAKHIM_CONCURRENCY ?? 0),
    },
    apiKeys: { isRevealable: env.RAKHIM_API_KEY_REVEAL === 'always' },
    idempotency: { keptSeconds: env.RAKHIM_IDEMPOTENCY_SECONDS },
    history: { audioDays: env.RAKHIM_HISTORY_AUDIO_DAYS },
    webhooks: { allowsLocal: env.RAKHIM_WEBHOOKS_LOCAL === 'allowed' },
    jobs: { concurrency: env.RAKHIM_JOBS_CONCURRENCY, keptDays: env.RAKHIM_JOBS_DAYS },
    blobs: toBlobsConfig(env),
  });
}

function toIdentityProvider(env: Environment): Pick<Config['accounts'], 'identityProvider'> {
  if (env.OIDC_ISSUER && env.OIDC_CLIENT_ID && env.OIDC_CLIENT_SECRET) {
    return {
      identityProvider: {
        issuer: env.OIDC_ISSUER,
        clientId: env.OIDC_CLIENT_ID,
        clientSecret: env.OIDC_CLIENT_SECRET,
        name: env.OIDC_NAME,
        isEmailTrusted: env.OIDC_TRUST_EMAIL === 'always',
      },
    };
  }
  if (env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET) {
    return {
      identityProvider: {
        issuer: env.GOOGLE_ISSUER ?? googleIssuer,
        clientId: env.GOOGLE_CLIENT_ID,
        clientSecret: env.GOOGLE_CLIENT_SECRET,
        isEmailTrusted: false,
      },
    };
  }
  return {};
}

/** Twice the in-flight limit of the largest plan, plus live events in a few tabs. */
const openPerAccount = 64;

function reservedConnections(env: Environment): Config['database']['reserved'] {
  return {
    health: env.RAKHIM_DATABASE_CONNECTIONS_HEALTH,
    'sign-in': env.RAKHIM_DATABASE_CONNECTIONS_SIGN_IN,
    speech: env.RAKHIM_DATABASE_CONNECTIONS_SPEECH,
  };
}

function toCloudAccounts(env: Environment): CloudAccounts {
  return {
    ...(env.OPENAI_API_KEY && {
      openai: { apiKey: env.OPENAI_API_KEY, ...(env.OPENAI_BASE_URL && { baseUrl: env.OPENAI_BASE_URL }) },
    }),
    ...(env.ELEVENLABS_API_KEY && {
      elevenlabs: {
        apiKey: env.ELEVENLABS_API_KEY,
        ...(env.ELEVENLABS_BASE_URL && { baseUrl: env.ELEVENLABS_BASE_URL }),
      },
    }),
    ...(env.AZURE_SPEECH_KEY &&
      env.AZURE_SPEECH_REGION && {
        azure: {
          key: env.AZURE_SPEECH_KEY,
          region: env.AZURE_SPEECH_REGION,
          ...(env.AZURE_SPEECH_BASE_URL && { baseUrl: env.AZURE_SPEECH_BASE_URL }),
        },
      }),
  };
}

/** The engines that run inside this process, by name; `embedded` is the default. */
const embeddedVoices: Readonly<Record<string, 'learned' | 'classic'>> = {
  embedded: 'learned',
  learned: 'learned',
  classic: 'classic',
};

function toRole(env: Environment): Config['role'] {
  return env.RAKHIM_ROLE === 'engine' ? { kind: 'engine', secret: env.RAKHIM_ENGINE_SECRET ?? '' } : { kind: 'api' };
}

function toSpeechEngine(env: Environment): SpeechEngineConfig {
  if (env.RAKHIM_ENGINE_URL) {
    const addresses = env.RAKHIM_ENGINE_URL.map(toEngineOrigin);
    return { kind: 'remote', addresses, secret: env.RAKHIM_ENGINE_SECRET ?? '' };
  }
  const embedded = embeddedVoices[env.RAKHIM_SPEECH_ENGINE];
  if (embedded) {
    return {
      kind: 'embedded',
      voice: embedded,
      workers: env.RAKHIM_SPEECH_WORKERS ?? Math.min(availableParallelism(), 8),
    };
  }
  if (env.RAKHIM_SPEECH_ENGINE === 'openai') {
    return {
      kind: 'openai',
      apiKey: env.OPENAI_API_KEY ?? '',
      ...(env.OPENAI_BASE_URL && { baseUrl: env.OPENAI_BASE_URL }),
    };
  }
  if (env.RAKHIM_SPEECH_ENGINE === 'local-model') {
    return { kind: 'local-model', folder: env.RAKHIM_LOCAL_MODEL_DIR ?? '' };
  }
  return { kind: 'http', url: env.RAKHIM_SPEECH_ENGINE };
}
