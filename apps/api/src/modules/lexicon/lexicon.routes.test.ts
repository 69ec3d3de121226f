import { Lexicon, LexiconEntry, TextPreview } from '@rakhim/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

const origin = 'https://app.example';
const cairo = { written: 'القاهرة', reading: 'القَاهُرَة', kind: 'name' };
const text = 'سافرت إلى القاهرة، وبالقاهرة أقمت.';

let api: TestApi<StubEngine>;
let samira: TestSubscriber;
let omar: TestSubscriber;

beforeAll(async () => {
  api = await startTestApi({ RAKHIM_CORS_ORIGINS: origin });
  [samira, omar] = await Promise.all([buildSubscriber(api.context), buildSubscriber(api.context)]);
});
afterEach(async () => {
  await expect.poll(() => api.engine.running).toBe(0);
  await api.assertAtRest();
  await api.db('lexicon_entries').delete();
});
afterAll(() => api.close());

function call(method: string, path: string, body?: unknown, person = samira): Promise<Response> {
  return api.call(path, {
    method,
    headers: { 'x-api-key': person.apiKey, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function add(entry: Record<string, unknown> = cairo, person = samira): Promise<LexiconEntry> {
  const response = await call('POST', '/api/v1/lexicon', entry, person);
  expect(response.status, await response.clone().text()).toBe(201);
  return LexiconEntry.parse(await response.json());
}

async function list(query = '', person = samira): Promise<Lexicon> {
  const response = await call('GET', `/api/v1/lexicon${query}`, undefined, person);
  expect(response.status).toBe(200);
  return Lexicon.parse(await response.json());
}

async function preview(change: Record<string, unknown> = {}, person = samira): Promise<string> {
  const response = await call('POST', '/api/v1/text/preview', { text, ...change }, person);
  expect(response.status).toBe(200);
  return TextPreview.parse(await response.json()).vowelled;
}

async function codeOf(response: Response): Promise<[number, string, string | undefined]> {
  const { code, param } = (await response.json()) as { code: string; param?: string };
  return [response.status, code, param];
}

describe('a lexicon', () => {
  it('takes entries, and shows, changes and deletes them', async () => {
    const entry = await add({ ...cairo, note: 'as they say it here' });
    expect(entry).toMatchObject({ ...cairo, note: 'as they say it here', part: null, dialect: null, priority: 0 });
    expect(await (await call('GET', `/api/v1/lexicon/${entry.id}`)).json()).toEqual(entry);

    const changed = await call('PATCH', `/api/v1/lexicon/${entry.id}`, { priority: 5, dialect: 'egyptian' });
    expect(await changed.json()).toMatchObject({ ...cairo, priority: 5, dialect: 'egyptian' });

    expect((await call('DELETE', `/api/v1/lexicon/${entry.id}`)).status).toBe(204);
    expect((await call('GET', `/api/v1/lexicon/${entry.id}`)).status).toBe(404);
    expect((await call('DELETE', `/api/v1/lexicon/${entry.id}`)).status).toBe(404);
  });

  it('lists its entries page by page in the order of what is written, with its version', async () => {
    const before = await list();
    for (const written of ['دمشق', 'بغداد', 'تونس']) {
      await add({ written, reading: written });
    }
    const first = await list('?limit=2');
    const second = await list(`?limit=2&cursor=${first.nextCursor ?? ''}`);
    expect([...first.entries, ...second.entries].map(({ written }) => written)).toEqual(['بغداد', 'تونس', 'دمشق']);
    expect(second.nextCursor).toBeNull();
    expect(second.version).toBe(before.version + 3);
    expect((await list(`?search=${encodeURIComponent('تونس')}`)).entries).toHaveLength(1);
  });

  it.each([
    ['a part of the word', 'قاهر'],
    ['vowels that were typed', 'القَاهِرَة'],
    ['another letter at the end', 'القاهره'],
    ['another alif', 'إلقاهرة'],
    ['the note', 'CAPITAL of'],
    ['a sign that means something else to the database', '100%'],
  ])('finds an entry by %s', async (_name, wanted) => {
    await add({ ...cairo, note: 'the capital of Egypt, 100% sure' });
    await add({ written: 'دمشق', reading: 'دِمَشق', note: '100 gates' });
    const { entries } = await list(`?search=${encodeURIComponent(wanted)}`);
    expect(entries.map(({ written }) => written)).toEqual([cairo.written]);
  });

  it.each([
    ['signs', { written: 'ب@5' }, 'written'],
    ['phonemes that no voice has', { reading: 'ǃχa', readingType: 'phonemes' }, 'reading'],
    ['a way to say that is none', { reading: 'backwards', readingType: 'say-as' }, 'reading'],
    ['letters as digits', { reading: 'digits', readingType: 'say-as' }, 'written'],
    ['two words that are no phrase', { written: 'مدينة القاهرة' }, 'written'],
    ['a reading in Latin letters', { reading: 'cairo' }, 'reading'],
    ['a reading as long as a book', { written: 'لي', reading: 'كتاب '.repeat(20).trim() }, 'reading'],
  ])('refuses %s', async (_name, change, param) => {
    const response = await call('POST', '/api/v1/lexicon', { ...cairo, ...change });
    expect(await codeOf(response)).toEqual([400, 'validation_failed', param]);
  });

  it('refuses a second entry for the same word', async () => {
    await add();
    const again = await call('POST', '/api/v1/lexicon', { ...cairo, reading: 'القَاهِرَة' });
    expect(await codeOf(again)).toEqual([409, 'lexicon_entry_exists', 'written']);
    await add({ ...cairo, dialect: 'egyptian' });
  });

  it('is one account’s own', async () => {
    const entry = await add();
    expect((await call('GET', `/api/v1/lexicon/${entry.id}`, undefined, omar)).status).toBe(404);
    expect((await call('PATCH', `/api/v1/lexicon/${entry.id}`, { priority: 1 }, omar)).status).toBe(404);
    expect((await call('DELETE', `/api/v1/lexicon/${entry.id}`, undefined, omar)).status).toBe(404);
    expect((await list('', omar)).entries).toEqual([]);
    expect(await preview({}, omar)).not.toContain('قَاهُرَة');
  });

  it('counts right when many change it at once', async () => {
    const { version, entryCount } = await list();
    const letters = [...'ابتثجحخدذر'];
    const entries = await Promise.all(
      letters.map((letter) => add({ written: `مكان${letter}`, reading: `مَكَان${letter}` })),
    );
    await Promise.all(entries.slice(0, 4).map(({ id }) => call('DELETE', `/api/v1/lexicon/${id}`)));
    expect(await list()).toMatchObject({ version: version + 14, entryCount: entryCount + 6 });
  });

  it('is kept from tokens of web pages', async () => {
    const created = await call('POST', '/api/v1/client-tokens', { origin, characters: 100 });
    const { token } = (await created.json()) as { token: string };
    const response = await api.call('/api/v1/lexicon', { headers: { authorization: `Bearer ${token}`, origin } });
    expect(response.status).toBe(403);
  });
});

describe('a text is read with the lexicon', () => {
  it('in a preview, with what is written in front of the word, from the moment of the change', async () => {
    expect(await preview()).not.toContain('قَاهُرَة');
    const { id } = await add();
    expect((await preview()).match(/قَاهُرَة/gu)).toHaveLength(2);
    await call('PATCH', `/api/v1/lexicon/${id}`, { reading: 'القَاهَرَة' });
    expect((await preview()).match(/قَاهَرَة/gu)).toHaveLength(2);
    await call('DELETE', `/api/v1/lexicon/${id}`);
    expect(await preview()).not.toContain('قَاهَرَة');
  });

  it('unless the request asks for none, or brings a reading of its own', async () => {
    await add();
    expect(await preview({ lexicon: 'none' })).not.toContain('قَاهُرَة');
    const own = await preview({ readings: [{ start: 10, end: 17, vowelled: 'القَاهِرَة' }] });
    expect(own.match(/قَاهُرَة/gu)).toHaveLength(1);
  });

  it.each([
    ['/api/v1/synthesize', { text }],
    ['/v1/audio/speech', { model: 'tts-1', voice: 'alloy', input: text }],
    ['/api/v1/synthesize/with-timestamps', { text }],
  ])('and spoken with it at %s', async (path, body) => {
    await add();
    const response = await call('POST', path, body);
    expect(response.status, await response.clone().text()).toBe(200);
    await response.arrayBuffer();
    expect(api.engine.requests.at(-1)?.text).toContain('القَاهُرَة، وبالقَاهُرَة');
  });

  it('and charged for what was sent', async () => {
    await add();
    const response = await call('POST', '/api/v1/synthesize', { text });
    expect(((await response.json()) as { characters: number }).characters).toBe(Array.from(text).length);
  });
});
