import { routes } from '@rakhim/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createIncidentsQueries } from '#src/modules/status/incidents/incidents.queries.ts';
import { createStatusQueries } from '#src/modules/status/status.queries.ts';
import { createStatusService } from '#src/modules/status/status.service.ts';
import { createLogger } from '#src/observability/logger.ts';
import { type EndedCommand, runOperatorCommand } from '#src/testing/operator-command.ts';
import { type TestDatabase, createTestDatabase } from '#src/testing/test-database.ts';
import { readIncidentOrder } from './incident-order.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => database.db.raw('truncate service_incidents restart identity cascade'));
afterAll(() => database.drop());

const incident = (...parameters: readonly string[]): Promise<EndedCommand> =>
  runOperatorCommand('incident', parameters, { DATABASE_URL: database.url });

/** The incidents that a service tells of which has read nothing yet. */
async function readIncidents() {
  const service = createStatusService({
    queries: createStatusQueries(database.db),
    incidents: createIncidentsQueries(database.db),
    logger: createLogger('error'),
    now: () => new Date(),
  });
  return routes.getServiceHistory.response.parse(JSON.parse(await service.readHistory())).incidents;
}

const title = ['--title-en', 'Speech is slow', '--title-ar', 'النطق بطيء'];
const say = (en: string, ar: string) => ['--text-en', en, '--text-ar', ar];

describe('npm run incident', () => {
  it('tells of an incident and of what became of it, newest first', async () => {
    const since = new Date(Date.now() - 3_600_000).toISOString();
    const opened = await incident('open', ...title, ...say('We are looking.', 'نبحث في السبب.'), '--since', since);
    expect(opened).toMatchObject({ exitCode: 0, output: expect.stringContaining('Incident 1 ') });
    expect(await incident('update', '1', '--state', 'resolved', ...say('It is over.', 'انتهى العطل.'))).toMatchObject({
      exitCode: 0,
    });
    const [only, ...others] = await readIncidents();
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      id: 1,
      title: { en: 'Speech is slow', ar: 'النطق بطيء' },
      startedAt: since,
      resolvedAt: only?.updates[0]?.at,
      updates: [
        { state: 'resolved', text: { en: 'It is over.', ar: 'انتهى العطل.' } },
        { state: 'investigating', text: { en: 'We are looking.', ar: 'نبحث في السبب.' } },
      ],
    });
  });

  it('keeps what is not over on the page for as long as it lasts, and nothing else for longer than the history', async () => {
    const incidents = createIncidentsQueries(database.db);
    const text = { en: 'We are looking.', ar: 'نبحث في السبب.' };
    for (const days of [100, 101, 1]) {
      const startedAt = new Date(Date.now() - days * 86_400_000);
      await incidents.openIncident({ title: text, state: 'investigating', text, startedAt });
    }
    await incidents.updateIncident(2, { state: 'resolved', text });
    expect((await readIncidents()).map(({ id, resolvedAt }) => [id, resolvedAt])).toEqual([
      [3, null],
      [1, null],
    ]);
  });

  it('explains itself when it is not understood, and tells nobody of anything', async () => {
    expect(await incident('open', '--unknown')).toMatchObject({
      exitCode: 2,
      output: expect.stringContaining('Usage'),
    });
    expect(await readIncidents()).toEqual([]);
  });

  it.each([
    [['open', ...title, '--text-en', 'In one language only.']],
    [['open', ...title, ...say('a', 'ب'), '--since', 'yesterday']],
    [['update', '1', '--state', 'fine', ...say('a', 'ب')]],
    [['close', '1']],
    [['open', '--unknown']],
  ])('does not understand %j', (parameters) => {
    expect(readIncidentOrder(parameters)).toBeUndefined();
  });

  it('refuses to go on about an incident that there is not', async () => {
    expect(await incident('update', '7', '--state', 'resolved', ...say('a', 'ب'))).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('no incident 7'),
    });
  });
});
