import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErrorBody, NeuralVoice, NeuralVoices, VoiceTask } from '@rakhim/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openVoiceShelf } from '#src/providers/speech/voice-table/open-voices.ts';
import { type FileServer, startFileServer } from '#src/testing/file-server.ts';
import { type InboxUser, signInUser } from '#src/testing/inbox-people.ts';
import { arabicTokens, writeToneModel } from '#src/testing/onnx-model.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { makeTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';
import { makeCatalogue, makeVoiceEntry, makeVoiceFile } from '#src/testing/voice-catalogue.ts';

const graph = writeToneModel();
const tokens = Buffer.from(arabicTokens);
const large = randomBytes(2_000_000);

let server: FileServer;
let folder: string;
let api: TestApi<StubEngine>;
let admin: InboxUser;

beforeAll(async () => {
  server = await startFileServer();
  folder = await makeTemporaryFolder();
  const good = [
    makeVoiceFile(server.put('/good/model.onnx', graph), graph),
    makeVoiceFile(server.put('/good/tokens.txt', tokens), tokens, { path: 'tokens.txt' }),
  ];
  const voices = [
    makeVoiceEntry({ id: 'good-voice', recommended: true, files: good }),
    makeVoiceEntry({ id: 'closed-voice', commercialUse: 'no', files: good }),
    makeVoiceEntry({
      id: 'slow-voice',
      files: [makeVoiceFile(server.put('/slow/model.onnx', large, { kind: 'slow', pauseMs: 1_500 }), large)],
    }),
    makeVoiceEntry({
      id: 'wrong-voice',
      files: [makeVoiceFile(server.put('/wrong/model.onnx', large), graph, { bytes: large.length })],
    }),
  ];
  await writeFile(join(folder, 'catalogue.json'), JSON.stringify(makeCatalogue(voices, [server.host])));
  const shelf = await openVoiceShelf({
    folder: join(folder, 'voices'),
    catalogue: join(folder, 'catalogue.json'),
    memoryMbMax: 1_000,
    isSelling: true,
    accounts: { azure: { key: 'az', region: 'westeurope' } },
  });
  api = await startTestApi({}, { voices: shelf });
  admin = await signInUser(api);
});
afterEach(() => api.assertAtRest());
afterAll(async () => {
  await api.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

async function call(path: string, method = 'GET', body?: unknown, who = admin): Promise<Answer> {
  const response = await api.call(`/api/v1/admin/voices${path}`, {
    method,
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

async function list(): Promise<NeuralVoices> {
  return (await call('')).body as NeuralVoices;
}

async function find(id: string): Promise<NeuralVoice> {
  const voice = (await list()).voices.find((row) => row.id === id);
  if (!voice) {
    throw new Error(`There is no ${id}.`);
  }
  return voice;
}

async function add(id: string): Promise<Answer> {
  return call(`/${id}/add`, 'POST', { licenceSha256: (await find(id)).licence.sha256 });
}

async function untilEnded(): Promise<VoiceTask | null> {
  await expect.poll(async () => (await list()).task?.state, { timeout: 60_000, interval: 100 }).not.toBe('running');
  return (await list()).task;
}

describe('neural voices in the browser', () => {
  it('are for administrators', async () => {
    const member = await signInUser(api, 'member');
    for (const [path, method, body] of [
      ['', 'GET'],
      ['/good-voice/add', 'POST', { licenceSha256: '0'.repeat(64) }],
      ['/good-voice/verify', 'POST'],
      ['/good-voice', 'DELETE'],
      ['/table', 'PUT', { version: '0'.repeat(16), speakers: {} }],
    ] as const) {
      expect(await call(path, method, body, member)).toMatchObject({ status: 403, body: { code: 'admin_required' } });
    }
    expect((await api.call('/api/v1/admin/voices')).status).toBe(401);
  });

  it('are listed with licence, size and what forbids them', async () => {
    const voices = await list();
    expect(voices).toMatchObject({ isSelling: true, clouds: ['azure'], task: null, table: { speakers: {} } });
    expect(await find('good-voice')).toMatchObject({ isRecommended: true, isRefused: false, installed: null });
    expect(await find('closed-voice')).toMatchObject({ isRefused: true });
  });

  it('are added when the very licence was agreed to, with a record of who, when and what', async () => {
    const { licence } = await find('good-voice');
    expect(await call('/good-voice/add', 'POST', { licenceSha256: '0'.repeat(64) })).toMatchObject({
      status: 409,
      body: { code: 'voice_licence_changed' },
    });
    expect(await call('/no-voice/add', 'POST', { licenceSha256: licence.sha256 })).toMatchObject({ status: 404 });
    expect(server.requests).toEqual([]);

    expect(await add('good-voice')).toMatchObject({ status: 202, body: { kind: 'add', state: 'running' } });
    expect(await untilEnded()).toMatchObject({ state: 'done', problem: null });
    const { installed } = await find('good-voice');
    expect(installed).toMatchObject({
      acceptedBy: admin.email,
      licenceSha256: licence.sha256,
      figures: { memoryMb: expect.any(Number) },
    });
    expect((await list()).table.speakers).toEqual({ male1: { engine: 'neural', model: 'good-voice', speaker: 0 } });
    const events = await api.db('audit_events').where({ action: 'voice.licence_accepted' });
    expect(events).toMatchObject([{ account_id: admin.id, details: { voice: 'good-voice', sha256: licence.sha256 } }]);
  });

  it('are refused where their licence forbids what is done here', async () => {
    const before = server.requests.length;
    expect(await add('closed-voice')).toMatchObject({ status: 403, body: { code: 'voice_commercial_use_refused' } });
    expect(server.requests.length).toBe(before);
  });

  it('are verified, and say what is wrong', async () => {
    expect(await call('/good-voice/verify', 'POST')).toMatchObject({ status: 202 });
    expect(await untilEnded()).toMatchObject({ kind: 'verify', state: 'done' });
    await writeFile(join(folder, 'voices', 'good-voice', 'tokens.txt'), 'changed');
    await call('/good-voice/verify', 'POST');
    expect(await untilEnded()).toMatchObject({ state: 'failed', problem: expect.stringContaining('tokens.txt') });
    expect(await call('/slow-voice/verify', 'POST')).toMatchObject({ status: 404 });
  });

  it('say why a download was refused, and install nothing of it', async () => {
    await add('wrong-voice');
    expect(await untilEnded()).toMatchObject({ state: 'failed', problem: expect.stringContaining('checksum differs') });
    expect((await find('wrong-voice')).installed).toBeNull();
    const arabic = await api.call('/api/v1/admin/voices', {
      headers: { authorization: `Bearer ${admin.token}`, 'accept-language': 'ar' },
    });
    expect(((await arabic.json()) as NeuralVoices).task?.problem).toMatch(/[\u0600-\u06ff]/u);
  });

  it('are worked on one at a time, also by several processes, and can be stopped', async () => {
    const other = await startTestApi({}, { beside: api });
    try {
      const started = await add('slow-voice');
      expect(started).toMatchObject({ status: 202 });
      expect(await add('good-voice')).toMatchObject({ status: 409, body: { code: 'voice_task_running' } });
      await expect.poll(async () => (await list()).task?.bytes, { timeout: 20_000 }).toBeGreaterThan(0);
      // Another process is asked to stop what this one does.
      const { id } = started.body as VoiceTask;
      const stopped = await other.call(`/api/v1/admin/voices/tasks/${id}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${admin.token}` },
      });
      expect(stopped.status).toBe(204);
      expect(await untilEnded()).toMatchObject({ state: 'cancelled' });
      expect(await call(`/tasks/${id}`, 'DELETE')).toMatchObject({ status: 404 });
    } finally {
      await other.close();
    }
  });

  it('go on where they were after a process that died, whose work is taken for abandoned', async () => {
    await api.db('voice_tasks').insert({
      kind: 'add',
      voice: 'slow-voice',
      alive_at: api.db.raw(`now() - interval '1 minute'`),
    });
    expect((await list()).task).toMatchObject({ state: 'failed', problem: expect.stringContaining('stopped') });
    server.put('/slow/model.onnx', large);
    await add('slow-voice');
    // What was downloaded is no model, which only shows when it is complete.
    expect(await untilEnded()).toMatchObject({ state: 'failed', problem: expect.stringContaining('cannot be spoken') });
    expect(server.requests.findLast(({ path }) => path === '/slow/model.onnx')?.range).toMatch(/^bytes=[1-9]/u);
    expect((await find('slow-voice')).trouble).toMatchObject({ count: 1 });
  });
});

describe('the table of who speaks', () => {
  async function put(speakers: unknown, version?: string): Promise<Answer> {
    return call('/table', 'PUT', { version: version ?? (await list()).table.version, speakers });
  }

  it('is changed by whoever has seen it as it is, and by nobody else', async () => {
    const { version } = (await list()).table;
    const speakers = { female1: { engine: 'neural', model: 'good-voice', speaker: 0 }, egyptian: { engine: 'azure' } };
    expect(await put(speakers)).toMatchObject({ status: 200, body: { speakers, problem: null } });
    const late = await put({}, version);
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'voice_table_changed', details: { table: { speakers } } },
    });
    expect(JSON.parse(await readFile(join(folder, 'voices', 'voices.json'), 'utf8'))).toEqual(speakers);
  });

  it('takes one of two changes that were made at once', async () => {
    const { version } = (await list()).table;
    const both = await Promise.all([
      put({ male1: { engine: 'embedded' } }, version),
      put({ male2: { engine: 'embedded' } }, version),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it.each([
    ['a model that is in no list', { male1: { engine: 'neural', model: 'magic', speaker: 0 } }, 'voice_table_invalid'],
    [
      'a speaker that it has not',
      { male1: { engine: 'neural', model: 'good-voice', speaker: 7 } },
      'voice_table_invalid',
    ],
    ['a cloud without an account', { male1: { engine: 'openai' } }, 'voice_table_invalid'],
    ['an engine that there is not', { male1: { engine: 'magic' } }, 'validation_failed'],
    ['a voice that there is not', { male99: { engine: 'embedded' } }, 'validation_failed'],
  ])('refuses %s, and says where', async (_case, speakers, code) => {
    const { status, body } = await put(speakers);
    expect(status).toBe(400);
    expect(body as ErrorBody).toMatchObject({ code, param: expect.stringContaining('male') });
  });

  it('says why a file that somebody else wrote cannot be read, and is right again when it is saved', async () => {
    await writeFile(join(folder, 'voices', 'voices.json'), '{ "male1": ');
    expect((await list()).table.problem).toContain('JSON');
    expect(await put({})).toMatchObject({ status: 200, body: { speakers: {}, problem: null } });
  });

  it('lets go of a voice that is removed', async () => {
    await put({ female1: { engine: 'neural', model: 'good-voice', speaker: 0 } });
    expect(await call('/good-voice', 'DELETE')).toMatchObject({ status: 204 });
    expect((await list()).table.speakers).toEqual({});
    expect((await find('good-voice')).installed).toBeNull();
    expect(await call('/good-voice', 'DELETE')).toMatchObject({ status: 404 });
  });
});
