import { getVoice } from '@rakhim/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#src/errors/app-error.ts';
import { speechBusy, speechFailed, speechTimedOut } from './failures.ts';
import type { SpeechEngine, SpeechEvent, SpeechRequest } from './speech-engine.ts';
import { EngineAnswerError } from './upstream/engine-answer-error.ts';
import { defaultBreaker, withBreaker } from './with-breaker.ts';

const request: SpeechRequest = { text: 'نعم', voice: getVoice('male1'), format: 'mp3', delivery: 'stream' };
const audio: SpeechEvent = { type: 'audio', bytes: new Uint8Array(1) };
const busy = { code: 'speech_engine_busy' };

type Utterance = (signal: AbortSignal) => AsyncGenerator<SpeechEvent>;

const fine: Utterance = async function* () {
  yield { type: 'start', warnings: [] };
  yield audio;
  yield { type: 'end', durationMs: 1 };
};

const silent: Utterance = async function* () {
  yield await new Promise<SpeechEvent>(() => undefined);
};

function failWith(createError: () => unknown, before: readonly SpeechEvent[] = []): Utterance {
  return async function* () {
    yield* before;
    throw createError();
  };
}

const failing = failWith(() => speechFailed(new Error('down')));

/** Speaks for as long as the test wants. */
function createLongUtterance(): { utterance: Utterance; finish: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const utterance: Utterance = async function* () {
    yield audio;
    await promise;
    yield { type: 'end', durationMs: 1 };
  };
  return { utterance, finish: resolve };
}

function setUp() {
  let calls = 0;
  let current = fine;
  const inner: SpeechEngine = {
    name: 'http',
    synthesize(_request, signal) {
      calls += 1;
      return current(signal);
    },
    isReady: async () => true,
    close: async () => undefined,
  };
  const engine = withBreaker(inner);

  async function speak(utterance: Utterance, signal = new AbortController().signal): Promise<unknown> {
    current = utterance;
    return Array.fromAsync(engine.synthesize(request, signal)).catch((error: unknown) => error);
  }

  async function speakTimes(count: number, utterance: Utterance): Promise<void> {
    for (let index = 0; index < count; index += 1) {
      await speak(utterance);
    }
  }

  async function open(): Promise<void> {
    await speakTimes(defaultBreaker.callsMin, failing);
    expect(await engine.isReady()).toBe(false);
  }

  return {
    engine,
    speak,
    speakTimes,
    open,
    calls: () => calls,
    use: (utterance: Utterance) => void (current = utterance),
  };
}

describe('withBreaker', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['opens when half of twenty fail', 10, 10, false],
    ['stays closed when less than half fail', 11, 9, true],
    ['stays closed while there are less than twenty', 0, 19, true],
  ])('%s', async (_name, fineCount, failedCount, isClosed) => {
    const { engine, speakTimes } = setUp();
    await speakTimes(fineCount, fine);
    await speakTimes(failedCount, failing);
    expect(await engine.isReady()).toBe(isClosed);
  });

  it('counts failures in mid-sound and time-outs', async () => {
    const { engine, speakTimes } = setUp();
    await speakTimes(
      10,
      failWith(() => speechTimedOut(new Error('slow')), [audio]),
    );
    await speakTimes(
      10,
      failWith(() => new TypeError('a bug'), [audio]),
    );
    expect(await engine.isReady()).toBe(false);
  });

  it('counts neither aborts, nor a full engine, nor texts that are refused, nor listeners who leave', async () => {
    const { engine, speak, speakTimes, use } = setUp();
    await speakTimes(
      30,
      failWith(() => speechBusy(new Error('full'))),
    );
    await speakTimes(
      30,
      failWith(() => new AppError('text_not_speakable')),
    );
    await speakTimes(
      30,
      failWith(() => speechFailed(new EngineAnswerError({ status: 400 }))),
    );
    for (let index = 0; index < 30; index += 1) {
      await speak(failing, AbortSignal.abort());
      use(fine);
      for await (const _event of engine.synthesize(request, new AbortController().signal)) {
        break;
      }
    }
    expect(await engine.isReady()).toBe(true);
    // And they do not hide the failures of others.
    await speakTimes(20, failing);
    expect(await engine.isReady()).toBe(false);
  });

  it('refuses at once while open, with the time to come back, and does not ask the engine', async () => {
    const { open, speak, calls } = setUp();
    await open();
    const callsBefore = calls();
    expect(await speak(fine)).toMatchObject({ ...busy, options: { retryAfterSeconds: 10, values: { seconds: 10 } } });
    await vi.advanceTimersByTimeAsync(6_500);
    expect(await speak(fine)).toMatchObject({ ...busy, options: { retryAfterSeconds: 4 } });
    expect(calls()).toBe(callsBefore);
  });

  it('lets one utterance probe after ten seconds, and closes with its first sound', async () => {
    const { engine, open, speak, use } = setUp();
    await open();
    await vi.advanceTimersByTimeAsync(defaultBreaker.resetMs);
    const { utterance, finish } = createLongUtterance();
    use(utterance);
    const probe = engine.synthesize(request, new AbortController().signal)[Symbol.asyncIterator]();
    const firstEvent = probe.next();
    expect(await speak(fine)).toMatchObject(busy);
    await firstEvent;
    expect(await speak(fine)).toHaveLength(3);
    finish();
    await probe.next();
  });

  it('stays open when the probe fails', async () => {
    const { open, speak } = setUp();
    await open();
    await vi.advanceTimersByTimeAsync(defaultBreaker.resetMs);
    expect(await speak(failing)).toMatchObject({ code: 'speech_engine_failed' });
    expect(await speak(fine)).toMatchObject(busy);
    await vi.advanceTimersByTimeAsync(defaultBreaker.resetMs);
    expect(await speak(fine)).toHaveLength(3);
  });

  it('lets the next one probe when the one that probed was aborted', async () => {
    const { open, speak } = setUp();
    await open();
    await vi.advanceTimersByTimeAsync(defaultBreaker.resetMs);
    await speak(failing, AbortSignal.abort());
    expect(await speak(fine)).toHaveLength(3);
  });

  it('does not let an utterance from before it opened decide about the recovery', async () => {
    const { engine, open, speak, use } = setUp();
    const { utterance, finish } = createLongUtterance();
    use(utterance);
    const old = engine.synthesize(request, new AbortController().signal)[Symbol.asyncIterator]();
    await old.next();
    await open();
    await vi.advanceTimersByTimeAsync(defaultBreaker.resetMs);
    finish();
    await Array.fromAsync({ [Symbol.asyncIterator]: () => old });
    use(silent);
    void engine.synthesize(request, new AbortController().signal)[Symbol.asyncIterator]().next();
    expect(await speak(fine)).toMatchObject(busy);
  });
});
