import { routes } from '@rakhim/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EndedCommand, runOperatorCommand } from '#src/testing/operator-command.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

let api: TestApi<StubEngine>;

beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const incident = (...parameters: readonly string[]): Promise<EndedCommand> =>
  runOperatorCommand('incident', parameters, { DATABASE_URL: api.databaseUrl });

async function readIncidents() {
  const response = await api.call('/api/v1/status/history');
  return routes.getServiceHistory.response.parse(await response.json()).incidents;
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
    for (const days of [100, 101, 1]) {
      const since = new Date(Date.now() - days * 86_400_000).toISOString();
      await incident('open', ...title, ...say('We are looking.', 'نبحث في السبب.'), '--since', since);
    }
    await incident('update', '2', '--state', 'resolved', ...say('It is over.', 'انتهى العطل.'));
    expect((await readIncidents()).map(({ id, resolvedAt }) => [id, resolvedAt])).toEqual([
      [3, null],
      [1, null],
    ]);
  });

  it.each([
    [['open', ...title, '--text-en', 'In one language only.']],
    [['open', ...title, ...say('a', 'ب'), '--since', 'yesterday']],
    [['update', '1', '--state', 'fine', ...say('a', 'ب')]],
    [['close', '1']],
    [['open', '--unknown']],
  ])('explains itself when called with %j', async (parameters) => {
    expect(await incident(...parameters)).toMatchObject({ exitCode: 2, output: expect.stringContaining('Usage') });
    expect(await readIncidents()).toEqual([]);
  });

  it('refuses to go on about an incident that there is not', async () => {
    expect(await incident('update', '7', '--state', 'resolved', ...say('a', 'ب'))).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('no incident 7'),
    });
  });
});
