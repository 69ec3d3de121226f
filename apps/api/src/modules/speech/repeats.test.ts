import { randomUUID } from 'node:crypto';
import type { Speech, TimedSpeech, TimedSpeechEvent } from '@rakhim/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blobKeyOf } from '#src/modules/history/history.queries.ts';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

let api: TestApi<StubEngine>;
let layla: TestSubscriber;

const text = 'صباح الخير يا عالم';
const length = 18;
const words = [
  { start: 0, end: 4, startMs: 0, endMs: 100, phonemes: [{ ipa: 'sˤ', startMs: 0, endMs: 100 }] },
  { start: 5, end: 10, startMs: 100, endMs: 300, phonemes: [{ ipa: 'l', startMs: 100, endMs: 300 }] },
];
const plainWords = words.map(({ phonemes: _phonemes, ...word }) => word);

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  api.engine.release = 'voice of May';
  api.engine.behaviour = { words, laterWarnings: [{ code: 'uncertain_words', detail: 'عالم' }] };
  layla = await buildSubscriber(api.context);
});
afterEach(async () => {
  await expect.poll(() => api.engine.running).toBe(0);
  await api.assertAtRest();
});
afterAll(() => api.close());

interface Call {
  readonly path?: string;
  readonly accept?: string;
  readonly as?: TestSubscriber;
}

function speak(body: object = {}, { path = '/api/v1/synthesize', accept = 'application/json', as = layla }: Call = {}) {
  return api.call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': as.apiKey, accept },
    body: JSON.stringify(path === '/v1/audio/speech' ? body : { text, ...body }),
  });
}

const speakJson = async (body?: object, call?: Call) => (await (await speak(body, call)).json()) as Speech;

async function used(): Promise<number> {
  const row = await api.db('usage_periods').where({ account_id: layla.accountId }).first<{ used: number }>('used');
  return row?.used ?? 0;
}

async function kinds(): Promise<string[]> {
  return api.db('ledger_entries').where({ account_id: layla.accountId }).orderBy('id').pluck('kind');
}

/** Charges for everything that is left of the period. */
async function useUp(): Promise<void> {
  const [period] = await api.db('usage_periods').where({ account_id: layla.accountId });
  const { account_id, period_start, character_limit, used: before } = period;
  const characters = character_limit - before;
  const charge = { account_id, period_start, request_id: randomUUID(), kind: 'charge', characters };
  await api.db('ledger_entries').insert(charge);
  await api.db('usage_periods').where({ account_id, period_start }).update({ used: character_limit });
}

describe('the same text with the same settings', () => {
  it('is the same sound again for nothing, and the answer and the ledger say so', async () => {
    const first = await speakJson();
    expect(first).toMatchObject({ characters: length });
    expect(first.repeatOf).toBeUndefined();
    const again = await speakJson({ timestamps: true });
    expect(again).toMatchObject({ characters: 0, characterCount: 0, repeatOf: first.requestId, words: plainWords });
    expect(again).toMatchObject({
      audioContent: first.audioContent,
      durationMs: first.durationMs,
      warnings: first.warnings,
      remaining: first.remaining,
    });
    expect(await used()).toBe(length);
    expect(await kinds()).toEqual(['charge', 'repeat']);
    expect(api.engine.requests.filter((request) => request.owner === layla.accountId)).toHaveLength(1);
  });

  it('is free on every address that makes it, as a file, as a stream and as events', async () => {
    const stream = await speak({}, { accept: 'audio/mpeg' });
    const sound = Buffer.from(await stream.arrayBuffer());
    const requestId = stream.headers.get('x-request-id');

    const streamed = await speak({}, { accept: 'audio/mpeg' });
    expect(Object.fromEntries(streamed.headers)).toMatchObject({ 'x-characters': '0', 'x-repeat-of': requestId });
    expect(Buffer.from(await streamed.arrayBuffer())).toEqual(sound);

    const document = await speakJson({}, { path: '/functions/v1/generate-tts' });
    expect(document).toMatchObject({ repeatOf: requestId, audioContent: sound.toString('base64') });

    const timed = (await speakJson({ phonemes: true }, { path: '/api/v1/synthesize/with-timestamps' })) as TimedSpeech;
    expect(timed).toMatchObject({ characters: 0, repeatOf: requestId, granularity: 'word', words });

    const events = await speak({}, { path: '/api/v1/synthesize/with-timestamps', accept: 'text/event-stream' });
    const [start, ...others] = (await events.text())
      .split('\n')
      .filter((line) => line.startsWith('data: '))
      .map((line) => JSON.parse(line.slice(6)) as TimedSpeechEvent);
    expect(start).toMatchObject({ type: 'start', characters: 0, repeatOf: requestId });
    expect(others.at(-1)).toMatchObject({ type: 'end', durationMs: 300 });

    const openAi = await speak({ model: 'rakhim', input: text, voice: 'male1' }, { path: '/v1/audio/speech' });
    expect(openAi.headers.get('x-repeat-of')).toBe(requestId);
    expect(Buffer.from(await openAi.arrayBuffer())).toEqual(sound);

    expect(await used()).toBe(length);
    expect(await kinds()).toEqual(['charge', ...Array.from({ length: 5 }, () => 'repeat')]);
  });

  it('is free when the quota is used up, and takes no place among the requests in flight', async () => {
    await speakJson();
    await useUp();
    const again = await speak();
    expect(again.headers.get('x-concurrency-in-flight')).toBeNull();
    expect(await again.json()).toMatchObject({ characters: 0 });
    expect((await speak({ take: 2 })).status).toBe(403);
  });

  it.each([
    ['another text', { text: 'صباح النور' }],
    ['another voice', { voice: 'female1' }],
    ['another style', { styleInstruction: 'slowly' }],
    ['another speed', { speed: 1.2 }],
    ['another pitch', { pitch: 1 }],
    ['another format', { format: 'wav' }],
    ['another reading of a word', { readings: [{ start: 0, end: 4, vowelled: 'صَبَاحُ' }] }],
    ['another take', { take: 2 }],
  ])('is another sound with %s', async (_, change) => {
    await speakJson();
    const other = await speakJson(change);
    expect(other.repeatOf).toBeUndefined();
    expect(other.characters).toBeGreaterThan(0);
    expect(await speakJson(change)).toMatchObject({ characters: 0, repeatOf: other.requestId });
  });

  it('is another sound when the engine or its model has changed', async () => {
    await speakJson();
    api.engine.release = 'voice of June';
    expect(await speakJson()).toMatchObject({ characters: length });
  });

  it('is the sound of one account only', async () => {
    await speakJson();
    const omar = await buildSubscriber(api.context);
    expect(await speakJson({}, { as: omar })).toMatchObject({ characters: length });
  });

  it('is spoken anew once its sound was deleted, or was given back', async () => {
    const first = await speakJson();
    expect(await speakJson()).toMatchObject({ repeatOf: first.requestId });
    await api.call(`/api/v1/history/${first.requestId}`, { method: 'DELETE', headers: { 'x-api-key': layla.apiKey } });
    const second = await speakJson();
    expect(second).toMatchObject({ characters: length });
    await api.context.usage.refundAbandoned(second.requestId);
    expect(await speakJson()).toMatchObject({ characters: length });
  });

  it('is spoken anew when the store has lost its sound', async () => {
    const first = await speakJson();
    expect(await speakJson()).toMatchObject({ repeatOf: first.requestId });
    await api.blobs.delete(blobKeyOf(layla.accountId, first.requestId));
    const second = await speakJson();
    expect(second).toMatchObject({ characters: length });
    expect(await speakJson()).toMatchObject({ characters: 0, repeatOf: second.requestId });
  });

  it('is charged each time where nothing is kept', async () => {
    await api.context.history.updateSettings(layla.accountId, { keeps: 'nothing', audioDays: 0 });
    await speakJson();
    expect(await speakJson()).toMatchObject({ characters: length });
  });

  it('is charged for each sound that was made, and for no other, when many ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => speakJson()));
    const made = answers.filter(({ repeatOf }) => repeatOf === undefined);
    expect(await used()).toBe(made.length * length);
    expect(answers.reduce((sum, { characters }) => sum + characters, 0)).toBe(made.length * length);
    expect(await speakJson()).toMatchObject({ characters: 0 });
  });

  it('may be a stream that is asked for the moment its first reader has the last byte', async () => {
    for (let count = 0; count < 5; count += 1) {
      await (await speak({}, { accept: 'audio/mpeg' })).arrayBuffer();
    }
    expect(await kinds()).toEqual(['charge', 'repeat', 'repeat', 'repeat', 'repeat']);
  });
});

it('what was kept of a sound holds its words sealed', async () => {
  const first = await speakJson();
  expect((await speakJson()).repeatOf).toBe(first.requestId);
  const row = await api
    .db('utterances')
    .where({ request_id: first.requestId })
    .first<{ sealed_facts: Buffer; content_hash: Buffer }>('sealed_facts', 'content_hash');
  expect(row.content_hash).toHaveLength(32);
  expect(row.sealed_facts.toString('latin1')).not.toContain('startMs');
});
