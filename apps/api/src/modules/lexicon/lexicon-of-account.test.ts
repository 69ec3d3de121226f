import { randomUUID } from 'node:crypto';
import { routes } from '@rakhim/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSubscriber } from '#src/testing/factories.ts';
import { createLexiconCalls } from '#src/testing/lexicon-calls.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

let api: TestApi<StubEngine>;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('goes with its account: no entry, no version is left of either', async () => {
  const person = await buildSubscriber(api.context);
  const calls = createLexiconCalls(api, person);
  const { id } = await calls.add({ written: 'القاهرة', reading: 'القَاهِرَة' });
  await calls.call('DELETE', `/api/v1/lexicon/${id}`);
  const countOf = async (table: string) => {
    const rows = await api.db(table).where({ account_id: person.accountId }).select('account_id');
    return rows.length;
  };
  expect([await countOf('lexicon_entries'), await countOf('lexicon_versions')]).toEqual([1, 2]);
  await api.db('accounts').where({ id: person.accountId }).delete();
  expect(await Promise.all(['lexicons', 'lexicon_entries', 'lexicon_versions'].map(countOf))).toEqual([0, 0, 0]);
});

it('is part of what an account takes along, in the shape of the contract', async () => {
  const { lexicon } = api.context;
  const { accountId } = await buildSubscriber(api.context);
  expect(await lexicon.listAll(randomUUID())).toEqual({ version: 0, entries: [] });
  const entry = await lexicon.create(accountId, {
    written: 'عمان',
    reading: 'عَمَّان',
    readingType: 'vowelled',
    kind: 'name',
    part: null,
    dialect: null,
    priority: 0,
    note: null,
    examples: [],
  });
  const words = await lexicon.listAll(accountId);
  expect(words).toEqual({ version: 1, entries: [entry] });
  expect(routes.exportMe.response.shape.lexicon.parse(words)).toEqual(words);
});
