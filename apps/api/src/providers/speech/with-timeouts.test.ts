import { getVoice } from '@rakhim/contract';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SpeechEngine, SpeechEvent, SpeechRequest } from './speech-engine.ts';
import { withTimeouts } from './with-timeouts.ts';

const request: SpeechRequest = { text: 'نعم', voice: getVoice('male1'), format: 'mp3', delivery: 'stream' };
const start: SpeechEvent = { type: 'start', warnings: [] };
const audio: SpeechEvent = { type: 'audio', bytes: new Uint8Array(1) };
const end: SpeechEvent = { type: 'end', durationMs: 1 };
const generous = { firstAudioMs: 10_000, idleMs: 10_000, totalMs: 10_000 };

/**
 * An engine that yields these events, then hangs and does not listen to anyone; it remembers the signal it was given.
 */
function createDeafEngine(events: readonly SpeechEvent[]): SpeechEngine & { signal?: AbortSignal } {
  const engine: SpeechEngine & { signal?: AbortSignal } = {
    name: 'http',
    async *synthesize(_request, signal) {
      engine.signal = signal;
      yield* events;
      await new Promise(() => undefined);
    },
    isReady: async () => true,
    close: async () => undefined,
  };
  return engine;
}

/** An engine that makes an event every so often. */
function createSteadyEngine(everyMs: number, count: number): SpeechEngine {
  return {
    ...createDeafEngine([]),
    async *synthesize() {
      yield start;
      for (let index = 0; index < count; index += 1) {
        await new Promise((resolve) => setTimeout(resolve, everyMs));
        yield audio;
      }
      yield end;
    },
  };
}

async function hear(engine: SpeechEngine, signal = new AbortController().signal): Promise<SpeechEvent['type'][]> {
  const types: SpeechEvent['type'][] = [];
  for await (const { type } of engine.synthesize(request, signal)) {
    types.push(type);
  }
  return types;
}

describe('withTimeouts', () => {
  it('changes nothing of an utterance that is in time', async () => {
    expect(await hear(withTimeouts(createSteadyEngine(1, 2), generous))).toEqual(['start', 'audio', 'audio', 'end']);
  });

  it.each([
    ['the first sound', [start], { ...generous, firstAudioMs: 20 }],
    ['the next event', [start, audio], { ...generous, idleMs: 20 }],
    ['the whole', [start, audio], { ...generous, totalMs: 20 }],
  ])('ends the wait for %s and stops even an engine that is deaf', async (_name, events, timeouts) => {
    const engine = createDeafEngine(events);
    await expect(hear(withTimeouts(engine, timeouts))).rejects.toMatchObject({ code: 'speech_timed_out' });
    expect(engine.signal?.aborted).toBe(true);
  });

  it('adds up all waits for the whole', async () => {
    await expect(hear(withTimeouts(createSteadyEngine(20, 50), { ...generous, totalMs: 100 }))).rejects.toMatchObject({
      code: 'speech_timed_out',
    });
  });

  it('does not count the time that the listener takes', async () => {
    // A clock that goes on by itself, but stands still while this machine does.
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const engine = withTimeouts(createSteadyEngine(1, 3), { firstAudioMs: 10_000, idleMs: 10_000, totalMs: 20_000 });
    for await (const _event of engine.synthesize(request, new AbortController().signal)) {
      await vi.advanceTimersByTimeAsync(30_000);
    }
  });

  it('ends at once with the reason of an abort, even when the engine is deaf', async () => {
    const leaving = new AbortController();
    const engine = createDeafEngine([start]);
    const heard = hear(withTimeouts(engine, generous), leaving.signal);
    await expect.poll(() => engine.signal).toBeDefined();
    const reason = new Error('gone');
    leaving.abort(reason);
    await expect(heard).rejects.toBe(reason);
  });

  it('stops the engine when the iteration is ended', async () => {
    const engine = createDeafEngine([start, audio]);
    for await (const _event of withTimeouts(engine, generous).synthesize(request, new AbortController().signal)) {
      break;
    }
    expect(engine.signal?.aborted).toBe(true);
  });
});
