import { Lexicon, LexiconChange, LexiconHistory } from '@rakhim/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import { inTransaction } from '#src/database/transaction.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';
import { type LexiconCalls, createLexiconCalls } from '#src/testing/lexicon-calls.ts';
import { forgetOldVersions } from './forget-old-versions.ts';

const cairo = { written: 'القاهرة', reading: 'القَاهُرَة', kind: 'name' } as const;
const amman = { written: 'عمان', reading: 'عَمَّان', kind: 'name' } as const;

let api: TestApi<StubEngine>;
let subscriber: TestSubscriber;
let samira: LexiconCalls;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  subscriber = await buildSubscriber(api.context);
  samira = createLexiconCalls(api, subscriber);
});
afterAll(() => api.close());

async function list(): Promise<Lexicon> {
  return Lexicon.parse(await samira.read('GET', '/api/v1/lexicon'));
}

describe('versions of a lexicon', () => {
  it('are made by every change, listed newest first, and show what they changed', async () => {
    const { id } = await samira.add(cairo);
    await samira.call('PATCH', `/api/v1/lexicon/${id}`, { reading: 'القَاهَرَة' });
    await samira.call('DELETE', `/api/v1/lexicon/${id}`);
    const history = LexiconHistory.parse(await samira.read('GET', '/api/v1/lexicon/history'));
    expect(
      history.versions.map(({ version, action, added, changed, removed, entryCount }) => [
        version,
        action,
        [added, changed, removed],
        entryCount,
      ]),
    ).toEqual([
      [3, 'delete', [0, 0, 1], 0],
      [2, 'update', [0, 1, 0], 1],
      [1, 'create', [1, 0, 0], 1],
    ]);
    const change = LexiconChange.parse(await samira.read('GET', '/api/v1/lexicon/history/2'));
    expect(change.entries.map(({ before, after }) => [before?.reading, after?.reading])).toEqual([
      ['القَاهُرَة', 'القَاهَرَة'],
    ]);
    const page = LexiconHistory.parse(await samira.read('GET', '/api/v1/lexicon/history?limit=2'));
    const rest = await samira.read('GET', `/api/v1/lexicon/history?limit=2&cursor=${page.nextCursor ?? ''}`);
    expect(LexiconHistory.parse(rest)).toMatchObject({ versions: [{ version: 1 }], nextCursor: null });
    expect(await samira.codeOf('GET', '/api/v1/lexicon/history/4')).toEqual([404, 'not_found']);
  });

  it('can be pinned by previews and by speech, and are read as they were', async () => {
    const { id } = await samira.add(cairo);
    await samira.call('PATCH', `/api/v1/lexicon/${id}`, { reading: 'القَاهَرَة' });
    const text = 'القاهرة جميلة';
    const read = async (lexicon?: string) => samira.preview(text, lexicon === undefined ? {} : { lexicon });
    expect(await read()).toContain('قَاهَرَة');
    expect(await read('default')).toContain('قَاهَرَة');
    expect(await read('default@1')).toContain('قَاهُرَة');
    expect(await read('default@2')).toContain('قَاهَرَة');
    expect(await read('default@0')).toBe(await read('none'));

    for (const [path, body] of [
      ['/api/v1/synthesize', { text, lexicon: 'default@1' }],
      ['/v1/audio/speech', { model: 'tts-1', voice: 'alloy', input: text, lexicon: 'default@1' }],
      ['/api/v1/synthesize/with-timestamps', { text, take: 2, lexicon: 'default@1' }],
    ] as const) {
      const response = await samira.call('POST', path, body);
      await response.arrayBuffer();
      expect([path, response.status, api.engine.requests.at(-1)?.text]).toEqual([path, 200, 'القَاهُرَة جميلة']);
    }
  });

  it.each(['default@3', 'default@99'])('refuse %s, which is not there', async (lexicon) => {
    await samira.add(cairo);
    const expected = [404, 'lexicon_version_unknown'];
    expect(await samira.codeOf('POST', '/api/v1/text/preview', { text: 'مرحبا', lexicon })).toEqual(expected);
    expect(await samira.codeOf('POST', '/api/v1/synthesize', { text: 'مرحبا', lexicon })).toEqual(expected);
  });

  it.each(['other@1', 'default@', 'default@-1', '', 'none@1'])('refuse “%s”, which names none', async (lexicon) => {
    const answer = await samira.codeOf('POST', '/api/v1/text/preview', { text: 'مرحبا', lexicon });
    expect(answer).toEqual([400, 'validation_failed']);
  });
});

describe('undoing', () => {
  it('takes back the last change, and the undoing, too', async () => {
    await samira.add(cairo);
    const { id } = await samira.add(amman);
    await samira.call('DELETE', `/api/v1/lexicon/${id}`);
    expect(await samira.undo()).toMatchObject({ version: 4, action: 'undo', added: 1, entryCount: 2 });
    expect((await list()).entries.map((entry) => entry.id)).toContain(id);
    expect(await samira.undo()).toMatchObject({ version: 5, removed: 1, entryCount: 1 });
    expect((await list()).entries.map(({ written }) => written)).toEqual([cairo.written]);
  });

  it('takes back an earlier change while nobody has changed its entries since', async () => {
    const { id } = await samira.add(cairo);
    await samira.call('PATCH', `/api/v1/lexicon/${id}`, { priority: 5 });
    await samira.add(amman);
    expect(await samira.undo(2)).toMatchObject({ version: 4, ofVersion: 2, changed: 1 });
    expect(await samira.read('GET', `/api/v1/lexicon/${id}`)).toMatchObject({ priority: 0 });
    const refused = await samira.codeOf('POST', '/api/v1/lexicon/undo', { version: 1 });
    expect(refused).toEqual([409, 'lexicon_changed_since']);
    expect(await samira.codeOf('POST', '/api/v1/lexicon/undo', { version: 9 })).toEqual([
      404,
      'lexicon_version_unknown',
    ]);
  });

  it('refuses what would make two entries for a word', async () => {
    const { id } = await samira.add(cairo);
    await samira.call('DELETE', `/api/v1/lexicon/${id}`);
    await samira.add(cairo);
    expect(await samira.codeOf('POST', '/api/v1/lexicon/undo', { version: 2 })).toEqual([409, 'lexicon_entry_exists']);
  });

  it('has nothing to undo in a new lexicon', async () => {
    expect(await samira.codeOf('POST', '/api/v1/lexicon/undo', {})).toEqual([404, 'lexicon_version_unknown']);
  });
});

describe('going back', () => {
  it('brings back all entries of a version, as a new one', async () => {
    const { id } = await samira.add(cairo);
    await samira.add(amman);
    await samira.call('PATCH', `/api/v1/lexicon/${id}`, { reading: 'القَاهَرَة' });
    await samira.call('DELETE', `/api/v1/lexicon/${id}`);
    expect(await samira.read('POST', '/api/v1/lexicon/restore', { version: 1 })).toMatchObject({
      version: 5,
      action: 'restore',
      ofVersion: 1,
      added: 1,
      removed: 1,
    });
    expect((await list()).entries.map(({ written, reading }) => [written, reading])).toEqual([
      [cairo.written, cairo.reading],
    ]);
    expect(await samira.read('POST', '/api/v1/lexicon/restore', { version: 0 })).toMatchObject({ entryCount: 0 });
    expect((await list()).entryCount).toBe(0);
  });
});

describe('the past of a lexicon', () => {
  it('is forgotten from its beginning when it is too much, and what is left is as it was', async () => {
    const { id } = await samira.add(cairo);
    for (const reading of ['القَاهَرَة', 'القَاهِرَة', 'القُاهِرَة']) {
      await samira.call('PATCH', `/api/v1/lexicon/${id}`, { reading });
    }
    await inTransaction(api.db, (tx) => forgetOldVersions(tx, subscriber.accountId, 1));
    const history = LexiconHistory.parse(await samira.read('GET', '/api/v1/lexicon/history'));
    expect(history).toMatchObject({ oldestVersion: 3, versions: [{ version: 4 }] });
    const pinned = (lexicon: string) => samira.preview('القاهرة جميلة', { lexicon });
    expect(await pinned('default@3')).toContain('قَاهِرَة');
    expect(await pinned('default@4')).toContain('قُاهِرَة');
    const forgotten = [404, 'lexicon_version_unknown'];
    for (const lexicon of ['default@1', 'default@2']) {
      expect(await samira.codeOf('POST', '/api/v1/text/preview', { text: 'مرحبا', lexicon })).toEqual(forgotten);
    }
    expect(await samira.codeOf('POST', '/api/v1/lexicon/restore', { version: 2 })).toEqual(forgotten);
    expect((await samira.codeOf('POST', '/api/v1/lexicon/undo', { version: 2 }))[0]).toBe(404);
    expect(await samira.undo()).toMatchObject({ version: 5, action: 'undo' });
    expect(await pinned('default')).toContain('قَاهِرَة');
    await api.assertAtRest();
  });

  it('is kept while there is room for it', async () => {
    const { id } = await samira.add(cairo);
    await samira.call('DELETE', `/api/v1/lexicon/${id}`);
    await inTransaction(api.db, (tx) => forgetOldVersions(tx, subscriber.accountId, 1));
    expect(LexiconHistory.parse(await samira.read('GET', '/api/v1/lexicon/history'))).toMatchObject({
      oldestVersion: 0,
      versions: [{ version: 2 }, { version: 1 }],
    });
  });
});
