import { RakhimError } from '../errors/rakhim-error.ts';
import { isBrowser, readEnvironment } from './environment.ts';
import { type RakhimLogger, silentLogger } from './logger.ts';

/** The part of `fetch` that is used. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface RakhimOptions {
  /** Default: `RAKHIM_API_KEY` of the environment. `null`: none, which is enough for `voices.list`. */
  readonly apiKey?: string | null | undefined;
  /**
   * Where the service is, such as `https://rakhim.example`. Default: `RAKHIM_BASE_URL`, else `http://127.0.0.1:3000`,
   * where a service of your own runs.
   */
  readonly baseUrl?: string | undefined;
  /** Milliseconds that an attempt may take; of a stream, milliseconds without a byte. Default: 120,000. */
  readonly timeoutMs?: number | undefined;
  /** The number of times that a request that failed for no fault of its own is repeated. Default: 2. */
  readonly maxRetries?: number | undefined;
  /** Language of messages and names. Default: English. */
  readonly language?: 'en' | 'ar' | undefined;
  /** Default: that of the runtime. The emulator's goes here in tests. */
  readonly fetch?: Fetch | undefined;
  /** Default: silence. */
  readonly logger?: RakhimLogger | undefined;
  /** Your program, such as `newsroom/1.4`; the usage report counts by it. */
  readonly userAgent?: string | undefined;
  /** Allows the client in a browser, where everybody who opens the page can read your key and spend your characters. */
  readonly dangerouslyAllowBrowser?: boolean | undefined;
}

export interface ClientSettings {
  readonly apiKey: string | undefined;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly maxRetries: number;
  readonly language: 'en' | 'ar' | undefined;
  readonly fetch: Fetch;
  readonly logger: RakhimLogger;
  readonly userAgent: string | undefined;
}

const defaultBaseUrl = 'http://127.0.0.1:3000';
const defaultTimeoutMs = 120_000;
const defaultMaxRetries = 2;

/** Options, else environment, else defaults. @throws RakhimError that says what to do, and never repeats the key. */
export function readClientOptions(options: RakhimOptions): ClientSettings {
  if (isBrowser() && options.dangerouslyAllowBrowser !== true) {
    throw new RakhimError(
      'This runs in a browser, where everybody could read your API key. Call Rakhim from your server instead; if nobody but you can open this page, set `dangerouslyAllowBrowser: true`.',
    );
  }
  return {
    apiKey: options.apiKey === null ? undefined : readApiKey(options.apiKey ?? readEnvironment('RAKHIM_API_KEY')),
    baseUrl: readBaseUrl(options.baseUrl ?? readEnvironment('RAKHIM_BASE_URL') ?? defaultBaseUrl),
    timeoutMs: readWhole('timeoutMs', options.timeoutMs ?? defaultTimeoutMs, 1),
    maxRetries: readWhole('maxRetries', options.maxRetries ?? defaultMaxRetries, 0),
    language: options.language,
    fetch: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
    logger: options.logger ?? silentLogger,
    userAgent: options.userAgent,
  };
}

function readApiKey(apiKey: string | undefined): string {
  const key = apiKey?.trim() ?? '';
  if (key === '') {
    throw new RakhimError(
      'There is no API key. Set RAKHIM_API_KEY, or pass `apiKey`; keys are created under “API keys” in your dashboard.',
    );
  }
  // An invalid header value is refused here: the runtime's own message would repeat it.
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new RakhimError('The API key has characters that no key has. Copy it again, without spaces or line breaks.');
  }
  return key;
}

function readBaseUrl(baseUrl: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (
    url === undefined ||
    !['http:', 'https:'].includes(url.protocol) ||
    url.username !== '' ||
    url.search !== '' ||
    url.hash !== ''
  ) {
    throw new RakhimError(
      '`baseUrl` must be an address such as https://rakhim.example, without user name, query or fragment.',
    );
  }
  return url.href.replace(/\/+$/, '');
}

/** Timers take no more milliseconds than this. */
const wholeMax = 2 ** 31 - 1;

export function readWhole(name: string, value: number, min: number): number {
  if (!Number.isInteger(value) || value < min || value > wholeMax) {
    throw new RakhimError(`\`${name}\` must be a whole number from ${min} to ${wholeMax}.`);
  }
  return value;
}
