import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { getVoice } from '@rakhim/contract';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { speechLike } from '#src/testing/openai-server.ts';
import { createEncodingPool } from '../encode/encoding-pool.ts';
import type { SpeechEngine, SpeechEvent, SpeechRequest } from '../speech-engine.ts';
import { createHttpEngine } from './http-engine.ts';

type Answer = (response: ServerResponse) => void;

const request: SpeechRequest = { text: 'مرحبًا بكم.', voice: getVoice('female3'), format: 'wav', delivery: 'file' };
const hum = Buffer.from(speechLike({ hertz: 150, seconds: 1 }).buffer);

const encoders = createEncodingPool({ threads: 1 });
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});
afterAll(() => encoders.close());

async function start(...answers: readonly Answer[]) {
  const calls: { request: IncomingMessage; body: unknown }[] = [];
  const server = createServer((incoming, response) => {
    void json(incoming).then((body) => {
      calls.push({ request: incoming, body });
      (answers[calls.length - 1] ?? answers.at(-1))?.(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/speak`;
  return { calls, url, server, engine: createHttpEngine({ url }, encoders) };
}

function speak(
  engine: SpeechEngine,
  change: Partial<SpeechRequest> = {},
  signal = new AbortController().signal,
): Promise<SpeechEvent[]> {
  return Array.fromAsync(engine.synthesize({ ...request, ...change }, signal));
}

const sendSound = (response: ServerResponse): void => void response.end(hum);

describe('createHttpEngine', () => {
  it('posts what to say and how, and gives the sound back encoded', async () => {
    const { engine, calls } = await start(sendSound);
    const events = await speak(engine, { styleInstruction: 'slowly' });
    expect(events.at(-1)).toMatchObject({ type: 'end', durationMs: 1_000 });
    expect(calls[0]).toMatchObject({
      request: { method: 'POST', url: '/speak' },
      body: { text: request.text, voice: 'female3', dialect: 'gulf', gender: 'female', styleInstruction: 'slowly' },
    });
  });

  it('believes the sample rate that the engine states, within reason', async () => {
    const at =
      (rate: string): Answer =>
      (response) =>
        void response.setHeader('x-sample-rate', rate).end(hum);
    const { engine } = await start(at('16000'), at('1000000000'), at('fast'));
    expect((await speak(engine)).at(-1)).toMatchObject({ durationMs: 1_500 });
    await expect(speak(engine)).rejects.toMatchObject({ code: 'speech_engine_failed' });
    await expect(speak(engine)).rejects.toMatchObject({ code: 'speech_engine_failed' });
  });

  it.each([
    ['an error', (response) => void response.writeHead(500).end(), 2, 'speech_engine_failed'],
    ['a refusal', (response) => void response.writeHead(422).end('no'), 1, 'speech_engine_failed'],
    [
      'too much to do',
      (response) => void response.writeHead(503, { 'retry-after': '7' }).end(),
      1,
      'speech_engine_busy',
    ],
    [
      'another address',
      (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      2,
      'speech_engine_failed',
    ],
    [
      'a page',
      (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>hello</p>'.repeat(999)),
      1,
      'speech_engine_failed',
    ],
    [
      'a page that does not say so',
      (response) => void response.end('<p>hello</p>'.repeat(999)),
      1,
      'speech_engine_failed',
    ],
    ['nothing', (response) => void response.end(), 1, 'speech_engine_failed'],
    ['a broken connection', (response) => void response.destroy(), 2, 'speech_engine_failed'],
  ] satisfies [string, Answer, number, string][])(
    'maps %s, and retries only what can pass',
    async (_name, answer, callCount, code) => {
      const { engine, calls } = await start(answer);
      await expect(speak(engine)).rejects.toMatchObject({ code });
      expect(calls).toHaveLength(callCount);
    },
  );

  it('ends the connection when the listener leaves', async () => {
    const { engine, calls } = await start((response) => void response.write(hum));
    const leaving = new AbortController();
    const speech = speak(engine, {}, leaving.signal);
    await expect.poll(() => calls).toHaveLength(1);
    leaving.abort(new Error('gone'));
    await expect(speech).rejects.toThrow('gone');
    await expect.poll(() => calls[0]!.request.destroyed, { interval: 5 }).toBe(true);
  });

  it('is ready while somebody listens at the address', async () => {
    const { engine, server } = await start(sendSound);
    expect(await engine.isReady()).toBe(true);
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
    stops.length = 0;
    expect(await engine.isReady()).toBe(false);
  });
});
