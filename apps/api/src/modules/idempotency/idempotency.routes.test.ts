import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { BlobStore } from '#src/providers/blobs/blob-store.ts';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';
import { waitForBlockedStatements } from '#src/testing/wait-for-blocked-statements.ts';

let api: TestApi<StubEngine>;
let layla: TestSubscriber;

beforeAll(async () => {
  api = await startTestApi({
    RAKHIM_LEASE_SECONDS: '20',
    RAKHIM_CONCURRENCY: '1000',
    RAKHIM_IDEMPOTENCY_SECONDS: '7200',
  });
});
beforeEach(async () => {
  layla = await buildSubscriber(api.context);
  api.engine.requests.splice(0);
});
afterEach(async () => {
  api.engine.behaviour = {};
  delete api.engine.gate;
  await expect.poll(() => api.engine.running).toBe(0);
  await api.assertAtRest();
});
afterAll(() => api.close());

interface Spoken {
  readonly key: string;
  readonly text?: string;
  readonly accept?: string;
  readonly apiKey?: string;
  readonly signal?: AbortSignal;
}

function speak({
  key,
  text = 'x'.repeat(100),
  accept = 'application/json',
  apiKey = layla.apiKey,
  signal,
}: Spoken): Promise<Response> {
  return api.call('/api/v1/synthesize', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': apiKey, accept, 'idempotency-key': key },
    body: JSON.stringify({ text }),
    ...(signal && { signal }),
  });
}

async function bytesOf(response: Response): Promise<string> {
  return Buffer.from(await response.arrayBuffer()).toString('latin1');
}

const charges = async (accountId = layla.accountId): Promise<unknown> =>
  api.db('ledger_entries').where({ account_id: accountId }).orderBy('id').pluck('kind');

/** Lets every key's time pass, after a look at how long it is. */
async function passTime(): Promise<void> {
  const { rows } = await api.db.raw<{ rows: { seconds: string }[] }>(
    'SELECT extract(epoch FROM max(expires_at) - now()) AS seconds FROM idempotency_records',
  );
  expect(Number(rows[0]?.seconds)).toBeGreaterThan(7100);
  expect(Number(rows[0]?.seconds)).toBeLessThanOrEqual(7200);
  await api.db('idempotency_records').update({ expires_at: api.db.fn.now() });
}

const deliveries = [
  { name: 'a short JSON answer', accept: 'application/json', blockBytes: 1000 },
  { name: 'a long JSON answer', accept: 'application/json', blockBytes: 100_000 },
  { name: 'a stream', accept: 'audio/mpeg', blockBytes: 100_000 },
];

describe('a repeated request', () => {
  it.each(deliveries)('is answered with the same bytes and charged once: $name', async ({ accept, blockBytes }) => {
    api.engine.behaviour = { blockBytes };
    const key = randomUUID();
    const first = await speak({ key, accept });
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    const bytes = await bytesOf(first);
    expect(bytes.length).toBeGreaterThanOrEqual(3 * blockBytes);
    for (const header of [key, `"${key}"`]) {
      const again = await speak({ key: header, accept });
      expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
      for (const name of ['content-type', 'x-characters', 'x-remaining', 'x-voice', 'x-dialect']) {
        expect(again.headers.get(name)).toBe(first.headers.get(name));
      }
      expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
      expect(await bytesOf(again)).toBe(bytes);
    }
    expect(api.engine.requests).toHaveLength(1);
    expect(await charges()).toEqual(['charge']);
  });

  it.each(['application/json', 'audio/mpeg'])(
    'runs the engine once when fifty come at the same time and ten after that (%s)',
    async (accept) => {
      const key = randomUUID();
      const { promise: opened, resolve: open } = Promise.withResolvers<void>();
      api.engine.gate = () => opened;
      let refusals = 0;
      const together = Array.from({ length: 50 }, async () => {
        const response = await speak({ key, accept });
        refusals += response.status === 409 ? 1 : 0;
        return response;
      });
      await expect.poll(() => refusals).toBe(49);
      open();
      const responses = await Promise.all(together);
      const refused = responses.find((response) => response.status === 409)!;
      expect(await refused.json()).toMatchObject({ code: 'idempotency_key_in_use', type: 'conflict_error' });
      expect(refused.headers.get('retry-after')).toBe('1');
      const bytes = await bytesOf(responses.find((response) => response.status === 200)!);
      for (let count = 0; count < 10; count += 1) {
        expect(await bytesOf(await speak({ key, accept }))).toBe(bytes);
      }
      expect(api.engine.requests).toHaveLength(1);
      expect(await charges()).toEqual(['charge']);
    },
  );

  it('is made to its end and replayed when the caller went in the middle of the stream', async () => {
    api.engine.behaviour = { blocks: 5, blockEveryMs: 30 };
    const key = randomUUID();
    const response = await speak({ key, accept: 'audio/mpeg' });
    const reader = response.body!.getReader();
    await reader.read();
    await reader.cancel();
    await expect.poll(async () => (await speak({ key, accept: 'audio/mpeg' })).status).toBe(200);
    const again = await speak({ key, accept: 'audio/mpeg' });
    expect((await bytesOf(again)).length).toBe(5000);
    expect(await charges()).toEqual(['charge']);
    expect(api.engine.requests).toHaveLength(1);
  });

  it('begins anew when the caller went after the answer was stored and before it was charged', async () => {
    const key = randomUUID();
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    api.engine.gate = () => opened;
    const caller = new AbortController();
    const gone = speak({ key, signal: caller.signal });
    await expect.poll(() => api.engine.running).toBe(1);
    const other = await api.db.transaction();
    await other('usage_periods').where({ account_id: layla.accountId }).forUpdate();
    open();
    await waitForBlockedStatements(api.db);
    expect((await speak({ key })).status).toBe(409);
    const { request_id: requestId } = await api
      .db('reservations')
      .where({ account_id: layla.accountId })
      .first<{ request_id: string }>('request_id');
    caller.abort();
    await expect(gone).rejects.toThrow();
    await expect
      .poll(() =>
        api
          .logText()
          .split('\n')
          .find((line) => line.includes(requestId)),
      )
      .toContain('"status":499');
    await other.rollback();
    await expect.poll(() => charges()).toEqual(['charge', 'refund']);
    await expect.poll(async () => (await speak({ key })).status).toBe(200);
    expect(await charges()).toEqual(['charge', 'refund', 'charge']);
  });

  it('is the same request when `Accept` writes the same wish in other words', async () => {
    for (const wishes of [
      ['application/json', '*/*', 'application/json, text/plain, */*'],
      ['audio/mpeg', 'audio/*', 'audio/mpeg, application/json;q=0.5'],
    ]) {
      const key = randomUUID();
      const replayed: (string | null)[] = [];
      for (const accept of wishes) {
        const response = await speak({ key, accept });
        await bytesOf(response);
        replayed.push(response.headers.get('idempotent-replayed'));
      }
      expect(replayed).toEqual([null, 'true', 'true']);
    }
    expect(await charges()).toEqual(['charge', 'charge']);
  });

  it('starts over when the first one failed, or its caller left before the charge', async () => {
    const key = randomUUID();
    for (const accept of ['application/json', 'audio/mpeg']) {
      api.engine.behaviour = { failBeforeBlock: 0 };
      expect((await speak({ key, accept })).status).toBe(502);
    }
    api.engine.behaviour = { failBeforeBlock: 2, blockEveryMs: 5 };
    await expect(bytesOf(await speak({ key, accept: 'audio/mpeg' }))).rejects.toThrow();
    api.engine.behaviour = { hangBeforeBlock: 0 };
    const caller = new AbortController();
    const gone = speak({ key, signal: caller.signal });
    await expect.poll(() => api.engine.running).toBe(1);
    caller.abort();
    await expect(gone).rejects.toThrow();
    await expect.poll(() => api.engine.running).toBe(0);
    api.engine.behaviour = {};
    await expect.poll(async () => (await speak({ key })).status).toBe(200);
    expect(await charges()).toEqual(['charge', 'refund', 'charge']);
  });
});

describe('a key', () => {
  it('cannot be used for another request', async () => {
    const key = randomUUID();
    await speak({ key });
    for (const other of [{ text: 'another text' }, { accept: 'audio/mpeg' }]) {
      const response = await speak({ key, ...other });
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
        422,
        'idempotency_key_reused',
      ]);
    }
    expect(await charges()).toEqual(['charge']);
  });

  it('belongs to its account', async () => {
    const key = randomUUID();
    const mine = await bytesOf(await speak({ key }));
    const noura = await buildSubscriber(api.context);
    const theirs = await speak({ key, apiKey: noura.apiKey });
    expect(theirs.headers.get('idempotent-replayed')).toBeNull();
    expect(await bytesOf(theirs)).not.toBe(mine);
    expect(await charges(noura.accountId)).toEqual(['charge']);
  });

  it('is refused when it is malformed or sent twice', async () => {
    for (const key of ['a b', '', 'x'.repeat(256)]) {
      const response = await speak({ key });
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
        400,
        'idempotency_key_invalid',
      ]);
    }
    expect(await charges()).toEqual([]);
  });

  it('is forgotten after its time, and leaves nothing behind', async () => {
    const key = randomUUID();
    api.engine.behaviour = { blockBytes: 100_000 };
    await bytesOf(await speak({ key, accept: 'audio/mpeg' }));
    const record = await api
      .db('idempotency_records')
      .where({ account_id: layla.accountId })
      .first<{ blob_key: string }>();
    (await api.blobs.get(record.blob_key))?.bytes.destroy();
    await passTime();
    await api.context.housekeeping.sweep();
    expect(await api.db('idempotency_records')).toEqual([]);
    expect(await api.blobs.get(record.blob_key)).toBeUndefined();
    expect((await speak({ key, accept: 'audio/mpeg' })).headers.get('idempotent-replayed')).toBeNull();
  });

  it('is forgotten with its sound also when its account is gone', async () => {
    api.engine.behaviour = { blockBytes: 100_000 };
    await bytesOf(await speak({ key: randomUUID(), accept: 'audio/mpeg' }));
    const record = await api
      .db('idempotency_records')
      .where({ account_id: layla.accountId })
      .first<{ blob_key: string }>();
    await api.db('accounts').where({ id: layla.accountId }).delete();
    await passTime();
    await api.context.housekeeping.sweep();
    expect(await api.blobs.get(record.blob_key)).toBeUndefined();
  });

  it('is answered afresh after its time also before anybody swept', async () => {
    const key = randomUUID();
    await bytesOf(await speak({ key }));
    await passTime();
    expect((await speak({ key, text: 'another text' })).status).toBe(200);
  });
});

describe('a stored answer', () => {
  it('cannot be read without the key: neither sound nor words nor headers', async () => {
    const key = randomUUID();
    const text = 'كلام لا يعرفه أحد '.repeat(5);
    await bytesOf(await speak({ key, text }));
    const { rows } = await api.db.raw<{ rows: { row: string }[] }>(
      'SELECT r::text AS row FROM idempotency_records r WHERE account_id = ?',
      [layla.accountId],
    );
    const row = rows[0]!.row;
    expect(row).not.toContain(key);
    for (const secret of [Buffer.from(text), Buffer.from('audioContent'), Buffer.from(key)]) {
      expect(row).not.toContain(secret.toString('hex'));
    }
  });

  it('is made again, for the same one charge, when the store has lost it', async () => {
    const key = randomUUID();
    api.engine.behaviour = { blockBytes: 100_000 };
    await bytesOf(await speak({ key, accept: 'audio/mpeg' }));
    await api.blobs.deleteByPrefix(`idempotency/${layla.accountId}`);
    expect((await bytesOf(await speak({ key, accept: 'audio/mpeg' }))).length).toBe(300_000);
    expect(await charges()).toEqual(['charge', 'refund', 'charge']);
  });
});

describe('a caller who goes while the answer is looked up', () => {
  it('leaves nothing open of it', async () => {
    const { promise: gone, resolve: go } = Promise.withResolvers<void>();
    const opened: Readable[] = [];
    const blobs: BlobStore = {
      ...api.blobs,
      async get(...parameters) {
        const blob = await api.blobs.get(...parameters);
        opened.push(...(blob ? [blob.bytes] : []));
        await gone;
        return blob;
      },
    };
    const slow = await startTestApi({}, { beside: api, blobs });
    onTestFinished(() => slow.close());
    const key = randomUUID();
    api.engine.behaviour = { blockBytes: 100_000 };
    await bytesOf(await speak({ key, accept: 'audio/mpeg' }));
    const caller = new AbortController();
    const again = slow.call('/api/v1/synthesize', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-api-key': layla.apiKey,
        accept: 'audio/mpeg',
        'idempotency-key': key,
      },
      body: JSON.stringify({ text: 'x'.repeat(100) }),
      signal: caller.signal,
    });
    await expect.poll(() => opened).toHaveLength(1);
    caller.abort();
    await expect(again).rejects.toThrow();
    await expect.poll(() => slow.logText()).toContain('499');
    go();
    await expect.poll(() => opened[0]?.destroyed).toBe(true);
  });
});

describe('an attempt whose process died', () => {
  it('is taken over after its lease, and its charge is refunded', async () => {
    const key = randomUUID();
    await bytesOf(await speak({ key }));
    // As a process leaves it that is killed after the charge and before the answer.
    await api.db('idempotency_records').update({ completed_at: null, sealed_answer: null });
    expect((await speak({ key })).status).toBe(409);
    await api.db('idempotency_records').update({ lease_expires_at: api.db.fn.now() });
    expect((await speak({ key })).status).toBe(200);
    expect(await charges()).toEqual(['charge', 'refund', 'charge']);
  });
});
