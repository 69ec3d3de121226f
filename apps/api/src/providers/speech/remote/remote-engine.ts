import { AppError } from '#src/errors/app-error.ts';
import { traceHeaders } from '#src/observability/trace.ts';
import { speechBusy, speechFailed } from '../failures.ts';
import type { SpeechEngine, SpeechEvent } from '../speech-engine.ts';
import { EngineAnswerError, EngineConnectionError } from '../upstream/engine-answer-error.ts';
import { readFrames } from './speech-frames.ts';
import { EngineFacts, readEvent, writeRequest } from './speech-messages.ts';

export interface RemoteEngineOptions {
  /** Where the service listens, such as `https://engine.internal:4000`. */
  readonly url: string;
  readonly secret: string;
  /** The time after which a service that gives no sign of life is taken for dead; 5 s when not given. */
  readonly silentMsMax?: number;
}

/** An engine of which another process says what it is. */
export interface RemoteEngine extends SpeechEngine {
  /** Whether it was reached and has said what it is. */
  readonly isKnown: boolean;
  /** Asks again who speaks there. */
  refresh(): Promise<void>;
}

const usualSilentMsMax = 5_000;
const factsMsMax = 2_000;
const readyMsMax = 800;

/** The voices of one engine service, over HTTP. What it says of itself is known once it was reached. */
export function createRemoteEngine(options: RemoteEngineOptions): RemoteEngine {
  const { url, secret, silentMsMax = usualSilentMsMax } = options;
  const headers = { authorization: `Bearer ${secret}` };
  let facts: EngineFacts | undefined;
  let asked: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    const signal = AbortSignal.timeout(factsMsMax);
    const response = await fetch(`${url}/v1/engine`, { headers, redirect: 'error', signal });
    if (!response.ok) {
      throw new EngineAnswerError({ status: response.status });
    }
    facts = EngineFacts.parse(await response.json());
  }

  async function* synthesize(body: string, signal: AbortSignal): AsyncGenerator<SpeechEvent> {
    const watch = createWatch(silentMsMax);
    const stop = AbortSignal.any([signal, watch.signal]);
    try {
      const response = await fetch(`${url}/v1/speak`, {
        method: 'POST',
        headers: { ...headers, ...traceHeaders(), 'content-type': 'application/json' },
        body,
        redirect: 'error',
        signal: stop,
      });
      watch.pause();
      if (!response.ok || !response.body) {
        throw refusal(response);
      }
      for await (const frame of readFrames(watch.over(response.body))) {
        const event = readEvent(frame);
        if (event) {
          yield event;
        }
        if (event?.type === 'end') {
          return;
        }
      }
      throw new Error('The stream ended before the sound did.');
    } catch (error) {
      signal.throwIfAborted();
      throw error instanceof AppError ? error : speechFailed(new EngineConnectionError(error));
    } finally {
      watch.end();
    }
  }

  return {
    get name() {
      return facts?.name ?? 'embedded';
    },
    get isKnown() {
      return facts !== undefined;
    },
    refresh,
    async version() {
      // Once: a service that is away must not hold up every request. Later it is asked from time to time.
      await (asked ??= refresh().catch(() => undefined));
      return facts?.version ?? undefined;
    },
    synthesize: (request, signal) => synthesize(writeRequest(request), signal),
    async isReady() {
      const signal = AbortSignal.timeout(readyMsMax);
      const response = await fetch(`${url}/readyz`, { redirect: 'error', signal }).catch(() => undefined);
      await response?.body?.cancel();
      return response?.ok ?? false;
    },
    close: async () => undefined,
  };
}

function refusal(response: Response): Error {
  void response.body?.cancel();
  const cause = new EngineAnswerError({ status: response.status });
  const seconds = response.headers.get('retry-after');
  return response.status === 503 && seconds !== null ? speechBusy(cause, Number(seconds)) : speechFailed(cause);
}

/** Aborts when the other side is silent while we wait for it; the time that a reader takes does not count. */
function createWatch(silentMsMax: number) {
  const silent = new AbortController();
  const begin = (): NodeJS.Timeout =>
    setTimeout(() => {
      silent.abort(new Error(`The engine gave no sign of life for ${silentMsMax} ms.`));
    }, silentMsMax);
  let timer = begin();
  const pause = (): void => clearTimeout(timer);
  return {
    signal: silent.signal,
    pause,
    end: pause,
    async *over(blocks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      timer = begin();
      for await (const block of blocks) {
        pause();
        yield block;
        timer = begin();
      }
    },
  };
}
