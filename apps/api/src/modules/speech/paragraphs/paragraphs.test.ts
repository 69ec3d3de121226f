import type { Speech, SpeechPrice } from '@rakhim/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

let api: TestApi<StubEngine>;
let layla: TestSubscriber;

const lines = ['صباح الخير', 'كيف حالك اليوم', 'إلى اللقاء'] as const;
const text = lines.join('\n');
/** The stub makes three blocks of this length, and all MP3 that we make has 8,000 bytes in a second. */
const soundBytes = 3_000;
const soundMs = soundBytes / 8;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  api.engine.release = 'voice of May';
  api.engine.behaviour = { words: [{ start: 0, end: 4, startMs: 10, endMs: 100 }] };
  api.engine.requests.length = 0;
  layla = await buildSubscriber(api.context);
});
afterEach(async () => {
  await expect.poll(() => api.engine.running).toBe(0);
  await api.assertAtRest();
});
afterAll(() => api.close());

function call(path: string, body: object, accept = 'application/json') {
  return api.call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': layla.apiKey, accept },
    body: JSON.stringify({ reuse: 'paragraphs', ...body }),
  });
}

const speak = async (said: string, more: object = {}) =>
  (await (await call('/api/v1/synthesize', { text: said, timestamps: true, ...more })).json()) as Speech;
const price = async (said: string, more: object = {}) =>
  (await (await call('/api/v1/text/price', { text: said, ...more })).json()) as SpeechPrice;
const spoken = () => api.engine.requests.map(({ text: said }) => said);
const soundOf = ({ audioContent }: Speech) => Buffer.from(audioContent, 'base64');

async function ledger(): Promise<[string, number][]> {
  const rows = await api.db('ledger_entries').where({ account_id: layla.accountId }).orderBy('id');
  return rows.map(({ kind, characters }) => [kind, Number(characters)]);
}

describe('a text of several lines', () => {
  it('is one sound, charged as the whole text, with the words of every line in their places', async () => {
    const whole = await speak(text);
    expect(spoken()).toEqual(lines);
    expect(whole).toMatchObject({ characters: text.length, durationMs: 3 * soundMs });
    expect(soundOf(whole)).toHaveLength(3 * soundBytes);
    expect(whole.words).toEqual([
      { start: 0, end: 4, startMs: 10, endMs: 100 },
      { start: 11, end: 15, startMs: soundMs + 10, endMs: soundMs + 100 },
      { start: 26, end: 30, startMs: 2 * soundMs + 10, endMs: 2 * soundMs + 100 },
    ]);
    expect(await ledger()).toEqual([['charge', text.length]]);
  });

  it('costs only the line that was changed, and its price is known before', async () => {
    await speak(text);
    const changed = [lines[0], 'كيف أنت', lines[2]].join('\n');
    const cost = 'كيف أنت\n'.length;
    expect(await price(changed)).toEqual({
      characters: changed.length,
      charged: cost,
      paragraphs: [
        { start: 0, end: 10, charged: 0 },
        { start: 11, end: 18, charged: cost },
        { start: 19, end: 29, charged: 0 },
      ],
    });
    api.engine.requests.length = 0;
    api.engine.behaviour = { blockBytes: 500 };
    const second = await speak(changed);
    expect(spoken()).toEqual(['كيف أنت']);
    expect(second.characters).toBe(cost);
    // The other two are the bytes of before.
    expect(soundOf(second)).toHaveLength(2 * soundBytes + 1_500);
    // The engine told no word of the new line this time.
    expect(second.words?.map(({ start }) => start)).toEqual([0, 19]);
    expect(second.words?.[1]?.startMs).toBeCloseTo(soundMs + 187.5 + 10, -1);
    expect(await ledger()).toEqual([
      ['charge', text.length],
      ['charge', cost],
    ]);
    expect(await price(changed)).toMatchObject({ charged: 0 });
  });

  it('is put together for nothing out of lines that are all kept, and kept as a whole', async () => {
    await speak(text);
    await speak('وداعًا');
    api.engine.requests.length = 0;
    const shuffled = ['وداعًا', lines[2], lines[0]].join('\n\n');
    expect(await price(shuffled)).toMatchObject({ charged: 0 });
    const made = await speak(shuffled);
    expect(made).toMatchObject({ characters: 0 });
    expect(made.repeatOf).toBeUndefined();
    expect(spoken()).toEqual([]);
    expect(soundOf(made)).toHaveLength(3 * soundBytes);
    expect((await ledger()).slice(2)).toEqual([['repeat', 0]]);
    const again = await speak(shuffled);
    expect(again).toMatchObject({ characters: 0, repeatOf: made.requestId, audioContent: made.audioContent });
    const listed = await api.call('/api/v1/history', { headers: { 'x-api-key': layla.apiKey } });
    const { items } = (await listed.json()) as { items: { id: string; characters: number }[] };
    expect(items[0]).toMatchObject({ id: made.requestId, characters: 0 });
  });

  it('costs the lines whose sounds were deleted', async () => {
    const { requestId } = await speak(text);
    await api.call(`/api/v1/history/${requestId}`, { method: 'DELETE', headers: { 'x-api-key': layla.apiKey } });
    expect(await price(text)).toMatchObject({ charged: text.length });
    expect(await speak(text)).toMatchObject({ characters: text.length });
  });

  it('costs all of it in another voice, at another speed or in another take', async () => {
    await speak(text);
    for (const change of [{ voice: 'female1' }, { speed: 1.2 }, { take: 2 }]) {
      expect(await price(text, change)).toMatchObject({ charged: text.length });
    }
  });

  it('is given back whole when a line cannot be spoken, and nobody waits for it', async () => {
    api.engine.behaviour = { failBeforeBlock: 1 };
    expect((await call('/api/v1/synthesize', { text })).status).toBe(502);
    api.engine.behaviour = {};
    expect(await speak(text)).toMatchObject({ characters: text.length });
    expect(await ledger()).toEqual([['charge', text.length]]);
  });

  it('streams as one WAV, and its lines are cut out of it again', async () => {
    const stream = await call('/api/v1/synthesize', { text, format: 'wav' }, 'audio/wav');
    const sound = Buffer.from(await stream.arrayBuffer());
    expect(sound.subarray(0, 4).toString()).toBe('RIFF');
    // The pause behind each line but the last, as samples.
    expect(sound).toHaveLength(44 + 3 * soundBytes + 2 * 0.34 * 48_000);
    const second = await speak([lines[2], lines[1]].join('\n'), { format: 'wav' });
    expect(second.characters).toBe(0);
    expect(soundOf(second)).toHaveLength(44 + 2 * soundBytes + 0.34 * 48_000);
    expect(soundOf(second).subarray(44, 44 + soundBytes)).toEqual(sound.subarray(-soundBytes));
  });

  it('is spoken whole in Ogg', async () => {
    await speak(text, { format: 'ogg' });
    expect(spoken()).toEqual([text]);
  });
});

describe('equal requests at the same moment', () => {
  it('are charged once, on two processes', async () => {
    const other = await startTestApi({}, { beside: api });
    other.engine.release = 'voice of May';
    api.engine.behaviour = { blockEveryMs: 30 };
    other.engine.behaviour = { blockEveryMs: 30 };
    try {
      const asked = Array.from({ length: 10 }, async (_, index) => {
        const answer = await (index % 2 === 0 ? api : other).call('/api/v1/synthesize', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-api-key': layla.apiKey },
          body: JSON.stringify({ text: lines[0] }),
        });
        return ((await answer.json()) as Speech).characters;
      });
      const characters = await Promise.all(asked);
      expect(characters.filter((count) => count > 0)).toEqual([lines[0].length]);
      expect((await ledger()).filter(([kind]) => kind === 'charge')).toEqual([['charge', lines[0].length]]);
    } finally {
      await other.close();
    }
  });

  it('are each charged where nothing is kept, and wait for nothing', async () => {
    await api.context.history.updateSettings(layla.accountId, { keeps: 'nothing', audioDays: 0 });
    const answers = await Promise.all([speak(lines[0]), speak(lines[0])]);
    expect(answers.map(({ characters }) => characters)).toEqual([lines[0].length, lines[0].length]);
  });
});
