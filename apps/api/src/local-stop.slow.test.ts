import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApiProcess } from '#src/testing/api-process.ts';
import { createTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { type TestDatabase, createTestDatabase } from '#src/testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Longer than a person at a terminal is kept waiting. */
const pauseMs = 5_000;

it('a supervisor that stops a local run leaves a stream that is being read to its end', async () => {
  const folder = await createTemporaryFolder();
  const api = await startApiProcess({ DATABASE_URL: database.url, RAKHIM_DATA_DIR: folder });
  const answer = await api.call('/api/v1/synthesize', {
    method: 'POST',
    headers: {
      'x-api-key': await readFile(join(folder, 'demo-api-key'), 'utf8'),
      'content-type': 'application/json',
      accept: 'audio/wav',
    },
    // More than fits between the two, so that it goes on as it is read.
    body: JSON.stringify({ text: 'هذه جملة طويلة تُقرأ مرة بعد مرة. '.repeat(140) }),
  });
  expect(answer.status).toBe(200);
  const reader = answer.body!.getReader();
  await reader.read();
  const stopped = api.stop();
  await sleep(pauseMs);
  let bytes = 0;
  for (let block = await reader.read(); !block.done; block = await reader.read()) {
    bytes += block.value.length;
  }
  expect(bytes).toBeGreaterThan(1_000_000);
  await stopped;
});
