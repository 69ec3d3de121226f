import { readFileSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string): string => readFileSync(root + path, 'utf8');

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const workspace = parse(read('pnpm-workspace.yaml')) as {
  readonly catalog: Readonly<Record<string, string>>;
  readonly allowBuilds: Readonly<Record<string, boolean>>;
};

it('pins every dependency to one version', () => {
  const exact = /^(?:\d+\.\d+\.\d+(?:-[\w.]+)?|workspace:\*|catalog:|npm:(?:@?[\w./-]+)@\d+\.\d+\.\d+)$/;
  const loose = globSync(['package.json', '{apps,packages}/*/package.json'], { cwd: root }).flatMap((path) => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read(path)) as Manifest;
    return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(([, range]) => !exact.test(range))
      .map(([name, range]) => `${path}: ${name} ${range}`);
  });
  expect(loose).toEqual([]);
  expect(Object.entries(workspace.catalog).filter(([, version]) => !exact.test(version))).toEqual([]);
});

it('knows the checksum of every package that it installs, and gets none from anywhere but a registry', () => {
  const { packages } = parse(read('pnpm-lock.yaml')) as {
    packages: Record<string, { resolution: { integrity?: string; tarball?: string } }>;
  };
  const entries = Object.entries(packages);
  expect(entries.length).toBeGreaterThan(500);
  expect(
    entries
      .filter(([, { resolution }]) => !resolution.integrity?.startsWith('sha512-') || resolution.tarball !== undefined)
      .map(([name]) => name),
  ).toEqual([]);
});

it('lets no package run a script when it is installed', () => {
  expect(Object.entries(workspace.allowBuilds).filter(([, isAllowed]) => isAllowed)).toEqual([]);
});

it('waits a week before it takes a release', () => {
  const { updates } = parse(read('.github/dependabot.yml')) as {
    updates: readonly { 'package-ecosystem': string; cooldown?: { 'default-days': number } }[];
  };
  const days = updates.find((each) => each['package-ecosystem'] === 'npm')?.cooldown?.['default-days'] ?? 0;
  expect(days).toBeGreaterThanOrEqual(7);
});

it('publishes with a statement of where it was built, and with a list of what is in it', () => {
  const workflow = read('.github/workflows/release-packages.yml');
  const { permissions } = parse(workflow) as { permissions: Readonly<Record<string, string>> };
  expect(permissions).toEqual({ contents: 'read', 'id-token': 'write' });
  expect(workflow).toContain('npm run sbom');
  expect(workflow).not.toMatch(/NPM_TOKEN|NODE_AUTH_TOKEN/);
});
