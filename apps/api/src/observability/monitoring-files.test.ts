import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProgram } from '#src/testing/find-program.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

const folder = fileURLToPath(new URL('../../../../deploy/monitoring/', import.meta.url));
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const promtool = findProgram('promtool');
const alerts = readFileSync(`${folder}alerts.yaml`, 'utf8');

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets?: readonly { readonly expr: string }[] }[];
}

let api: TestApi<never>;
let names: ReadonlySet<string>;

beforeAll(async () => {
  api = (await startTestApi()) as unknown as TestApi<never>;
  const { text } = await api.context.metrics.render();
  names = new Set(
    [...text.matchAll(/^# TYPE (?<name>\S+) (?<type>\S+)$/gm)].flatMap(({ groups: { name = '', type = '' } = {} }) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
});
afterAll(() => api.close());

/** Names of metrics in a query: what is no function, label or word of the language. */
function namesIn(query: string): string[] {
  return [...query.matchAll(/\b(?:rakhim|nodejs|process)_\w+\b(?![:(])/g)].map(([name]) => name);
}

describe('what Prometheus and Grafana are given', () => {
  it('asks the dashboard’s questions of metrics that there are', () => {
    const dashboard = JSON.parse(readFileSync(`${folder}dashboard.json`, 'utf8')) as Dashboard;
    const asked = dashboard.panels.flatMap(({ title, targets = [] }) =>
      targets.flatMap(({ expr }) => namesIn(expr).map((name) => ({ title, name }))),
    );
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter(({ name }) => !names.has(name))).toEqual([]);
  });

  it('asks the alerts’ questions of metrics that there are', () => {
    const expressions = [...alerts.matchAll(/expr: (?<expr>(?:>-\n(?: {10}.*\n)+)|.*)/g)].map(([text]) => text);
    const asked = expressions.flatMap(namesIn);
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((name) => !names.has(name))).toEqual([]);
  });

  it('has a runbook for every alert', () => {
    const runbooks = new Set(
      [...alerts.matchAll(/runbook: (?<path>\S+)/g)].map(({ groups }) => groups?.['path'] ?? ''),
    );
    expect(alerts.match(/- alert:/g)).toHaveLength(alerts.match(/runbook:/g)?.length ?? 0);
    for (const path of runbooks) {
      expect(readFileSync(root + path, 'utf8')).toMatch(/^# /);
    }
  });

  it.skipIf(!promtool)('alerts when it should and only then (needs promtool)', { timeout: 300_000 }, () => {
    const said = execFileSync(promtool ?? '', ['test', 'rules', 'alerts.test.yaml'], { cwd: folder, encoding: 'utf8' });
    expect(said).toContain('SUCCESS');
  });
});
