import { randomUUID } from 'node:crypto';
import { TimedSpeech, TimedSpeechEvent, countCharacters, routes } from '@rakhim/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readEvents } from '#src/testing/event-reader.ts';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

let api: TestApi<StubEngine>;
let samira: TestSubscriber;

beforeAll(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  api.engine.behaviour = {};
  await untilIdle();
  await api.assertAtRest();
});
afterAll(() => api.close());

interface SpeakOptions {
  readonly accept?: string;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

function speak(body: unknown, { accept, idempotencyKey, signal }: SpeakOptions = {}): Promise<Response> {
  return api.call(routes.createTimedSpeech.paths[0], {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-api-key': samira.apiKey,
      ...(accept && { accept }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
}

const events = { accept: 'text/event-stream' };

async function collect(response: Response): Promise<TimedSpeechEvent[]> {
  const reader = readEvents(response);
  const found: TimedSpeechEvent[] = [];
  for (;;) {
    const { event, data } = await reader.next();
    const parsed = TimedSpeechEvent.parse(data);
    expect(event).toBe(parsed.type);
    found.push(parsed);
    if (parsed.type === 'end' || parsed.type === 'error') {
      return found;
    }
  }
}

function ofType<T extends TimedSpeechEvent['type']>(found: readonly TimedSpeechEvent[], type: T) {
  return found.filter((event): event is Extract<TimedSpeechEvent, { type: T }> => event.type === type);
}

function soundOf(found: readonly TimedSpeechEvent[]): Buffer {
  return Buffer.concat(ofType(found, 'audio').map(({ audio }) => Buffer.from(audio, 'base64')));
}

async function used(): Promise<number> {
  const row = await api
    .db('usage_periods')
    .where({ account_id: samira.accountId })
    .first<{ used: number } | undefined>('used');
  return row?.used ?? 0;
}

async function untilIdle(): Promise<void> {
  await expect.poll(() => api.engine.running).toBe(0);
  await expect.poll(async () => (await api.db('reservations').where({ state: 'held' })).length).toBe(0);
}

const text = 'مَرْحَبًا بكم.';
const words = [
  { start: 0, end: 9, startMs: 0, endMs: 150.4 },
  { start: 10, end: 13, startMs: 150.4, endMs: 300 },
];
const shown = [
  { start: 0, end: 9, startMs: 0, endMs: 150 },
  { start: 10, end: 13, startMs: 150, endMs: 300 },
];

beforeAll(async () => {
  samira = await buildSubscriber(api.context);
});

describe('POST /api/v1/synthesize/with-timestamps', () => {
  it('answers the file, the times of words in places of the text as sent, and subtitles', async () => {
    api.engine.behaviour = { words };
    const answer = TimedSpeech.parse(await (await speak({ text, voice: 'female1' })).json());
    expect(answer).toMatchObject({
      words: shown,
      granularity: 'word',
      characters: countCharacters(text),
      durationMs: 300,
      voice: 'female1',
      warnings: [],
    });
    expect(Buffer.from(answer.audioContent, 'base64')).toHaveLength(3000);
    expect(answer.subtitles.srt).toBe(`1\n00:00:00,000 --> 00:00:01,000\n\u2067${text}\u2069\n`);
    expect(answer.subtitles.vtt).toBe(`WEBVTT\n\n00:00:00.000 --> 00:00:01.000\n\u2067${text}\u2069\n`);
  });

  it.each(['application/json', 'text/event-stream'])('goes as fast and as high as was asked, as %s', async (accept) => {
    await (await speak({ text, speed: 0.5, pitch: 6 }, { accept })).arrayBuffer();
    expect(api.engine.requests.at(-1)).toMatchObject({ speed: 0.5, pitch: 6 });
  });

  it('has times of sentences where the engine knows no words, and says so', async () => {
    const two = 'أهلًا بكم. كيف الحال؟';
    const answer = TimedSpeech.parse(await (await speak({ text: two })).json());
    expect(answer).toMatchObject({ granularity: 'sentence', warnings: [{ code: 'sentence_times' }] });
    expect(answer.words).toEqual([
      { start: 0, end: 10, startMs: 0, endMs: 140 },
      { start: 11, end: 21, startMs: 140, endMs: 300 },
    ]);
    const found = await collect(await speak({ text: two }, events));
    expect(ofType(found, 'words').flatMap((event) => event.words)).toEqual(answer.words);
    expect(found.at(-1)).toMatchObject({
      type: 'end',
      granularity: 'sentence',
      subtitles: answer.subtitles,
      warnings: [{ code: 'sentence_times' }],
    });
  });

  it('has the sounds of each word where they are asked for, and only there', async () => {
    const phonemes = [{ ipa: 'b', startMs: 150, endMs: 300 }];
    api.engine.behaviour = { words: words.map((word) => ({ ...word, phonemes })) };
    const asked = TimedSpeech.parse(await (await speak({ text, phonemes: true })).json());
    expect(asked.words).toEqual(shown.map((word) => ({ ...word, phonemes })));
    const found = await collect(await speak({ text, phonemes: true }, events));
    expect(ofType(found, 'words').flatMap((event) => event.words)).toEqual(asked.words);
    expect(TimedSpeech.parse(await (await speak({ text })).json()).words).toEqual(shown);
  });

  it('knows no option for what it always does', async () => {
    expect(await (await speak({ text, timestamps: true })).json()).toMatchObject({
      code: 'validation_failed',
      param: 'timestamps',
    });
  });

  it('refuses what it cannot answer with, and says what it can', async () => {
    const answer = (await (await speak({ text }, { accept: 'audio/mpeg' })).json()) as { code: string; error: string };
    expect(answer).toMatchObject({ code: 'not_acceptable', error: expect.stringContaining('text/event-stream') });
  });
});

describe('events of timed speech', () => {
  it('come while the sound is made: the start, sound with its words, the end', async () => {
    api.engine.behaviour = { words, laterWarnings: [{ code: 'characters_skipped', detail: '☃' }] };
    const response = await speak({ text }, events);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    const found = await collect(response);
    expect(found.map(({ type }) => type)).toEqual(['start', 'words', 'audio', 'audio', 'audio', 'words', 'end']);
    expect(found[0]).toMatchObject({
      characters: countCharacters(text),
      format: 'mp3',
      requestId: response.headers.get('x-request-id'),
    });
    expect(ofType(found, 'words').flatMap((event) => event.words)).toEqual(shown);
    expect(soundOf(found)).toHaveLength(3000);
    const end = found.at(-1);
    expect(end).toMatchObject({ durationMs: 300, granularity: 'word', warnings: [{ code: 'characters_skipped' }] });
  });

  it('bring the first sound before the rest is made', async () => {
    api.engine.behaviour = { hangBeforeBlock: 1 };
    const reader = readEvents(await speak({ text }, events));
    expect([(await reader.next()).event, (await reader.next()).event]).toEqual(['start', 'audio']);
    expect(api.engine.running).toBe(1);
    await reader.close();
  });

  it('accept as long a text as a stream does', async () => {
    const long = 'كلمة '.repeat(3_000);
    expect((await collect(await speak({ text: long }, events))).at(-1)?.type).toBe('end');
    expect(await (await speak({ text: long })).json()).toMatchObject({ code: 'text_too_long' });
  });

  it.each([
    ['sent as it is made', {}],
    ['kept for a repetition', { idempotencyKey: randomUUID() }],
  ])('say what went wrong when the sound breaks off, which then costs nothing: %s', async (_name, kept) => {
    const before = await used();
    api.engine.behaviour = { failBeforeBlock: 2 };
    const response = await speak({ text }, { ...events, ...kept });
    const reader = readEvents(response);
    const types: string[] = [];
    let last: unknown;
    while (types.at(-1) !== 'error') {
      const next = await reader.next();
      types.push(next.event);
      last = next.data;
    }
    expect(types).toEqual(['start', 'audio', 'audio', 'error']);
    expect(last).toMatchObject({
      error: { code: 'speech_engine_failed', requestId: response.headers.get('x-request-id') },
    });
    await expect(reader.next()).rejects.toThrow();
    await expect.poll(used).toBe(before);
  });

  it('are answered again under the same idempotency key, byte for byte, and charged once', async () => {
    api.engine.behaviour = { words };
    const idempotencyKey = randomUUID();
    const before = await used();
    const first = await (await speak({ text }, { ...events, idempotencyKey })).text();
    await expect
      .poll(async () => (await speak({ text }, { ...events, idempotencyKey })).headers.get('idempotent-replayed'))
      .toBe('true');
    const again = await speak({ text }, { ...events, idempotencyKey });
    expect(again.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(await again.text()).toBe(first);
    expect((await used()) - before).toBe(countCharacters(text));
  });

  it('stop the engine when the listener goes, who has been charged for what was heard', async () => {
    const before = await used();
    api.engine.behaviour = { blocks: 10_000, blockEveryMs: 5 };
    const gone = new AbortController();
    const reader = readEvents(await speak({ text }, { ...events, signal: gone.signal }));
    await reader.next();
    gone.abort();
    await expect(reader.untilEnd()).rejects.toThrow();
    await expect.poll(() => api.engine.running).toBe(0);
    expect((await used()) - before).toBe(countCharacters(text));
  });

  it('are written into the history as any other speech', async () => {
    const response = await speak({ text: 'سطر في السجل' }, events);
    await collect(response);
    const requestId = response.headers.get('x-request-id');
    const list = async () => (await api.call('/api/v1/history', { headers: { 'x-api-key': samira.apiKey } })).text();
    await expect.poll(list).toContain(requestId ?? '');
  });
});
