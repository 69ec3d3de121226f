import { lookup as lookUp } from 'node:dns/promises';
import { isIP } from 'node:net';
import { performance } from 'node:perf_hooks';
import { Agent, request as send } from 'undici';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

export type WebhookProblem = 'status' | 'timeout' | 'connection' | 'address_refused';

export interface WebhookAnswer {
  /** Absent where none came. */
  readonly status?: number;
  /** Why it did not arrive; absent when it did. */
  readonly problem?: WebhookProblem;
  readonly durationMs: number;
}

export interface WebhookClient {
  /** Sends a body once. Never follows a redirect and never throws. */
  post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<WebhookAnswer>;
  /** Tells whether a body could be sent there as things stand. */
  isAllowed(url: string): Promise<boolean>;
}

export interface WebhookClientOptions {
  /** Lets plain HTTP and this machine be addressed, for trying things out. */
  readonly allowsLocal: boolean;
  /** All addresses of a name. */
  readonly resolve?: (name: string) => Promise<readonly string[]>;
  readonly timeoutMs?: number;
}

class AddressRefusedError extends Error {}

const usualTimeoutMs = 15_000;
const answerBytesMax = 64 * 1024;

async function resolveBySystem(name: string): Promise<readonly string[]> {
  return (await lookUp(name, { all: true })).map(({ address }) => address);
}

/**
 * Sends to addresses that strangers typed. A name is resolved once; all of its addresses must be public; and the
 * connection goes to the very address that was checked, so a name that means another one a moment later gains nothing.
 */
export function createWebhookClient(options: WebhookClientOptions): WebhookClient {
  const { allowsLocal, resolve = resolveBySystem, timeoutMs = usualTimeoutMs } = options;
  const isReachable = (address: string): boolean =>
    isPublicAddress(address) || (allowsLocal && isLoopbackAddress(address));

  /** @throws AddressRefusedError, or what the resolver throws. */
  async function choose(url: URL): Promise<string> {
    const isProtocolAllowed = url.protocol === 'https:' || (allowsLocal && url.protocol === 'http:');
    if (!isProtocolAllowed || url.username !== '' || url.password !== '') {
      throw new AddressRefusedError();
    }
    const name = url.hostname.replace(/^\[(.*)\]$/u, '$1');
    const addresses = isIP(name) === 0 ? await resolve(name) : [name];
    const [address] = addresses;
    if (address === undefined || !addresses.every(isReachable)) {
      throw new AddressRefusedError();
    }
    return address;
  }

  async function exchange(url: URL, headers: Readonly<Record<string, string>>, body: string): Promise<number> {
    const signal = AbortSignal.timeout(timeoutMs);
    const address = await Promise.race([choose(url), rejectOn(signal)]);
    const agent = createPinnedAgent(address, timeoutMs);
    try {
      const answer = await send(url, { method: 'POST', headers: { ...headers }, body, dispatcher: agent, signal });
      answer.body.on('error', () => undefined);
      await answer.body.dump({ limit: answerBytesMax, signal }).catch(() => undefined);
      return answer.statusCode;
    } finally {
      await agent.destroy();
    }
  }

  return {
    async post(url, headers, body) {
      const begunAt = performance.now();
      const outcome = await exchange(new URL(url), headers, body).then(
        (status) => ({ status, ...((status < 200 || status > 299) && { problem: 'status' as const }) }),
        (error: unknown) => ({ problem: problemOf(error) }),
      );
      return { ...outcome, durationMs: Math.round(performance.now() - begunAt) };
    },

    async isAllowed(url) {
      return choose(new URL(url)).then(
        () => true,
        () => false,
      );
    },
  };
}

/** Connects to one address whatever a name may mean, and shows the name's certificate and host as ever. */
function createPinnedAgent(address: string, timeoutMs: number): Agent {
  const family = isIP(address);
  return new Agent({
    connect: {
      timeout: timeoutMs,
      lookup: (_name, { all }, done) => {
        if (all) {
          done(null, [{ address, family }]);
        } else {
          done(null, address, family);
        }
      },
    },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxHeaderSize: 16 * 1024,
  });
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });
}

function problemOf(error: unknown): WebhookProblem {
  if (error instanceof AddressRefusedError) {
    return 'address_refused';
  }
  return error instanceof Error && /timeout/iu.test(`${error.name} ${'code' in error ? String(error.code) : ''}`)
    ? 'timeout'
    : 'connection';
}
