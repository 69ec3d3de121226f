import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMetrics } from '#src/observability/metrics.ts';
import { createStubEngine } from '#src/testing/stub-engine.ts';
import { type TestDatabase, createTestDatabase } from '#src/testing/test-database.ts';
import { createHealthService } from './health.service.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('a process is ready between the end of its start and the word to stop', async () => {
  const health = createHealthService({
    db: database.db,
    engine: createStubEngine(),
    metrics: createMetrics(),
    now: () => new Date(),
  });
  const accepting = async () => (await health.checkReadiness()).checks['accepting'];
  const seen = [await accepting()];
  health.startAccepting();
  seen.push(await accepting());
  health.startDraining();
  seen.push(await accepting());
  expect(seen).toEqual(['failed', 'ok', 'failed']);
});
