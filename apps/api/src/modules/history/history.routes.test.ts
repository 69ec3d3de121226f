import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { History, HistoryItem } from '@rakhim/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BlobStore } from '#src/providers/blobs/blob-store.ts';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import { registerPerson, signInPerson } from '#src/testing/people.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';
import { waitForBlockedStatements } from '#src/testing/wait-for-blocked-statements.ts';

let api: TestApi<StubEngine>;
let layla: TestSubscriber;
let time = Date.now();
const dayMs = 86_400_000;

beforeAll(async () => {
  api = await startTestApi({ RAKHIM_TRUSTED_PROXIES: '1' }, { now: () => new Date(time) });
});
afterEach(async () => {
  api.engine.behaviour = {};
  await expect.poll(() => api.engine.running).toBe(0);
  await api.assertAtRest();
});
afterAll(() => api.close());

async function newSubscriber(): Promise<void> {
  layla = await buildSubscriber(api.context);
}

function call(path: string, init: RequestInit & { headers?: Record<string, string> } = {}): Promise<Response> {
  return api.call(path, {
    ...init,
    headers: { 'x-api-key': layla.apiKey, 'user-agent': 'rakhim-cli/1.2.0 (linux)', ...init.headers },
  });
}

function speak(body: Record<string, unknown>, accept = 'application/json', signal?: AbortSignal): Promise<Response> {
  return call('/api/v1/synthesize', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
}

async function list(query = ''): Promise<History> {
  return (await (await call(`/api/v1/history${query}`)).json()) as History;
}

/** Waits for a sound, which is kept without anybody having to wait for it. */
async function newest(isReady: (item: HistoryItem) => boolean = (item) => item.audio !== null): Promise<HistoryItem> {
  return vi.waitFor(
    async () => {
      const [item] = (await list()).items;
      if (!item || !isReady(item)) {
        throw new Error('The utterance never got that far.');
      }
      return item;
    },
    { timeout: 90_000, interval: 25 },
  );
}

async function putSettings(
  accountId: string,
  settings: { keeps: 'everything' | 'nothing'; audioDays: number },
): Promise<void> {
  await api.context.history.updateSettings(accountId, settings);
}

describe('the history', () => {
  it('records the text, its settings, the engine and the cost', async () => {
    await newSubscriber();
    const answer = (await (
      await speak({ text: 'مرحبًا بكم', voice: 'female2', styleInstruction: 'ببطء', speed: 1.25, latinWords: 'english' })
    ).json()) as {
      requestId: string;
      audioContent: string;
    };
    const item = await newest();
    expect(item).toMatchObject({
      id: answer.requestId,
      text: 'مرحبًا بكم',
      characters: 10,
      isRefunded: false,
      voice: 'female2',
      dialect: 'egyptian',
      styleInstruction: 'ببطء',
      settings: { speed: 1.25, latinWords: 'english' },
      share: null,
      format: 'mp3',
      durationMs: 300,
      client: 'rakhim-cli',
      apiKey: { name: 'Test' },
      audio: { bytes: 3000 },
    });
    expect(await (await call(`/api/v1/history/${item.id}`)).json()).toEqual(item);
    const sound = await call(`/api/v1/history/${item.id}/audio`);
    expect(sound.headers.get('content-type')).toBe('audio/mpeg');
    expect(Buffer.from(await sound.arrayBuffer()).toString('base64')).toBe(answer.audioContent);
  });

  it('keeps a stream while it is sent', async () => {
    await newSubscriber();
    const sent = Buffer.from(await (await speak({ text: 'بثّ' }, 'audio/wav')).arrayBuffer());
    const item = await newest();
    expect(item).toMatchObject({ format: 'wav', durationMs: 300 });
    expect(Buffer.from(await (await call(`/api/v1/history/${item.id}/audio`)).arrayBuffer()).equals(sent)).toBe(true);
  });

  it('gives parts of a sound, and a name to save it under', async () => {
    await newSubscriber();
    await speak({ text: 'جزء' });
    const { id } = await newest();
    const part = await call(`/api/v1/history/${id}/audio`, { headers: { range: 'bytes=998-1001' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe('bytes 998-1001/3000');
    expect([...new Uint8Array(await part.arrayBuffer())]).toEqual([1, 1, 2, 2]);
    const beyond = await call(`/api/v1/history/${id}/audio`, { headers: { range: 'bytes=3000-' } });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe('bytes */3000');
    expect(await beyond.json()).toMatchObject({ code: 'range_not_satisfiable' });
    const download = await call(`/api/v1/history/${id}/audio?download=1`);
    expect(download.headers.get('content-disposition')).toBe(`attachment; filename="rakhim-${id}.mp3"`);
    expect((await download.arrayBuffer()).byteLength).toBe(3000);
  });

  it('stores no sound that whoever reads the store could play', async () => {
    await newSubscriber();
    const sent = Buffer.from(await (await speak({ text: 'سرّ' }, 'audio/wav')).arrayBuffer());
    const { id } = await newest();
    const stored = await api.blobs.get(`history/${layla.accountId}/${id}`);
    const bytes = await buffer(stored?.bytes ?? Readable.from([]));
    expect(bytes.length).toBeGreaterThan(sent.length);
    expect(bytes.includes(sent.subarray(0, 32))).toBe(false);
  });

  it('is read page by page, newest first, without a gap or a repetition', async () => {
    await newSubscriber();
    for (let count = 0; count < 7; count += 1) {
      await speak({ text: `نص ${count}` });
    }
    const texts: string[] = [];
    for (let page = await list('?limit=3'); ; page = await list(`?limit=3&cursor=${page.nextCursor ?? ''}`)) {
      texts.push(...page.items.map((item) => item.text));
      if (page.nextCursor === null) {
        break;
      }
    }
    expect(texts).toEqual([6, 5, 4, 3, 2, 1, 0].map((count) => `نص ${count}`));
    expect((await call('/api/v1/history?cursor=nonsense')).status).toBe(400);
    expect((await call('/api/v1/history?limit=101')).status).toBe(400);
  });

  it('is searched without heed to vowel signs and kinds of alif, and to nothing else', async () => {
    await newSubscriber();
    await speak({ text: 'أَهْلًا بِكُمْ في المدينة' });
    await speak({ text: '100% of_it' });
    const found = async (search: string) => (await list(`?search=${encodeURIComponent(search)}`)).items.length;
    expect([
      await found('اهلا بكم'),
      await found('المدينه'),
      await found('وداعا'),
      await found('100%'),
      await found('0%of'),
      await found('_'),
      await found('OF_it'),
    ]).toEqual([1, 1, 0, 1, 0, 1, 1]);
  });

  it('is sealed where it is kept, and what was written before it was is sealed by the sweep', async () => {
    await newSubscriber();
    const { accountId } = layla;
    await speak({ text: 'سرّ لا يعرفه أحد', styleInstruction: 'ببطء شديد' });
    const rows = () => api.db('utterances').where({ account_id: accountId });
    expect(JSON.stringify(await rows())).not.toMatch(/سرّ|ببطء/);
    expect(await newest()).toMatchObject({ text: 'سرّ لا يعرفه أحد', styleInstruction: 'ببطء شديد' });

    await rows().update({ sealed_words: null, text: 'من قبل', style_instruction: 'بهدوء' });
    expect(await newest()).toMatchObject({ text: 'من قبل', styleInstruction: 'بهدوء' });
    // As many processes would that start at the same moment.
    await Promise.all(Array.from({ length: 3 }, () => api.context.history.sealPlain()));
    expect(await rows()).toMatchObject([{ text: '', style_instruction: null, sealed_words: expect.any(Buffer) }]);
    expect(await newest()).toMatchObject({ text: 'من قبل', styleInstruction: 'بهدوء' });
  });

  it('belongs to its account alone', async () => {
    await newSubscriber();
    await speak({ text: 'سرّ' });
    const { id } = await newest();
    await newSubscriber();
    expect((await list()).items).toEqual([]);
    for (const [method, path] of [
      ['GET', id],
      ['GET', `${id}/audio`],
      ['DELETE', id],
    ] as const) {
      expect((await call(`/api/v1/history/${path}`, { method })).status).toBe(404);
    }
  });

  it('forgets one utterance or all, with their sounds', async () => {
    await newSubscriber();
    for (const text of ['واحد', 'اثنان', 'ثلاثة']) {
      await speak({ text });
      await newest((item) => item.text === text && item.audio !== null);
    }
    const keys = (await list()).items.map((item) => `history/${layla.accountId}/${item.id}`);
    const areThere = () => Promise.all(keys.map(async (key) => await exists(api.blobs, key)));
    expect((await call(`/api/v1/history/${(await newest()).id}`, { method: 'DELETE' })).status).toBe(204);
    await expect.poll(areThere).toEqual([false, true, true]);
    expect((await call('/api/v1/history', { method: 'DELETE' })).status).toBe(204);
    await expect.poll(areThere).toEqual([false, false, false]);
    expect((await list()).items).toEqual([]);
    expect(await api.db('ledger_entries').where({ account_id: layla.accountId })).toHaveLength(3);
  });

  it('keeps sounds made after the whole history was deleted', async () => {
    await newSubscriber();
    await speak({ text: 'قبل' });
    const before = await newest();
    await call('/api/v1/history', { method: 'DELETE' });
    await speak({ text: 'بعد' });
    const after = await newest();
    // The order to delete stands for a while, and every sweep carries it out again.
    await api.context.history.sweep();
    await api.context.history.sweep();
    expect(await exists(api.blobs, `history/${layla.accountId}/${before.id}`)).toBe(false);
    expect((await call(`/api/v1/history/${after.id}/audio`)).status).toBe(200);
  });

  it('shows refunds, and keeps no sound that broke off', async () => {
    await newSubscriber();
    api.engine.behaviour = { failBeforeBlock: 2, blockEveryMs: 5 };
    await (await speak({ text: 'انقطع' }, 'audio/mpeg')).arrayBuffer().catch(() => undefined);
    expect(await newest((item) => item.isRefunded)).toMatchObject({ characters: 0, durationMs: null, audio: null });
    api.engine.behaviour = { failBeforeBlock: 0 };
    await speak({ text: 'لم يُقل' });
    expect((await list()).items.map((item) => item.text)).toEqual(['انقطع']);
  });

  it('keeps the charge and the text, and no sound, of a stream that its reader left', async () => {
    await newSubscriber();
    api.engine.behaviour = { hangBeforeBlock: 1 };
    const reader = (await speak({ text: 'غادر' }, 'audio/mpeg')).body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await expect.poll(() => api.engine.running).toBe(0);
    expect(await newest((item) => !item.isRefunded)).toMatchObject({ characters: 4, durationMs: null, audio: null });
  });
});

describe('the retained history', () => {
  it('is empty once switched off, and earlier entries are deleted', async () => {
    await newSubscriber();
    await speak({ text: 'قبل' });
    const { id } = await newest();
    await putSettings(layla.accountId, { keeps: 'nothing', audioDays: 30 });
    await expect.poll(() => exists(api.blobs, `history/${layla.accountId}/${id}`)).toBe(false);
    const secret = 'كلمة لا يعرفها أحد';
    await speak({ text: secret });
    await (await speak({ text: secret }, 'audio/mpeg')).arrayBuffer();
    await api.context.recorder.drain();
    expect((await list()).items).toEqual([]);
    const { rows } = await api.db.raw<{ rows: { found: string }[] }>(
      `SELECT table_name AS found FROM information_schema.tables
       WHERE table_schema = 'public' AND query_to_xml(format('SELECT * FROM %I', table_name), true, false, '')::text LIKE ?`,
      [`%${secret}%`],
    );
    expect(rows).toEqual([]);
    expect(await api.db('ledger_entries').where({ account_id: layla.accountId })).toHaveLength(3);
  });

  it('loses, at the next sweep, an utterance that was charged while it was switched off', async () => {
    await newSubscriber();
    const holder = await api.db.transaction();
    api.engine.gate = async () => {
      await holder('usage_periods').where({ account_id: layla.accountId }).forUpdate();
    };
    const spoken = speak({ text: 'في اللحظة نفسها' });
    // The charge has looked at what is kept, and waits to be written.
    await waitForBlockedStatements(api.db);
    await putSettings(layla.accountId, { keeps: 'nothing', audioDays: 30 });
    await holder.commit();
    delete api.engine.gate;
    expect((await spoken).status).toBe(200);
    await api.context.recorder.drain();
    await api.context.history.sweep();
    expect((await list()).items).toEqual([]);
  });

  it('is texts only where no sound is to be kept', async () => {
    await newSubscriber();
    await putSettings(layla.accountId, { keeps: 'everything', audioDays: 0 });
    await speak({ text: 'نص فقط' });
    expect(await newest((item) => item.durationMs !== null)).toMatchObject({ text: 'نص فقط', audio: null });
  });

  it('loses its sound after as many days as were chosen, and no text', async () => {
    await newSubscriber();
    await speak({ text: 'قديم' });
    const { id, audio } = await newest();
    expect(audio?.keptUntil).toBe(new Date(Date.parse((await newest()).createdAt) + 30 * dayMs).toISOString());
    time += 29 * dayMs;
    await api.context.history.sweep();
    expect((await newest()).audio).not.toBeNull();
    await putSettings(layla.accountId, { keeps: 'everything', audioDays: 7 });
    await api.context.history.sweep();
    time -= 29 * dayMs;
    expect((await list()).items).toMatchObject([{ text: 'قديم', audio: null }]);
    expect(await exists(api.blobs, `history/${layla.accountId}/${id}`)).toBe(false);
    expect((await call(`/api/v1/history/${id}/audio`)).status).toBe(404);
  });

  it('is set by a signed-in person, within its limits', async () => {
    const { access_token: token } = await signInPerson(api, await registerPerson(api));
    const ask = (init: RequestInit = {}) =>
      api.call('/api/v1/history-settings', {
        ...init,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      });
    expect(await (await ask()).json()).toEqual({ keeps: 'everything', audioDays: 30 });
    const chosen = { keeps: 'nothing', audioDays: 3 };
    expect(await (await ask({ method: 'PUT', body: JSON.stringify(chosen) })).json()).toEqual(chosen);
    expect(await (await ask()).json()).toEqual(chosen);
    expect((await ask({ method: 'PUT', body: JSON.stringify({ keeps: 'nothing', audioDays: 366 }) })).status).toBe(400);
  });

  it('goes with the account, text and sound', async () => {
    await newSubscriber();
    await speak({ text: 'وداعًا' });
    const { id } = await newest();
    await api.db('accounts').where({ id: layla.accountId }).delete();
    await api.context.history.sweep();
    expect(await api.db('utterances').where({ account_id: layla.accountId })).toEqual([]);
    expect(await exists(api.blobs, `history/${layla.accountId}/${id}`)).toBe(false);
    expect(await api.db('ledger_entries').where({ account_id: layla.accountId })).toHaveLength(1);
  });
});

describe('a store that fails', () => {
  const broken = new Set<'put' | 'delete'>();
  let flaky: TestApi<StubEngine>;

  beforeAll(async () => {
    const fail = async (): Promise<never> => {
      throw new Error('The store is away.');
    };
    const blobs: BlobStore = {
      ...api.blobs,
      put: (...parameters) => (broken.has('put') ? fail() : api.blobs.put(...parameters)),
      delete: (key) => (broken.has('delete') ? fail() : api.blobs.delete(key)),
      deleteByPrefix: (prefix) => (broken.has('delete') ? fail() : api.blobs.deleteByPrefix(prefix)),
    };
    flaky = await startTestApi({}, { beside: api, blobs });
  });
  afterAll(() => flaky.close());

  it('fails no synthesis, and is asked again to delete', async () => {
    await newSubscriber();
    const speakThere = (text: string, accept: string) =>
      flaky.call('/api/v1/synthesize', {
        method: 'POST',
        headers: { 'x-api-key': layla.apiKey, 'content-type': 'application/json', accept },
        body: JSON.stringify({ text }),
      });
    broken.add('put');
    expect((await speakThere('أول', 'application/json')).status).toBe(200);
    expect((await (await speakThere('ثانٍ', 'audio/mpeg')).arrayBuffer()).byteLength).toBe(3000);
    await flaky.context.recorder.drain();
    expect((await list()).items).toMatchObject([
      { audio: null, durationMs: 300 },
      { audio: null, durationMs: 300 },
    ]);
    broken.clear();
    await speakThere('ثالث', 'application/json');
    const { id } = await newest();
    broken.add('delete');
    await flaky.context.history.delete(layla.accountId, id);
    await flaky.context.history.sweep();
    expect(await exists(api.blobs, `history/${layla.accountId}/${id}`)).toBe(true);
    broken.clear();
    await flaky.context.history.sweep();
    expect(await exists(api.blobs, `history/${layla.accountId}/${id}`)).toBe(false);
  });
});

async function exists(blobs: BlobStore, key: string): Promise<boolean> {
  const blob = await blobs.get(key);
  blob?.bytes.destroy();
  return blob !== undefined;
}
