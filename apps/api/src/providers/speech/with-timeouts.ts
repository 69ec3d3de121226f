import { speechTimedOut } from './failures.ts';
import type { SpeechEngine, SpeechEvent } from './speech-engine.ts';

/** How long an engine may keep us waiting, in milliseconds. The time a listener takes to listen does not count. */
export interface SpeechTimeouts {
  /** The wait for the first sound, retries included. */
  readonly firstAudioMs: number;
  /** From then on, until each next event. */
  readonly idleMs: number;
  /** The time for the whole utterance. */
  readonly totalMs: number;
}

/** Every request gets its answer or its error within ten seconds, even when the network to the engine is cut. */
export const defaultTimeouts: SpeechTimeouts = { firstAudioMs: 9_000, idleMs: 8_000, totalMs: 900_000 };

/**
 * Applies timeouts to an engine: a late engine ends with `speech_timed_out`, and an abort ends the wait at once. Either
 * way the engine is asked to stop, whether or not it responds.
 */
export function withTimeouts(engine: SpeechEngine, timeouts: SpeechTimeouts = defaultTimeouts): SpeechEngine {
  return {
    get name() {
      return engine.name;
    },
    version: engine.version,
    isReady: () => engine.isReady(),
    close: () => engine.close(),
    async *synthesize(request, signal) {
      const stop = new AbortController();
      const events = engine.synthesize(request, AbortSignal.any([signal, stop.signal]))[Symbol.asyncIterator]();
      const clock = createClock(timeouts);
      try {
        for (;;) {
          const next = await clock.wait(() => events.next(), signal);
          if (next.done) {
            return;
          }
          clock.note(next.value);
          yield next.value;
        }
      } finally {
        stop.abort();
        // Not awaited, because a hung engine would hang this, too; its result is irrelevant.
        events.return?.().catch(() => undefined);
      }
    },
  };
}

/** Adds up the time spent waiting. */
function createClock({ firstAudioMs, idleMs, totalMs }: SpeechTimeouts) {
  let waitedMs = 0;
  let hasAudio = false;
  return {
    note(event: SpeechEvent): void {
      hasAudio ||= event.type === 'audio';
    },
    async wait<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
      const startedAt = performance.now();
      const limitMs = Math.min(totalMs - waitedMs, hasAudio ? idleMs : firstAudioMs - waitedMs);
      const result = await within(work, limitMs, signal);
      waitedMs += performance.now() - startedAt;
      return result;
    },
  };
}

/** @throws `speech_timed_out` after `limitMs`, or the signal's reason when it aborts. */
async function within<T>(work: () => Promise<T>, limitMs: number, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(speechTimedOut(new Error(`The engine did nothing for ${Math.round(limitMs)} ms.`)));
  }, limitMs);
  const onAbort = (): void => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work(), stopped]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  }
}
