import { getVoice } from '@rakhim/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { type OpenAiServer, sendError, sendPcm, speechLike, startOpenAiServer } from '#src/testing/openai-server.ts';
import { createSpeechEngine, guardEmbeddedEngine } from './create-speech-engine.ts';
import type { SpeechEngine } from './speech-engine.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

async function start(
  answer: Parameters<typeof startOpenAiServer>[0],
): Promise<{ engine: SpeechEngine; server: OpenAiServer }> {
  const server = await startOpenAiServer(answer);
  const engine = await createSpeechEngine({ kind: 'openai', apiKey: 'sk-test', baseUrl: server.baseUrl });
  stops.push(
    () => engine.close(),
    () => server.close(),
  );
  return { engine, server };
}

function speak(engine: SpeechEngine): Promise<unknown> {
  const request = { text: 'نعم', voice: getVoice('male1'), format: 'mp3', delivery: 'stream' } as const;
  return Array.fromAsync(engine.synthesize(request, new AbortController().signal)).catch((error: unknown) => error);
}

describe('createSpeechEngine', () => {
  it('builds the engine that was asked for', async () => {
    const { engine } = await start(sendPcm(speechLike({ hertz: 150, seconds: 1 })));
    expect(engine.name).toBe('openai');
    expect(await engine.isReady()).toBe(true);
    // The first request waits for its threads to start, on a crowded machine for longer than a request may take.
    await expect
      .poll(() => speak(engine), { timeout: 120_000 })
      .toContainEqual(expect.objectContaining({ type: 'end', durationMs: 1_000 }));
  });

  it('leaves an engine alone that fails, after at most a tenth more attempts than requests', async () => {
    const { engine, server } = await start(sendError(500, { message: 'oops' }));
    const errors = await Promise.all(Array.from({ length: 100 }, () => speak(engine)));
    expect(errors.every((error) => error instanceof Error)).toBe(true);
    expect(server.calls.length).toBeLessThanOrEqual(110);
    const callsBefore = server.calls.length;
    expect(await speak(engine)).toMatchObject({
      code: 'speech_engine_busy',
      options: { retryAfterSeconds: expect.any(Number) },
    });
    expect(server.calls).toHaveLength(callsBefore);
    expect(await engine.isReady()).toBe(false);
  });

  it('keeps the embedded voices open to all when much of what somebody asks for comes too late', async () => {
    const speech = { text: 'نعم', voice: getVoice('male1'), format: 'mp3', delivery: 'stream' } as const;
    const engine = guardEmbeddedEngine(
      {
        name: 'embedded',
        async *synthesize({ text }) {
          if (text !== speech.text) {
            await new Promise(() => undefined);
          }
          yield { type: 'end', durationMs: 1 };
        },
        isReady: async () => true,
        close: async () => undefined,
      },
      { firstAudioMs: 5, idleMs: 5, totalMs: 5 },
    );
    const signal = new AbortController().signal;
    const late = await Promise.allSettled(
      Array.from({ length: 100 }, () => Array.fromAsync(engine.synthesize({ ...speech, text: 'لا' }, signal))),
    );
    expect(late.every(({ status }) => status === 'rejected')).toBe(true);
    expect(await Array.fromAsync(engine.synthesize(speech, signal))).toHaveLength(1);
  });
});
