import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';
import { getVoice } from '@rakhim/contract';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createEnginePool } from '#src/providers/speech/remote/engine-pool.ts';
import type { SpeechEngine, SpeechEvent, SpeechRequest } from '#src/providers/speech/speech-engine.ts';
import { buildSubscriber } from '#src/testing/factories.ts';
import { type StubEngine, createStubEngine } from '#src/testing/stub-engine.ts';
import { startTestApiWith } from '#src/testing/test-api.ts';
import { createEngineServer } from './engine-server.ts';

const secret = 'a secret of thirty-two characters';
const request: SpeechRequest = { text: 'نعم', voice: getVoice('male1'), format: 'mp3', delivery: 'stream' };
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

async function startService(openMax = 100) {
  const engine = createStubEngine();
  const server = createEngineServer({ engine, secret, openMax, logger: pino({ level: 'silent' }) });
  const { url } = await server.listen('127.0.0.1', 0);
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopped ??= server.stop(0));
  stops.push(stop);
  return { engine, server, url, stop };
}

function open(addresses: readonly string[], options: { secret?: string; silentMsMax?: number } = {}): SpeechEngine {
  const pool = createEnginePool({ addresses, secret, ...options });
  stops.push(() => pool.close());
  return pool;
}

function speak(engine: SpeechEngine, change: Partial<SpeechRequest> = {}, signal = new AbortController().signal) {
  return Array.fromAsync(engine.synthesize({ ...request, ...change }, signal));
}

const soundOf = (events: readonly SpeechEvent[]): Buffer =>
  Buffer.concat(events.flatMap((event) => (event.type === 'audio' ? [event.bytes] : [])));

describe('an engine service', () => {
  it('gives every event of its engine, sound byte for byte, and says who spoke', async () => {
    const { engine, url } = await startService();
    engine.behaviour = {
      words: [{ start: 0, end: 3, startMs: 0, endMs: 300 }],
      laterWarnings: [{ code: 'style_not_honoured', detail: 'ببطء' }],
      blocks: 5,
      blockBytes: 70_000,
    };
    const asked = { ...request, owner: 'layla', speed: 1.5, pitch: -2, take: 3, endings: 'full' as const };
    const told = await speak(open([url]), asked);
    const own = await speak(engine, asked);
    expect(told[0]).toEqual({ type: 'start', warnings: [], spokenBy: { engine: 'http' } });
    expect(told.slice(1).filter(({ type }) => type !== 'audio')).toEqual(
      own.slice(1).filter(({ type }) => type !== 'audio'),
    );
    expect(soundOf(told).equals(soundOf(own))).toBe(true);
    expect(engine.requests[0]).toEqual(asked);
  });

  it('takes a text with markup to the engine', async () => {
    const { engine, url } = await startService();
    const passages = [{ start: 0, end: 3, voice: getVoice('female2') }];
    const score = { passages, styles: [], sounds: [], breaks: [{ at: 1, ms: 500 }], marks: [] };
    await speak(open([url]), { score: { ...score, toSent: (span) => span } });
    expect(engine.requests[0]?.score).toMatchObject(score);
  });

  it.each([
    ['without the secret', {}],
    ['with another secret', { authorization: 'Bearer another' }],
  ])('answers nobody %s, and says nothing of itself', async (_name, headers) => {
    const { engine, url } = await startService();
    for (const [method, path] of [
      ['POST', '/v1/speak'],
      ['GET', '/v1/engine'],
      ['GET', '/elsewhere'],
    ] as const) {
      const response = await fetch(url + path, { method, headers, ...(method === 'POST' && { body: '{}' }) });
      expect([response.status, await response.text()]).toEqual([401, '']);
    }
    expect(engine.requests).toHaveLength(0);
    await expect(speak(open([url], { secret: 'b'.repeat(32) }))).rejects.toMatchObject({
      code: 'speech_engine_failed',
    });
  });

  it('refuses what is no request, and what is too large', async () => {
    const { engine, url } = await startService();
    const headers = { authorization: `Bearer ${secret}` };
    for (const body of [
      '',
      '{',
      '{}',
      '{"text":"a","voice":"nobody","format":"mp3","delivery":"file"}',
      '[]',
      'null',
    ]) {
      expect((await fetch(`${url}/v1/speak`, { method: 'POST', headers, body })).status).toBe(400);
    }
    const large = await fetch(`${url}/v1/speak`, { method: 'POST', headers, body: 'x'.repeat(5_000_000) }).catch(
      () => undefined,
    );
    expect([413, undefined]).toContain(large?.status);
    expect(engine.requests).toHaveLength(0);
  });

  it('stops its engine when the listener leaves', async () => {
    const { engine, url } = await startService();
    engine.behaviour = { hangBeforeBlock: 1 };
    const leaving = new AbortController();
    const speech = speak(open([url]), {}, leaving.signal);
    await expect.poll(() => engine.running).toBe(1);
    leaving.abort(new Error('gone'));
    await expect(speech).rejects.toThrow('gone');
    await expect.poll(() => engine.running).toBe(0);
  });

  it('makes no more than a slow reader takes', async () => {
    const { engine, url } = await startService();
    let made = 0;
    const slow: StubEngine = Object.assign(engine, {
      async *synthesize(): AsyncGenerator<SpeechEvent> {
        for (made = 0; made < 1_000; made += 1) {
          yield { type: 'audio', bytes: new Uint8Array(100_000) };
        }
        yield { type: 'end', durationMs: 1 };
      },
    });
    expect(slow).toBe(engine);
    const events = open([url]).synthesize(request, new AbortController().signal)[Symbol.asyncIterator]();
    await events.next();
    let before = -1;
    while (before !== made) {
      before = made;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    expect(made).toBeLessThan(500);
    let count = 1;
    for (let next = await events.next(); !next.done; next = await events.next()) {
      count += 1;
    }
    expect(count).toBe(1_001);
  });

  it('refuses what it has no room for, and the next address speaks', async () => {
    const full = await startService(0);
    const free = await startService();
    await expect(speak(open([full.url]))).rejects.toMatchObject({ code: 'speech_engine_busy' });
    const pool = open([full.url, free.url]);
    for (let index = 0; index < 6; index += 1) {
      expect((await speak(pool)).at(-1)).toMatchObject({ type: 'end' });
    }
    expect(free.engine.requests).toHaveLength(6);
  });

  it('lets another address speak while one is down, and comes back to it', async () => {
    const one = await startService();
    const other = await startService();
    const pool = open([one.url, other.url]);
    await one.stop();
    for (let index = 0; index < 20; index += 1) {
      await speak(pool);
    }
    expect(other.engine.requests).toHaveLength(20);
    expect(await pool.isReady()).toBe(true);
    await other.stop();
    await expect(speak(pool)).rejects.toMatchObject({ code: expect.stringMatching(/^speech_engine_(failed|busy)$/u) });
    expect(await pool.isReady()).toBe(false);
  });

  it('speaks again at once where the only service has started anew', async () => {
    const first = await startService();
    const { port } = new URL(first.url);
    const pool = open([first.url]);
    await speak(pool);
    await first.stop();
    const engine = createStubEngine();
    const second = createEngineServer({ engine, secret, openMax: 10, logger: pino({ level: 'silent' }) });
    await second.listen('127.0.0.1', Number(port));
    stops.push(() => second.stop(0));
    expect((await speak(pool)).at(-1)).toMatchObject({ type: 'end' });
  });

  it('does not bring down one engine after the other with one text', async () => {
    const services = [await startService(), await startService(), await startService()];
    for (const { engine } of services) {
      engine.behaviour = { failBeforeBlock: 0 };
      // Nothing of it was heard, not even its start.
      engine.gate = () => Promise.reject(new Error('down'));
    }
    await expect(speak(open(services.map(({ url }) => url)))).rejects.toMatchObject({ code: 'speech_engine_failed' });
    expect(services.reduce((sum, { engine }) => sum + engine.requests.length, 0)).toBe(2);
  });

  it('takes a service that says nothing for dead, and one that is slow for alive', async () => {
    const mute = createServer();
    const sockets: Socket[] = [];
    mute.on('connection', (socket) => sockets.push(socket));
    mute.listen(0, '127.0.0.1');
    await once(mute, 'listening');
    stops.push(async () => {
      sockets.forEach((socket) => socket.destroy());
      mute.close();
    });
    const { port } = mute.address() as { port: number };
    await expect(speak(open([`http://127.0.0.1:${port}`], { silentMsMax: 50 }))).rejects.toMatchObject({
      code: 'speech_engine_failed',
    });
    const { engine, url } = await startService();
    engine.behaviour = { blocks: 1, blockEveryMs: 4_000 };
    expect((await speak(open([url], { silentMsMax: 3_000 }))).at(-1)).toMatchObject({ type: 'end' });
  });

  it('never takes a sound that was cut off for a whole one', async () => {
    const { engine, url } = await startService();
    engine.behaviour = { hangBeforeBlock: 2 };
    const { hostname, port } = new URL(url);
    const proxy = createServer((socket) => {
      const upstream = connect({ host: hostname, port: Number(port) });
      socket.pipe(upstream).pipe(socket);
      socket.on('error', () => undefined);
      upstream.on('error', () => undefined);
      cut.push(() => socket.end());
    });
    const cut: (() => void)[] = [];
    proxy.listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    stops.push(async () => proxy.close());
    const pool = open([`http://127.0.0.1:${(proxy.address() as { port: number }).port}`]);
    let audio = 0;
    const speech = (async () => {
      for await (const event of pool.synthesize(request, new AbortController().signal)) {
        audio += event.type === 'audio' ? 1 : 0;
      }
    })();
    speech.catch(() => undefined);
    await expect.poll(() => audio).toBe(2);
    cut.forEach((end) => end());
    await expect(speech).rejects.toMatchObject({ code: 'speech_engine_failed' });
  });

  it('finishes what is under way when it is told to stop', async () => {
    const { engine, server, url } = await startService();
    engine.behaviour = { blocks: 3, blockEveryMs: 100 };
    const speech = speak(open([url]));
    await expect.poll(() => engine.running).toBe(1);
    const stopped = server.stop(60_000);
    await expect(fetch(`${url}/readyz`)).rejects.toThrow();
    expect((await speech).at(-1)).toMatchObject({ type: 'end' });
    await stopped;
  });
});

describe('the API with an engine service', () => {
  it('gives the characters back when the service dies in mid-sound, and speaks through another one', async () => {
    const one = await startService();
    const other = await startService();
    const api = await startTestApiWith(createEnginePool({ addresses: [one.url, other.url], secret }));
    stops.push(() => api.close());
    const { accountId, apiKey } = await buildSubscriber(api.context);
    const ask = () =>
      api.call('/api/v1/synthesize', {
        method: 'POST',
        headers: { 'x-api-key': apiKey, 'content-type': 'application/json', accept: 'audio/mpeg' },
        body: '{"text":"السلام عليكم"}',
      });
    for (const { engine } of [one, other]) {
      engine.behaviour = { blocks: 3, hangBeforeBlock: 2 };
    }
    const broken = await ask();
    expect(broken.status).toBe(200);
    const speaking = one.engine.running > 0 ? one : other;
    const rest = speaking === one ? other : one;
    const heard = broken.arrayBuffer();
    heard.catch(() => undefined);
    await speaking.stop();
    await expect(heard).rejects.toThrow();
    rest.engine.behaviour = {};
    for (let index = 0; index < 4; index += 1) {
      const whole = await ask();
      expect((await whole.arrayBuffer()).byteLength).toBe(3_000);
    }
    const entries = await api.db('ledger_entries').where({ account_id: accountId }).select('kind', 'characters');
    const sum = entries.reduce((total, { characters }) => total + Number(characters), 0);
    expect(entries.filter(({ kind }) => kind === 'refund')).toHaveLength(1);
    expect(sum).toBe(4 * 12);
    await api.assertAtRest();
  });
});
