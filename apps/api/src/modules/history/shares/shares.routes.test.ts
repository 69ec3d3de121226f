import type { History, HistoryItem, Share, SharedSpeech } from '@rakhim/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

const dayMs = 86_400_000;
const text = 'كتب الولد 3 دروس.';
const words = [
  { start: 0, end: 3, startMs: 0, endMs: 90 },
  { start: 4, end: 9, startMs: 100, endMs: 180 },
  { start: 10, end: 16, startMs: 200, endMs: 290 },
];

let api: TestApi<StubEngine>;
let layla: TestSubscriber;
let time = Date.now();

beforeAll(async () => {
  api = await startTestApi({ RAKHIM_TRUSTED_PROXIES: '1' }, { now: () => new Date(time) });
});
beforeEach(async () => {
  time = Date.now();
  layla = await buildSubscriber(api.context);
  api.engine.behaviour = { words };
});
afterEach(() => api.assertAtRest());
afterAll(() => api.close());

function call(path: string, init: RequestInit = {}, { apiKey } = layla): Promise<Response> {
  return api.call(path, { ...init, headers: { 'x-api-key': apiKey, 'content-type': 'application/json' } });
}

const listen = (path: string, headers: Record<string, string> = {}) => api.call(`/api/v1/listen/${path}`, { headers });

/** Has a text spoken, and waits until its sound is kept. */
async function speak(body: Record<string, unknown> = {}): Promise<HistoryItem> {
  const response = await call('/api/v1/synthesize', { method: 'POST', body: JSON.stringify({ text, ...body }) });
  const { requestId } = (await response.json()) as { requestId: string };
  return vi.waitFor(
    async () => {
      const item = (await (await call(`/api/v1/history/${requestId}`)).json()) as HistoryItem;
      expect(item.audio).not.toBeNull();
      return item;
    },
    { timeout: 30_000, interval: 25 },
  );
}

async function share(id: string, body: Record<string, unknown> = {}): Promise<Share> {
  const response = await call(`/api/v1/history/${id}/share`, { method: 'PUT', body: JSON.stringify(body) });
  expect(response.status).toBe(200);
  return (await response.json()) as Share;
}

it('lets whoever has the address read the vowelled text and hear it, and tells nothing else', async () => {
  const item = await speak({ voice: 'female2', styleInstruction: 'ببطء' });
  const { token, url } = await share(item.id);
  expect(url).toMatch(new RegExp(`/ar/listen/${token}$`, 'u'));
  const response = await listen(token);
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const shared = (await response.json()) as SharedSpeech;
  expect(Object.keys(shared).sort()).toEqual(['dialect', 'durationMs', 'expiresAt', 'format', 'pieces', 'voice']);
  expect(shared).toMatchObject({ voice: 'female2', dialect: 'egyptian', durationMs: 300, format: 'mp3' });
  const said = shared.pieces.filter(({ startMs }) => startMs !== null);
  expect(said.map(({ startMs }) => startMs).slice(0, 2)).toEqual([0, 100]);
  expect(said[0]?.text).toMatch(/[\u064b-\u0652]/u);
  expect(JSON.stringify(shared)).not.toMatch(/ببطء|Test|Samira|example\.test/u);

  const sound = await listen(`${token}/audio`);
  expect(sound.headers.get('content-type')).toBe('audio/mpeg');
  expect(sound.headers.get('content-disposition')).not.toContain(item.id);
  expect((await sound.arrayBuffer()).byteLength).toBe(item.audio?.bytes);
  const part = await listen(`${token}/audio`, { range: 'bytes=998-1001' });
  expect(part.status).toBe(206);
  expect([...new Uint8Array(await part.arrayBuffer())]).toEqual([1, 1, 2, 2]);
});

it('shows the reading that was chosen, and no tags', async () => {
  const chosen = { start: 0, end: 3, vowelled: 'كُتِبَ' };
  const { token } = await share((await speak({ readings: [chosen] })).id);
  expect(((await (await listen(token)).json()) as SharedSpeech).pieces[0]?.text).toBe('كُتِبَ');
  const marked = await speak({ text: 'نعم [pause 1s] لا', markup: true });
  const page = (await (await listen((await share(marked.id)).token)).json()) as SharedSpeech;
  expect(page.pieces.map((piece) => piece.text).join('')).not.toMatch(/[[\]]/u);
});

it('keeps its address when it is shared again, and has another after it was taken back', async () => {
  const { id } = await speak();
  const first = await share(id, { days: 1 });
  const again = await share(id, { days: 20 });
  expect(again.token).toBe(first.token);
  expect(Date.parse(again.expiresAt) - Date.parse(first.expiresAt)).toBeGreaterThan(18 * dayMs);
  expect(((await (await call('/api/v1/history')).json()) as History).items[0]?.share).toEqual(again);
  expect((await call(`/api/v1/history/${id}/share`, { method: 'DELETE' })).status).toBe(204);
  expect((await listen(first.token)).status).toBe(404);
  expect((await listen(`${first.token}/audio`)).status).toBe(404);
  expect((await call(`/api/v1/history/${id}/share`, { method: 'DELETE' })).status).toBe(404);
  expect((await share(id)).token).not.toBe(first.token);
});

it('ends when its time is over, with its sound at the latest', async () => {
  const item = await speak();
  const { token, expiresAt } = await share(item.id, { days: 365 });
  expect(expiresAt).toBe(item.audio?.keptUntil);
  time = Date.parse(expiresAt);
  expect((await listen(token)).status).toBe(404);
  expect((await listen(`${token}/audio`)).status).toBe(404);
  expect(await api.context.shares.deleteExpired()).toBeGreaterThanOrEqual(1);
});

it('ends with the utterance, and with a history that keeps nothing', async () => {
  const first = await speak();
  const { token } = await share(first.id);
  await call(`/api/v1/history/${first.id}`, { method: 'DELETE' });
  expect((await listen(token)).status).toBe(404);
  const second = await share((await speak({ take: 2 })).id);
  await api.context.history.updateSettings(layla.accountId, { keeps: 'nothing', audioDays: 0 });
  expect((await listen(second.token)).status).toBe(404);
});

it('shares nothing of another account, and nothing that is not there', async () => {
  const { id } = await speak();
  const stranger = await buildSubscriber(api.context);
  const theirs = await call(`/api/v1/history/${id}/share`, { method: 'PUT', body: '{}' }, stranger);
  expect(theirs.status).toBe(404);
  const { token } = await share(id);
  expect((await call(`/api/v1/history/${id}/share`, { method: 'DELETE' }, stranger)).status).toBe(404);
  expect((await listen(token)).status).toBe(200);
  expect((await listen('x'.repeat(43))).status).toBe(404);
  expect((await listen('short')).status).toBe(400);
});

it('has so many pages an account, also when they are asked for at once', async () => {
  const items = await Promise.all([speak(), speak({ take: 2 })]);
  // As many as there may be but one, written down as they are.
  await api.db.raw(
    `WITH made AS (
       INSERT INTO utterances (request_id, account_id, text, characters, voice, dialect, format, client, audio_state)
       SELECT 'share-' || ? || n, ?, '', 1, 'male1', 'msa', 'mp3', 'test', 'none' FROM generate_series(1, 99) AS n RETURNING request_id, account_id
     )
     INSERT INTO shares (request_id, account_id, token_hash, sealed_token, sealed_page, expires_at)
     SELECT request_id, account_id, sha256(request_id::bytea), '', '', now() + interval '1 day' FROM made`,
    [layla.accountId, layla.accountId],
  );
  const statuses = await Promise.all(
    items.map(async ({ id }) => (await call(`/api/v1/history/${id}/share`, { method: 'PUT', body: '{}' })).status),
  );
  expect(statuses.sort()).toEqual([200, 409]);
});

it('slows down whoever opens pages without end, and nobody elsewhere', async () => {
  const { token } = await share((await speak()).id);
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const statuses = new Set<number>();
  for (let count = 0; count < 241; count += 1) {
    statuses.add((await listen(token, from('198.51.100.7'))).status);
  }
  expect([...statuses].sort()).toEqual([200, 429]);
  expect((await listen(token, from('198.51.100.8'))).status).toBe(200);
});

it('stores neither the token nor the text so that whoever reads the database could use them', async () => {
  const { token } = await share((await speak()).id);
  const { rows } = await api.db.raw<{ rows: [{ row: string }] }>('SELECT shares::text AS row FROM shares');
  const stored = rows.map(({ row }) => row).join('');
  expect(stored).not.toContain(Buffer.from(token).toString('hex'));
  expect(stored).not.toContain(token);
});
