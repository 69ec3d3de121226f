import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { validate } from 'dockerfile-utils';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { renderChart } from './lib/render-chart.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const kinds = { Deployment, HorizontalPodAutoscaler, Ingress, Job, NetworkPolicy, PodDisruptionBudget, Service };
const chart = join(root, 'deploy/helm/rakhim');
const values = parse(readFileSync(join(chart, 'values.yaml'), 'utf8')) as Record<string, unknown>;
const documentedVariables = new Set(
  readFileSync(join(root, '.env.example'), 'utf8')
    .matchAll(/^(?<name>[A-Z_]+)=/gm)
    .map(([, name]) => name),
);

interface Container {
  readonly env: readonly { readonly name: string }[];
  readonly securityContext: object;
}
interface Manifest {
  readonly kind: keyof typeof kinds;
  readonly spec: { readonly template?: { readonly spec: { readonly containers: readonly Container[] } } };
}

function renderAll(changed: Record<string, unknown> = {}): Manifest[] {
  return readdirSync(join(chart, 'templates')).flatMap((name) => {
    const text = renderChart(readFileSync(join(chart, 'templates', name), 'utf8'), { ...values, ...changed });
    return text.trim() === '' ? [] : [parse(text) as Manifest];
  });
}

describe('the chart', () => {
  it('renders to what Kubernetes knows', () => {
    const manifests = renderAll();
    expect(manifests.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(kinds).toSorted());
    for (const manifest of manifests) {
      new kinds[manifest.kind](manifest as never).validate();
    }
  });

  it('renders without ingress, network policy and queue depth, too', () => {
    const autoscaling = { ...(values['autoscaling'] as object), onQueueDepth: false };
    const manifests = renderAll({ autoscaling, ingress: { enabled: false }, networkPolicy: { enabled: false } });
    expect(manifests).toHaveLength(5);
    expect(JSON.stringify(manifests)).not.toContain('rakhim_speech_queue_depth');
  });

  it('runs nothing as root, writes to nothing that it was not given, and sets only variables that there are', () => {
    const containers = renderAll().flatMap(({ spec }) => spec.template?.spec.containers ?? []);
    expect(containers).toHaveLength(2);
    for (const { env, securityContext } of containers) {
      expect(securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
      expect(env.filter(({ name }) => !documentedVariables.has(name))).toEqual([]);
    }
  });
});

describe('the compose file', () => {
  const { services, volumes } = parse(readFileSync(join(root, 'deploy/compose/compose.yaml'), 'utf8')) as {
    services: Record<string, { environment?: Record<string, string>; depends_on?: object; volumes?: string[] }>;
    volumes: object;
  };

  it('sets only variables that there are, and names only what is there', () => {
    const set = Object.keys(services['api']?.environment ?? {}).filter((name) => name !== 'NODE_EXTRA_CA_CERTS');
    expect(set.filter((name) => !documentedVariables.has(name))).toEqual([]);
    for (const { depends_on: needed = {}, volumes: mounts = [] } of Object.values(services)) {
      expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(needed)));
      const named = mounts.map((mount) => mount.split(':')[0] ?? '').filter((name) => !name.startsWith('.'));
      expect(Object.keys(volumes)).toEqual(expect.arrayContaining(named));
    }
  });
});

describe('the Dockerfile', () => {
  const text = readFileSync(join(root, 'deploy/docker/Dockerfile'), 'utf8');

  it('has no fault that a linter knows', () => {
    expect(validate(text).map(({ message, range }) => [range.start.line + 1, message])).toEqual([]);
  });

  it('ends in stages that do not run as root', () => {
    expect(text.match(/^USER .*$/gm)).toEqual(['USER 10001:10001']);
    expect(text.match(/^FROM runtime AS (?:without-gpl|complete)$/gm)).toHaveLength(2);
  });
});

describe('the unit of systemd', () => {
  const path = join(root, 'deploy/systemd/rakhim.service');
  const isThere = spawnSync('systemd-analyze', ['--version']).status === 0;

  it.skipIf(!isThere)('has no fault that systemd knows (needs systemd-analyze)', () => {
    // It looks for the programs and the account as well, so it is given ones that are there.
    const folder = mkdtempSync(join(tmpdir(), 'rakhim-unit-'));
    try {
      const here = readFileSync(path, 'utf8')
        .replace('/usr/bin/node', process.execPath)
        .replace(/^(User|Group)=.*$/gm, '');
      writeFileSync(join(folder, 'rakhim.service'), here);
      const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', join(folder, 'rakhim.service')], {
        encoding: 'utf8',
      });
      expect(stdout + stderr).toBe('');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
