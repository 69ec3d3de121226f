import { LexiconPreview } from '@rakhim/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSubscriber } from '#src/testing/factories.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';
import { type LexiconCalls, createLexiconCalls } from '#src/testing/lexicon-calls.ts';

const entry = { written: 'القاهرة', reading: 'القَاهُرَة', kind: 'name' } as const;
const text = 'سافرت إلى القاهرة، وبالقاهرة أقمت، ثم عدت.';

let api: TestApi<StubEngine>;
let samira: LexiconCalls;

beforeAll(async () => {
  api = await startTestApi();
  samira = createLexiconCalls(api, await buildSubscriber(api.context));
});
afterAll(() => api.close());

async function preview(body: Record<string, unknown>): Promise<LexiconPreview> {
  return LexiconPreview.parse(await samira.read('POST', '/api/v1/lexicon/preview', { entry, text, ...body }));
}

describe('what an entry would change', () => {
  it('is every word that it reads otherwise, before and after, and nothing is stored', async () => {
    const { places, matches, version } = await preview({});
    expect([matches, version]).toEqual([2, 0]);
    expect(places.map(({ original, after }) => [original, after.vowelled.includes('قَاهُرَة')])).toEqual([
      ['القاهرة', true],
      ['وبالقاهرة', true],
    ]);
    expect(places.every(({ start, end, original }) => Array.from(text).slice(start, end).join('') === original)).toBe(
      true,
    );
    expect(places.map(({ before }) => before.vowelled.includes('قَاهِر'))).toEqual([true, true]);
    expect(await samira.preview(text)).not.toContain('قَاهُرَة');
  });

  it('is nothing where the lexicon says the same, or the word does not occur', async () => {
    const { id } = await samira.add(entry);
    expect(await preview({})).toMatchObject({ places: [], matches: 2, version: 1 });
    expect(await preview({ entry: { ...entry, written: 'بغداد' } })).toMatchObject({ places: [], matches: 0 });
    const changed = await preview({ id, entry: { ...entry, reading: 'القَاهَرَة' } });
    expect(changed.places.map(({ before, after }) => [before.vowelled, after.vowelled].join())).toEqual([
      expect.stringMatching(/قَاهُرَة.*,.*قَاهَرَة/u),
      expect.stringMatching(/قَاهُرَة.*,.*قَاهَرَة/u),
    ]);
    const renamed = await preview({ id, entry: { written: 'عدت', reading: 'عُدْتُ', kind: 'word' } });
    expect(renamed.places.map(({ original }) => original)).toContain('القاهرة');
  });

  it('refuses what could not be an entry', async () => {
    const codeOf = (body: object) => samira.codeOf('POST', '/api/v1/lexicon/preview', body);
    expect(await codeOf({ entry: { ...entry, reading: 'cairo' }, text })).toEqual([400, 'validation_failed']);
    expect(await codeOf({ entry, text: ' ' })).toEqual([400, 'text_empty']);
    expect(await codeOf({ entry, text, id: '00000000-0000-4000-8000-000000000000' })).toEqual([404, 'not_found']);
  });
});
