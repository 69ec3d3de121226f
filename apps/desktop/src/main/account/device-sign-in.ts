import { createDeviceToken, deviceGrantType, startDevice } from '@rakhim/contract';
import type { SignInCode } from '@rakhim/contract/desktop';
import { DesktopFailure } from '../ipc/desktop-failure.ts';

const clientId = 'rakhim-desktop';
const answerTimeoutMs = 20_000;
/** How much longer to wait after `slow_down` (RFC 8628, section 3.5). */
const slowDownSeconds = 5;

export type SignInEnd = 'signed_in' | 'denied' | 'expired' | 'cancelled' | 'failed';

export interface DeviceSignIn {
  /** Starts the flow. Resolves with the code to type and the page to open; `onEnd` reports the outcome. */
  readonly start: (server: string) => Promise<SignInCode>;
  readonly cancel: () => void;
}

interface SignInDependencies {
  readonly deviceName: string;
  readonly saveKey: (key: string) => Promise<unknown>;
  readonly onEnd: (end: SignInEnd) => void;
  readonly sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Signs this machine in with a browser (RFC 8628), one flow at a time: a new start ends the running one. */
export function createDeviceSignIn({ deviceName, saveKey, onEnd, sleep = sleepMs }: SignInDependencies): DeviceSignIn {
  let current: AbortController | undefined;

  async function wait(server: string, codes: DeviceCodes, abort: AbortController): Promise<void> {
    const end = await poll(server, codes, abort.signal).catch(() => 'failed' as const);
    if (current === abort) {
      current = undefined;
      onEnd(abort.signal.aborted ? 'cancelled' : end);
    }
  }

  async function poll(
    server: string,
    { device_code, interval, expires_in }: DeviceCodes,
    signal: AbortSignal,
  ): Promise<SignInEnd> {
    const endsAt = Date.now() + expires_in * 1000;
    let seconds = interval;
    while (Date.now() < endsAt) {
      await sleep(seconds * 1000, signal);
      const answer = await post(
        server,
        createDeviceToken.paths[0],
        { grant_type: deviceGrantType, device_code, client_id: clientId },
        signal,
      ).catch(() => undefined);
      signal.throwIfAborted();
      const token = answer?.ok ? createDeviceToken.response.parse(answer.body) : undefined;
      if (token) {
        await saveKey(token.access_token);
        return 'signed_in';
      }
      const code = readError(answer?.body);
      if (code === 'slow_down') {
        seconds += slowDownSeconds;
      } else if (code === 'access_denied' || code === 'expired_token' || code === 'invalid_grant') {
        return code === 'access_denied' ? 'denied' : 'expired';
      }
    }
    return 'expired';
  }

  return {
    async start(server) {
      current?.abort();
      const abort = new AbortController();
      current = abort;
      const answer = await post(
        server,
        startDevice.paths[0],
        { client_id: clientId, device_name: deviceName },
        abort.signal,
      ).catch((cause: unknown) => {
        throw new DesktopFailure('offline', { cause });
      });
      const codes = startDevice.response.safeParse(answer.body);
      if (!answer.ok || !codes.success || !codes.data.verification_uri_complete.startsWith(`${server}/`)) {
        throw new DesktopFailure('internal_error');
      }
      void wait(server, codes.data, abort);
      return {
        userCode: codes.data.user_code,
        address: codes.data.verification_uri_complete,
        expiresInSeconds: codes.data.expires_in,
      };
    },
    cancel() {
      const abort = current;
      current = undefined;
      abort?.abort();
      if (abort) {
        onEnd('cancelled');
      }
    },
  };
}

interface DeviceCodes {
  readonly device_code: string;
  readonly interval: number;
  readonly expires_in: number;
}

interface Answer {
  readonly ok: boolean;
  readonly body: unknown;
}

async function post(
  server: string,
  path: string,
  fields: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Answer> {
  const response = await fetch(server + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(answerTimeoutMs)]),
  });
  return { ok: response.ok, body: await response.json().catch(() => undefined) };
}

function readError(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined;
}

function sleepMs(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
