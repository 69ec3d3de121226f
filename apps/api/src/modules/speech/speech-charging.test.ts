import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';
import { waitForBlockedStatements } from '#src/testing/wait-for-blocked-statements.ts';

let api: TestApi<StubEngine>;
let layla: TestSubscriber;

beforeAll(async () => {
  api = await startTestApi({ RAKHIM_CONCURRENCY: '1000', RAKHIM_OPEN_REQUESTS_MAX: '1000' });
});
afterEach(async () => {
  api.engine.behaviour = {};
  delete api.engine.gate;
  await untilIdle();
  await api.assertAtRest();
});
afterAll(() => api.close());

async function newSubscriber(): Promise<void> {
  layla = await buildSubscriber(api.context, { plan: 'basic' });
}

function speak(text: string, accept = 'application/json', signal?: AbortSignal): Promise<Response> {
  return api.call('/api/v1/synthesize', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': layla.apiKey, accept },
    body: JSON.stringify({ text }),
    ...(signal && { signal }),
  });
}

async function usage(): Promise<{ used: number; reserved: number }> {
  const row = await api.db('usage_periods').where({ account_id: layla.accountId }).first('used', 'reserved');
  return row ?? { used: 0, reserved: 0 };
}

/** Waits until the service has seen the caller of the account's only request go. */
async function untilGone(): Promise<void> {
  const { request_id: requestId } = await api
    .db('reservations')
    .where({ account_id: layla.accountId })
    .first<{ request_id: string }>('request_id');
  await expect
    .poll(() =>
      api
        .logText()
        .split('\n')
        .find((line) => line.includes(requestId)),
    )
    .toContain('"status":499');
}

/** Waits until nothing is being made and nothing is held. */
async function untilIdle(): Promise<void> {
  await expect.poll(async () => [api.engine.running, (await usage()).reserved], { timeout: 90_000 }).toEqual([0, 0]);
}

const text = 'x'.repeat(100);

describe('what a request costs', () => {
  it('is its characters once, for a file and for a stream', async () => {
    await newSubscriber();
    await (await speak(text)).json();
    await (await speak(text, 'audio/mpeg')).arrayBuffer();
    expect(await usage()).toEqual({ used: 200, reserved: 0 });
  });

  it.each(['application/json', 'audio/mpeg'])(
    'is nothing when the engine fails before the first sound (%s)',
    async (accept) => {
      await newSubscriber();
      api.engine.behaviour = { failBeforeBlock: 0 };
      const response = await speak(text, accept);
      expect(response.status).toBe(502);
      expect(await response.json()).toMatchObject({ code: 'speech_engine_failed' });
      expect(await usage()).toEqual({ used: 0, reserved: 0 });
    },
  );

  it('is nothing when the engine fails in the middle of a file', async () => {
    await newSubscriber();
    api.engine.behaviour = { failBeforeBlock: 2 };
    expect((await speak(text)).status).toBe(502);
    expect(await usage()).toEqual({ used: 0, reserved: 0 });
  });

  it('is nothing when the sound was cut before its last word, and a stream that was cut is given back', async () => {
    await newSubscriber();
    // The stub's three blocks last 300 ms.
    api.engine.behaviour = { words: [{ start: 0, end: 100, startMs: 0, endMs: 450 }] };
    const file = await speak(text);
    expect(file.status).toBe(502);
    expect(await file.json()).toMatchObject({ code: 'speech_engine_failed' });
    const stream = await speak(text, 'audio/mpeg');
    await expect(stream.arrayBuffer()).rejects.toThrow();
    await untilIdle();
    expect(await usage()).toEqual({ used: 0, reserved: 0 });
    const kinds = await api.db('ledger_entries').where({ account_id: layla.accountId }).orderBy('id').pluck('kind');
    expect(kinds).toEqual(['charge', 'refund']);
  });

  it('is nothing when the sound is too long for one JSON answer, and the engine stops', async () => {
    await newSubscriber();
    api.engine.behaviour = { blocks: 1000, blockBytes: 1024 * 1024 };
    const response = await speak(text);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'sound_too_long', param: 'text' });
    await untilIdle();
    expect(await usage()).toEqual({ used: 0, reserved: 0 });
  });

  it('is given back when the engine fails in the middle of a stream, and the stream breaks off', async () => {
    await newSubscriber();
    api.engine.behaviour = { failBeforeBlock: 2, blockEveryMs: 5 };
    const response = await speak(text, 'audio/mpeg');
    expect(response.status).toBe(200);
    await expect(response.arrayBuffer()).rejects.toThrow();
    await untilIdle();
    expect(await usage()).toEqual({ used: 0, reserved: 0 });
    const kinds = await api.db('ledger_entries').where({ account_id: layla.accountId }).orderBy('id').pluck('kind');
    expect(kinds).toEqual(['charge', 'refund']);
  });

  it('is nothing when the caller goes before the first sound, and the engine stops', async () => {
    await newSubscriber();
    api.engine.behaviour = { hangBeforeBlock: 0 };
    const caller = new AbortController();
    const response = speak(text, 'audio/mpeg', caller.signal);
    await expect.poll(() => api.engine.running).toBe(1);
    caller.abort();
    await expect(response).rejects.toThrow();
    await untilIdle();
    expect(await usage()).toEqual({ used: 0, reserved: 0 });
  });

  it('is nothing when the caller of a file goes before it is finished', async () => {
    await newSubscriber();
    api.engine.behaviour = { hangBeforeBlock: 2 };
    const caller = new AbortController();
    const response = speak(text, 'application/json', caller.signal);
    await expect.poll(() => api.engine.running).toBe(1);
    caller.abort();
    await expect(response).rejects.toThrow();
    await untilIdle();
    expect(await usage()).toEqual({ used: 0, reserved: 0 });
  });

  it('is nothing when the caller goes between the charge and the first byte of a stream', async () => {
    await newSubscriber();
    const caller = new AbortController();
    const { characters } = await api.context.speech.speakStream({
      requestId: `req_${randomUUID()}`,
      accountId: layla.accountId,
      body: { text },
      client: 'test',
      format: 'mp3',
      signal: caller.signal,
      hasBegun: () => false,
    });
    expect(await usage()).toEqual({ used: characters, reserved: 0 });
    caller.abort(new Error('gone'));
    await expect.poll(usage).toEqual({ used: 0, reserved: 0 });
  });

  it.each(['application/json', 'audio/mpeg'])(
    'is nothing when the caller goes while it is charged (%s)',
    async (accept) => {
      await newSubscriber();
      const { promise: opened, resolve: open } = Promise.withResolvers<void>();
      api.engine.gate = () => opened;
      const caller = new AbortController();
      const response = speak(text, accept, caller.signal);
      await expect.poll(() => api.engine.running).toBe(1);
      const other = await api.db.transaction();
      await other('usage_periods').where({ account_id: layla.accountId }).forUpdate();
      open();
      await waitForBlockedStatements(api.db);
      caller.abort();
      await expect(response).rejects.toThrow();
      await untilGone();
      await other.rollback();
      await untilIdle();
      await expect.poll(usage).toEqual({ used: 0, reserved: 0 });
    },
  );

  it('stands when the caller goes after the first sound', async () => {
    await newSubscriber();
    api.engine.behaviour = { hangBeforeBlock: 1 };
    const response = await speak(text, 'audio/mpeg');
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await untilIdle();
    expect(await usage()).toEqual({ used: 100, reserved: 0 });
  });

  it('is nothing for requests that are refused', async () => {
    await newSubscriber();
    await speak('');
    await speak('x'.repeat(5001));
    await speak(text, 'image/png');
    expect(await usage()).toEqual({ used: 0, reserved: 0 });
  });
});

/** Asks as our clients do: whoever is told that the service is busy, and is charged nothing, comes back. */
async function askUntilAnswered(text: string): Promise<number> {
  for (;;) {
    const { status } = await speak(text);
    if (status !== 503) {
      return status;
    }
    await sleep(100);
  }
}

describe('a quota for exactly fifty', () => {
  it('lets fifty of two hundred simultaneous requests through', async () => {
    layla = await buildSubscriber(api.context, { plan: 'basic' });
    const share = 100_000 / 50;
    // Nobody is answered before everybody has asked: the moment at which a check before the act would let all of them
    // through.
    let waiting = 0;
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    api.engine.gate = async () => {
      waiting += 1;
      if (waiting === 50) {
        setTimeout(open, 200);
      }
      await opened;
    };
    const statuses = await Promise.all(Array.from({ length: 200 }, () => askUntilAnswered('x'.repeat(share))));
    expect(statuses.filter((status) => status === 200)).toHaveLength(50);
    expect(statuses.filter((status) => status === 403)).toHaveLength(150);
    expect(await usage()).toEqual({ used: 100_000, reserved: 0 });
  });
});
