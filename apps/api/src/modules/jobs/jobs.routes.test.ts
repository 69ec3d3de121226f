import { randomUUID } from 'node:crypto';
import { type Job, JobTimestamps, type JobQuote, type Jobs, jobLimits } from '@rakhim/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';
import { createJobHolds } from '../usage/job-holds/job-holds.service.ts';
import { createUsageQueries } from '../usage/usage.queries.ts';
import { createRunsQueries } from './runner/runs.queries.ts';

let api: TestApi<StubEngine>;
let layla: TestSubscriber;

const patience = { timeout: 40_000, interval: 100 };
const sentence = 'ذهب الولد إلى المدرسة في الصباح الباكر ومعه كتاب جديد. ';
/** Some four segments. */
const text = sentence.repeat(80).trim();
const soundBytes = 3_000;

beforeAll(async () => {
  api = await startTestApi({}, { runsJobs: true });
});
beforeEach(async () => {
  api.engine.behaviour = {};
  api.engine.requests.length = 0;
  layla = await buildSubscriber(api.context);
});
afterEach(async () => {
  await api.db('speech_jobs').whereIn('status', ['queued', 'running']).update({ status: 'paused' });
  await expect.poll(() => api.engine.running, patience).toBe(0);
  await api.assertAtRest();
});
afterAll(() => api.close());

function call(method: string, path: string, body?: object, more: Record<string, string> = {}) {
  return api.call(`/api/v1/jobs${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-api-key': layla.apiKey, ...more },
    ...(body && { body: JSON.stringify(body) }),
  });
}

const read = async <Answer>(response: Promise<Response>): Promise<Answer> => (await (await response).json()) as Answer;
const create = (body: object = { text }) => read<Job>(call('POST', '', body));
const find = (id: string) => read<Job>(call('GET', `/${id}`));
const statusOf = async (id: string) => (await find(id)).status;

function waitFor(id: string, status: Job['status']): Promise<void> {
  return vi.waitFor(async () => expect(await statusOf(id)).toBe(status), patience);
}

async function ledger(): Promise<[string, number][]> {
  const rows = await api.db('ledger_entries').where({ account_id: layla.accountId }).orderBy('id');
  return rows.map(({ kind, characters }) => [kind, Number(characters)]);
}

async function held(): Promise<number> {
  const row = await api.db('usage_periods').where({ account_id: layla.accountId }).first<{ reserved: number }>();
  return Number(row?.reserved ?? 0);
}

async function queued(): Promise<number> {
  const entries = api.db('jobs.job').where({ name: 'speech-jobs', singleton_key: layla.accountId });
  return (await entries.whereIn('state', ['created', 'retry', 'active'])).length;
}

/** Lets the engine begin when it is told to. */
function holdEngine(): { begun: Promise<undefined>; letGo: () => void } {
  const begun = Promise.withResolvers<undefined>();
  const mayGo = Promise.withResolvers<undefined>();
  api.engine.gate = async () => {
    begun.resolve(undefined);
    await mayGo.promise;
  };
  return {
    begun: begun.promise,
    letGo() {
      delete api.engine.gate;
      mayGo.resolve(undefined);
    },
  };
}

describe('a job', () => {
  it('is quoted, created, spoken in segments, charged once, and heard through its link', async () => {
    const quote = await read<JobQuote>(call('POST', '/quote', { text }));
    expect(quote).toMatchObject({
      characters: text.length,
      isAffordable: true,
      remainingAfter: quote.remaining - text.length,
    });
    expect(quote.segments).toBeGreaterThan(2);
    expect(await held()).toBe(0);

    const job = await create();
    expect(job).toMatchObject({ status: 'queued', progress: 0, characters: text.length, result: null, error: null });
    expect(job.title).toMatch(/^ذهب الولد .*…$/u);
    await waitFor(job.id, 'completed');
    expect(api.engine.requests).toHaveLength(quote.segments);
    expect(api.engine.requests.map((request) => request.text).join(' ')).toBe(text);
    expect(await ledger()).toEqual([['charge', text.length]]);

    const done = await find(job.id);
    expect(done).toMatchObject({ progress: 1, segments: { done: quote.segments, total: quote.segments } });
    const { url = '', bytes } = done.result ?? {};
    expect(bytes).toBe(quote.segments * soundBytes);
    const whole = await fetch(url);
    expect(whole.headers.get('content-type')).toBe('audio/mpeg');
    expect(Buffer.from(await whole.arrayBuffer())).toHaveLength(bytes ?? 0);
    const part = await fetch(url, { headers: { range: 'bytes=10-19' } });
    expect(part.status).toBe(206);
    expect((await part.arrayBuffer()).byteLength).toBe(10);
    expect((await fetch(url.replace(/signature=./u, 'signature=_'))).status).toBe(404);
    expect((await fetch(url.replace(/expires=\d+/u, 'expires=1'))).status).toBe(404);
    // An account without work has no entry in the queue.
    await expect.poll(() => queued(), patience).toBe(0);
    // What single segments sounded like is kept no longer.
    expect(await api.db('speech_job_segments').where({ job_id: job.id })).toEqual([]);
  });

  it('is created once for one Idempotency-Key', async () => {
    const key = { 'idempotency-key': `key-${layla.accountId}` };
    const [first, again] = [
      await read<Job>(call('POST', '', { text }, key)),
      await read<Job>(call('POST', '', { text }, key)),
    ];
    expect(again.id).toBe(first.id);
    expect((await read<Jobs>(call('GET', ''))).items).toHaveLength(1);
    await waitFor(first.id, 'completed');
  });

  it('holds its characters until it is at its end, and is refused where they do not suffice', async () => {
    const gate = holdEngine();
    const job = await create();
    expect(await held()).toBe(text.length);
    await api
      .db('usage_periods')
      .where({ account_id: layla.accountId })
      .update({ used: 1_000_000 - text.length });
    const refused = await call('POST', '', { text: 'نص قصير.' });
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([403, 'quota_exceeded']);
    await api.db('usage_periods').where({ account_id: layla.accountId }).update({ used: 0 });
    gate.letGo();
    await waitFor(job.id, 'completed');
    expect(await held()).toBe(0);
  });

  it('that is canceled costs nothing, whichever of cancel and end comes first', async () => {
    const gate = holdEngine();
    const job = await create();
    await gate.begun;
    const canceled = await read<Job>(call('POST', `/${job.id}/cancel`));
    expect(canceled).toMatchObject({ status: 'canceled', result: null });
    expect(await held()).toBe(0);
    gate.letGo();
    await expect.poll(() => api.engine.running, patience).toBe(0);
    expect(await statusOf(job.id)).toBe('canceled');
    expect(await ledger()).toEqual([]);
    expect((await read<Job>(call('POST', `/${job.id}/cancel`))).status).toBe('canceled');
    expect((await call('POST', `/${job.id}/resume`)).status).toBe(409);
    expect(api.engine.requests.length).toBeLessThan(3);
  });

  it('pauses behind the segment in hand, and goes on from there', async () => {
    const gate = holdEngine();
    const job = await create();
    await gate.begun;
    expect(await read<Job>(call('POST', `/${job.id}/pause`))).toMatchObject({
      status: 'paused',
      pausedBecause: 'asked',
    });
    gate.letGo();
    await vi.waitFor(async () => expect((await find(job.id)).segments.done).toBe(1), patience);
    expect(await held()).toBe(text.length);
    expect(await statusOf(job.id)).toBe('paused');
    expect((await read<Job>(call('POST', `/${job.id}/resume`))).pausedBecause).toBeNull();
    await waitFor(job.id, 'completed');
    expect(api.engine.requests).toHaveLength(job.segments.total);
    expect(await ledger()).toEqual([['charge', text.length]]);
  });

  it('waits for an engine that fails, and loses nothing', async () => {
    api.engine.behaviour = { failBeforeBlock: 1 };
    const job = await create();
    await vi.waitFor(
      async () => expect((await api.db('speech_jobs').where({ id: job.id }).first()).failures).toBeGreaterThan(0),
      patience,
    );
    expect(await statusOf(job.id)).toBe('running');
    api.engine.behaviour = {};
    await waitFor(job.id, 'completed');
    expect((await find(job.id)).result?.bytes).toBe((await find(job.id)).segments.total * soundBytes);
  });

  it('speaks a segment again whose sound was lost, and is charged once', async () => {
    const gate = holdEngine();
    const job = await create();
    await gate.begun;
    await call('POST', `/${job.id}/pause`);
    gate.letGo();
    await vi.waitFor(async () => expect((await find(job.id)).segments.done).toBe(1), patience);
    await api.blobs.deleteByPrefix(`jobs/${layla.accountId}/${job.id}/segments`);
    await call('POST', `/${job.id}/resume`);
    await waitFor(job.id, 'completed');
    expect(api.engine.requests).toHaveLength(job.segments.total + 1);
    expect((await find(job.id)).result?.bytes).toBe(job.segments.total * soundBytes);
    expect(await ledger()).toEqual([['charge', text.length]]);
  });

  it('pauses when its account may speak no more, and goes on when it may again', async () => {
    const gate = holdEngine();
    const job = await create();
    await gate.begun;
    await api.db('subscriptions').where({ account_id: layla.accountId }).update({ status: 'canceled' });
    // The turn in hand ends; the next one looks again.
    await call('POST', `/${job.id}/pause`);
    expect((await call('POST', `/${job.id}/resume`)).status).toBe(403);
    await api.db('speech_jobs').where({ id: job.id }).update({ status: 'queued', paused_because: null });
    gate.letGo();
    await vi.waitFor(
      async () =>
        expect(await find(job.id)).toMatchObject({ status: 'paused', pausedBecause: 'subscription_required' }),
      patience,
    );
    await api.db('subscriptions').where({ account_id: layla.accountId }).update({ status: 'active' });
    await call('POST', `/${job.id}/resume`);
    await waitFor(job.id, 'completed');
  });

  it('is worked on by one of two processes', async () => {
    const other = await startTestApi({}, { beside: api, runsJobs: true });
    try {
      const jobs = await Promise.all([create(), create(), create()]);
      for (const { id } of jobs) {
        await waitFor(id, 'completed');
      }
      expect((await ledger()).map(([kind]) => kind)).toEqual(['charge', 'charge', 'charge']);
      const total = jobs.reduce((sum, { segments }) => sum + segments.total, 0);
      expect(api.engine.requests.length + other.engine.requests.length).toBe(total);
    } finally {
      await other.close();
    }
  });

  it('does not wait for the long one of another account to end', async () => {
    // Longer than a turn, however quick the machine is.
    api.engine.behaviour = { blocks: 1, blockEveryMs: 400 };
    const long = await create({ text: sentence.repeat(800).trim() });
    await vi.waitFor(async () => expect((await find(long.id)).segments.done).toBeGreaterThan(0), patience);
    const rima = await buildSubscriber(api.context);
    const asRima = { 'x-api-key': rima.apiKey };
    const short = await read<Job>(call('POST', '', { text: sentence.trim() }, asRima));
    await vi.waitFor(
      async () => expect((await read<Job>(call('GET', `/${short.id}`, undefined, asRima))).status).toBe('completed'),
      patience,
    );
    const { status, segments } = await find(long.id);
    expect(segments.total * 400).toBeGreaterThan(15_000);
    expect(status).toBe('running');
    expect(segments.done).toBeLessThan(segments.total);
    await call('POST', `/${long.id}/cancel`);
  });

  it('is out of the hands of a process that was given up for dead', async () => {
    const gate = holdEngine();
    const job = await create();
    await gate.begun;
    const runs = createRunsQueries(api.db);
    const slow = { ...(await api.db('speech_jobs').where({ id: job.id }).first()) };
    const next = await runs.begin(layla.accountId);
    expect(next?.run).toBe(slow.run + 1);
    const sealedTimes = Buffer.from('of no use');
    const spoken = { bytes: 10, speakers: [], warnings: [], hasWords: true, sealedTimes };
    expect(await runs.noteSpoken(slow, 0, spoken)).toBe(false);
    expect(await api.db('speech_job_times').where({ job_id: job.id })).toEqual([]);
    const ended = { bytes: 10, durationMs: 10, startsMs: [0], keepUntil: new Date() };
    expect(await api.db.transaction((tx) => runs.complete(tx, slow, ended))).toBeUndefined();
    gate.letGo();
    await waitFor(job.id, 'completed');
    // The slow one's first segment was of no use.
    expect(api.engine.requests).toHaveLength(job.segments.total + 1);
    expect(await ledger()).toEqual([['charge', text.length]]);
  });

  it('is deleted with its sound, and what it held is given back', async () => {
    const gate = holdEngine();
    const job = await create();
    await gate.begun;
    expect((await call('DELETE', `/${job.id}`)).status).toBe(204);
    expect((await call('GET', `/${job.id}`)).status).toBe(404);
    expect(await held()).toBe(0);
    gate.letGo();
    const orders = await api.db('blob_deletions').where({ blob_key: `jobs/${layla.accountId}/${job.id}` });
    expect(orders).toHaveLength(1);
  });

  it('goes with its account, which holds nothing any more', async () => {
    const gate = holdEngine();
    await create();
    await gate.begun;
    await api.db.transaction(async (tx) => {
      await api.context.jobs.releaseOf(tx, layla.accountId);
      await tx('accounts').where({ id: layla.accountId }).delete();
    });
    gate.letGo();
    expect(await held()).toBe(0);
    expect(await api.db('speech_jobs').where({ account_id: layla.accountId })).toEqual([]);
  });

  it('is kept for some days from its end on', async () => {
    const job = await create({ text: 'صباح الخير' });
    await waitFor(job.id, 'completed');
    expect(await api.context.jobs.sweep()).toBe(0);
    await api
      .db('speech_jobs')
      .where({ id: job.id })
      .update({ keep_until: new Date(Date.now() - 1000) });
    expect(await api.context.jobs.sweep()).toBe(1);
    expect((await call('GET', `/${job.id}`)).status).toBe(404);
  });
});

describe('when the words of a job sound', () => {
  const phonemes = [{ ipa: 'b', startMs: 150, endMs: 300 }];
  /** The first two words of each segment, in sound of 375 ms at 8,000 bytes a second. */
  const words = [
    { start: 0, end: 3, startMs: 0, endMs: 150.4 },
    { start: 4, end: 9, startMs: 150.4, endMs: 300, phonemes },
  ];
  const segmentMs = soundBytes / 8;

  async function timesOf(id: string, query = '') {
    const { result } = await find(id);
    const response = await fetch(`${result?.timestampsUrl}${query}`);
    expect(response.status).toBe(200);
    return response;
  }

  /** A job that was paused while its first segment was spoken. */
  async function createSpokenInPart(): Promise<Job> {
    const gate = holdEngine();
    const job = await create();
    await gate.begun;
    await call('POST', `/${job.id}/pause`);
    gate.letGo();
    await vi.waitFor(async () => expect((await find(job.id)).segments.done).toBe(1), patience);
    return job;
  }

  it('is told of the whole sound, as words, with phonemes where asked, and as subtitles', async () => {
    api.engine.behaviour = { words };
    const { id, segments } = await create();
    expect((await find(id)).result).toBeNull();
    await waitFor(id, 'completed');
    const { granularity, words: heard } = JobTimestamps.parse(await (await timesOf(id)).json());
    expect(granularity).toBe('word');
    expect(heard).toHaveLength(2 * segments.total);
    expect(heard.slice(0, 2)).toEqual([
      { text: 'ذهب', startMs: 0, endMs: 150 },
      { text: 'الولد', startMs: 150, endMs: 300 },
    ]);
    // The stub's bytes are no frames of which a pause could be made.
    expect(heard.map(({ startMs }) => startMs)).toEqual(
      Array.from({ length: segments.total }, (_, index) => [0, 150].map((ms) => index * segmentMs + ms)).flat(),
    );
    const withSounds = JobTimestamps.parse(await (await timesOf(id, '&phonemes=1')).json());
    expect(withSounds.words[3]?.phonemes).toEqual([{ ipa: 'b', startMs: segmentMs + 150, endMs: segmentMs + 300 }]);

    const srt = await timesOf(id, '&format=srt&download=1');
    expect(srt.headers.get('content-type')).toBe('application/x-subrip; charset=utf-8');
    expect(srt.headers.get('content-disposition')).toBe(`attachment; filename="rakhim-${id}.srt"`);
    const text = await srt.text();
    const numbers = [...text.matchAll(/^(\d+)$/gmu)].map(([number]) => Number(number));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(text.replace(/[\s\u2067\u2069\d:,>-]/gu, '')).toBe(sentence.repeat(80).replace(/\s/gu, ''));
    const vtt = await (await timesOf(id, '&format=vtt')).text();
    const times = [...vtt.matchAll(/^(\S+) --> (\S+)$/gmu)].flatMap(([, from = '', to = '']) => [from, to]);
    expect(times).toEqual(times.toSorted());
    expect(vtt.startsWith('WEBVTT\n\n00:00:00.000 --> ')).toBe(true);
  });

  it('is reckoned by sentences where an engine knew no words, be it in one segment', async () => {
    const job = await createSpokenInPart();
    api.engine.behaviour = { words };
    await call('POST', `/${job.id}/resume`);
    await waitFor(job.id, 'completed');
    const { granularity, words: heard } = JobTimestamps.parse(await (await timesOf(job.id)).json());
    expect(granularity).toBe('sentence');
    expect(heard[0]?.text).toBe(sentence.trim());
    expect(heard.at(-1)?.text).toBe('الولد');
  });

  it('is told to whoever has the link to it, which is not the one to the sound', async () => {
    const { id } = await create({ text: sentence });
    await waitFor(id, 'completed');
    const { url = '', timestampsUrl = '' } = (await find(id)).result ?? {};
    const { search } = new URL(url);
    const opened = new URL(timestampsUrl ?? '');
    expect((await fetch(opened)).status).toBe(200);
    opened.search = search;
    expect((await fetch(opened)).status).toBe(404);
    await call('DELETE', `/${id}`);
    expect((await fetch(timestampsUrl ?? '')).status).toBe(404);
    expect(await api.db('speech_job_times').where({ job_id: id })).toEqual([]);
  });

  it('is not told of a job that another version has spoken in part', async () => {
    const job = await createSpokenInPart();
    expect(await api.db('speech_job_times').where({ job_id: job.id }).delete()).toBe(1);
    await call('POST', `/${job.id}/resume`);
    await waitFor(job.id, 'completed');
    expect((await find(job.id)).result).toMatchObject({ timestampsUrl: null });
  });

  it('is changed by nobody who has lost the job', async () => {
    const { id } = await createSpokenInPart();
    const paused = { ...(await api.db('speech_jobs').where({ id }).first()) };
    const sound = { bytes: 10, durationMs: 10, startsMs: [1_234], keepUntil: new Date() };
    expect(await api.db.transaction((tx) => createRunsQueries(api.db).complete(tx, paused, sound))).toBeUndefined();
    expect(await api.db('speech_job_times').where({ job_id: id }).pluck('start_ms')).toEqual([null]);
  });

  it('is kept of no job that was canceled', async () => {
    const { id } = await createSpokenInPart();
    expect(await api.db('speech_job_times').where({ job_id: id })).toHaveLength(1);
    await call('POST', `/${id}/cancel`);
    expect(await api.db('speech_job_times').where({ job_id: id })).toEqual([]);
  });
});

describe('what a job can be made of', () => {
  const document = (name: string, content: string) => ({
    document: { name, content: Buffer.from(content).toString('base64') },
  });

  it('is a document', async () => {
    const job = await create(document('book.md', '# الفصل الأول\n\nصباح **الخير** يا ليلى.'));
    expect(job.title).toBe('book.md');
    await waitFor(job.id, 'completed');
    expect(api.engine.requests.map((request) => request.text).join()).toContain('صباح الخير يا ليلى.');
  });

  it.each([
    [document('book.xyz', 'نص'), 422, 'document_unreadable'],
    [document('book.docx', 'no archive'), 422, 'document_unreadable'],
    [{}, 400, 'validation_failed'],
    [{ text: 'نص', ...document('a.txt', 'نص') }, 400, 'validation_failed'],
    [{ text: '…' }, 400, 'text_empty'],
    [{ text: 'نص', voice: 'male1', dialect: 'gulf' }, 400, 'voice_dialect_mismatch'],
    [{ text: 'ا'.repeat(jobLimits.wavCharactersMax + 1), format: 'wav' }, 400, 'text_too_long'],
  ])('is nothing that cannot be spoken: %#', async (body, status, code) => {
    const response = await call('POST', '', body);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
  });

  it('is a text with markup, cut where sentences end', async () => {
    const slow = `<voice name="female1"><prosody rate="slow">${sentence.repeat(500)}</prosody></voice><break time="2s"/>`;
    const marked = `<speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis">${slow}${sentence}</speak>`;
    const job = await create({ text: marked, voice: 'male1' });
    expect(job.characters).toBeGreaterThan(20_000);
    expect(job.segments.total).toBeGreaterThan(20);
    await waitFor(job.id, 'completed');
    expect(await ledger()).toEqual([['charge', job.characters]]);
    const said = api.engine.requests.map((request) => request.text);
    expect(said).toHaveLength(job.segments.total);
    // A break is read as a comma.
    const bare = (text: string) => text.replace(/[\s،]/gu, '');
    expect(bare(said.join(''))).toBe(bare(sentence.repeat(501)));
  });

  it('is a million characters, and no more', async () => {
    layla = await buildSubscriber(api.context, { plan: 'enterprise' });
    const long = sentence.repeat(20_000).slice(0, jobLimits.textCharactersMax);
    expect(await read<JobQuote>(call('POST', '/quote', { text: long }))).toMatchObject({ characters: 1_000_000 });
    expect((await call('POST', '/quote', { text: `${long}اا` })).status).toBe(400);
    const elsewhere = await api.call('/api/v1/synthesize', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': layla.apiKey },
      body: JSON.stringify({ text: long }),
    });
    expect(elsewhere.status).toBe(413);
  });

  it('is seen by its owner alone, in pages', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      ids.unshift((await create({ text: 'صباح الخير' })).id);
    }
    const first = await read<Jobs>(call('GET', '?limit=2'));
    const second = await read<Jobs>(call('GET', `?limit=2&cursor=${first.nextCursor ?? ''}`));
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(second.nextCursor).toBeNull();
    await waitFor(ids[0] ?? '', 'completed');
    layla = await buildSubscriber(api.context);
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/cancel'],
      ['POST', '/pause'],
      ['POST', '/resume'],
      ['DELETE', ''],
    ] as const) {
      expect((await call(method, `/${ids[0]}${path}`)).status).toBe(404);
    }
  });

  it('leaves alone what other requests hold', async () => {
    const usage = createUsageQueries(api.db);
    const period = { accountId: randomUUID(), periodStart: new Date(), periodEnd: new Date(Date.now() + 60_000) };
    const request = { requestId: `beside ${period.accountId}`, characters: 10, leaseSeconds: 60 };
    await usage.reserve({ ...period, characterLimit: 100, concurrency: 1 }, request);
    const reservation = () => api.db('reservations').where({ request_id: request.requestId }).first();
    const before: unknown = await reservation();
    const job = await create();
    await waitFor(job.id, 'completed');
    expect(await reservation()).toEqual(before);
    await usage.refund(request.requestId);
  });

  it('cannot be held twice', async () => {
    const job = await create();
    await waitFor(job.id, 'completed');
    const jobHolds = createJobHolds();
    await api.db.transaction(async (tx) => {
      await jobHolds.release(tx, job.id);
      expect(await jobHolds.settle(tx, job.id, { voice: 'male1', client: 'test' })).toBe(false);
    });
    expect(await ledger()).toEqual([['charge', text.length]]);
  });
});
