import { LexiconImport } from '@rakhim/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSubscriber } from '#src/testing/factories.ts';
import { type LexiconCalls, createLexiconCalls } from '#src/testing/lexicon-calls.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

const letters = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';

let api: TestApi<StubEngine>;
let samira: LexiconCalls;

beforeAll(async () => {
  api = await startTestApi();
  samira = createLexiconCalls(api, await buildSubscriber(api.context));
});
afterAll(() => api.close());

function wordOf(index: number): string {
  return Array.from({ length: 5 }, (_value, place) => letters[Math.floor(index / 28 ** place) % 28] ?? '').join('');
}

function vowelled(word: string): string {
  return Array.from(word, (letter) => `${letter}َ`).join('');
}

it('a lexicon of 50,000 entries is imported, read with, full, and undone', async () => {
  const rows = Array.from({ length: 50_000 }, (_value, index) => `${wordOf(index)},${vowelled(wordOf(index))}`);
  const file = { format: 'csv', content: `written,reading\n${rows.join('\n')}\n` };
  const made = LexiconImport.parse(await samira.read('POST', '/api/v1/lexicon/import', file));
  expect(made).toMatchObject({ added: 50_000, refused: 0, version: 1 });
  expect(await samira.preview(`${wordOf(49_999)} هنا`)).toContain(vowelled(wordOf(49_999)).slice(0, -1));
  const full = await samira.codeOf('POST', '/api/v1/lexicon', { written: 'مصر', reading: 'مَصْر' });
  expect(full).toEqual([409, 'lexicon_full']);
  expect(await samira.undo()).toMatchObject({ removed: 50_000, entryCount: 0 });
});
