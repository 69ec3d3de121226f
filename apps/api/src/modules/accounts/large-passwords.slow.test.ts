import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { spawnProgram } from '#src/testing/api-process.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

let api: TestApi<StubEngine>;

beforeAll(async () => {
  api = await startTestApi({ RAKHIM_TRUSTED_PROXIES: '1' });
});
afterAll(() => api.close());

it('fifty callers who send four megabytes each as a password cost the service less memory than they send', async () => {
  const [callers, bytes] = [50, 4 * 1024 * 1024];
  const before = process.memoryUsage().rss;
  const generator = spawnProgram(
    'testing/load-generator.ts',
    [`${api.url}/auth/v1/token?grant_type=password`, String(callers), String(bytes)],
    {},
  );
  const statuses = JSON.parse(await text(generator.stdout)) as number[];
  expect(statuses).toHaveLength(callers);
  // A connection that is cut because it goes on sending, or sends for too long, is as good an answer as a refusal.
  expect(statuses.filter((status) => ![413, 408, 0].includes(status))).toEqual([]);
  expect(process.memoryUsage().rss - before).toBeLessThan(callers * bytes);
});
