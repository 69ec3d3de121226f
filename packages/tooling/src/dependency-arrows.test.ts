import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSourceTree, projectRoot } from './testing/source-tree.ts';

type ImportKind = 'type' | 'dynamic';

/** One bad import a rule: the rule that must catch it, the file that holds it, and the import. */
const bad: readonly (readonly [rule: string, from: string, specifier: string, kind?: ImportKind])[] = [
  ['arrows-of-packages/containers', 'packages/containers/src/bad.ts', '@rakhim/text'],
  ['arrows-of-packages/text', 'packages/text/src/bad.ts', '@rakhim/contract'],
  ['arrows-of-packages/contract', 'packages/contract/src/bad.ts', '@rakhim/audio'],
  ['arrows-of-packages/arabic', 'packages/arabic/src/bad.ts', '@rakhim/contract', 'type'],
  ['arrows-of-packages/arabic-model', 'packages/arabic-model/src/bad.ts', '@rakhim/contract'],
  ['arrows-of-packages/voice-model', 'packages/voice-model/src/bad.ts', '@rakhim/audio'],
  ['arrows-of-packages/audio', 'packages/audio/src/bad.ts', '@rakhim/contract'],
  ['arrows-of-packages/batch', 'packages/batch/src/bad.ts', '@rakhim/audio'],
  ['arrows-of-packages/sdk', 'packages/sdk/src/bad.ts', '@rakhim/contract'],
  ['arrows-of-packages/markup', 'packages/markup/src/bad.ts', '@rakhim/audio'],
  ['arrows-of-packages/tooling', 'packages/tooling/src/bad.ts', '@rakhim/contract'],
  ['arrows-of-packages/i18n', 'packages/i18n/src/bad.ts', '@rakhim/audio'],
  ['arrows-of-packages/stand-ins', 'packages/stand-ins/src/bad.ts', '@rakhim/audio'],
  ['arrows-of-packages/embedded-voice', 'packages/embedded-voice/src/bad.ts', '@rakhim/contract'],
  ['arrows-of-packages/cli', 'packages/cli/src/bad.ts', '@rakhim/embedded-voice'],
  ['arrows-of-packages/audio', 'packages/audio/src/reaches-app.ts', '../../../apps/api/src/app.ts'],
  ['arrows-of-apps/api', 'apps/api/src/bad.ts', '@rakhim/sdk'],
  ['arrows-of-tests-of-apps/api', 'apps/api/src/bad.test.ts', '../../web/src/main.ts'],
  ['arrows-of-tests-of-packages/sdk', 'packages/sdk/src/bad.test.ts', '@rakhim/audio'],
  ['arrows-of-apps/web', 'apps/web/src/bad.ts', '@rakhim/sdk'],
  ['arrows-of-apps/desktop', 'apps/desktop/src/bad.ts', '../../web/src/main.ts'],
  ['nothing-imports-scripts', 'apps/api/src/bad-script.ts', '../../../scripts/start.ts'],
  ['tooling-is-not-shipped', 'packages/audio/src/bad-tooling.ts', '@rakhim/tooling'],
  ['no-path-into-another-workspace', 'apps/api/src/bad-path.ts', '../../../packages/contract/src/index.ts'],
  ['contract-is-a-leaf', 'packages/contract/src/bad-npm.ts', 'koa'],
  ['leaves-need-nothing', 'packages/text/src/bad-io.ts', 'node:fs'],
  ['leaves-need-nothing', 'packages/containers/src/bad-io.ts', 'node:buffer'],
  ['batch-looks-downwards', 'packages/batch/src/journal/bad.ts', '../run/batch.ts', 'type'],
  ['arabic-is-a-leaf', 'packages/arabic/src/bad-io.ts', 'node:fs'],
  ['http-stays-at-the-edge', 'apps/api/src/modules/usage/usage.service.ts', 'koa', 'type'],
  ['http-stays-at-the-edge', 'apps/api/src/modules/usage/usage.policy.ts', '@koa/router'],
  ['http-stays-at-the-edge', 'apps/api/src/modules/usage/usage.presenter.ts', '#src/http/request-state.ts', 'type'],
  ['http-is-below-modules', 'apps/api/src/http/bad-guard.ts', '../guards/require-admin.ts'],
  ['http-is-below-modules', 'apps/api/src/http/bad-module.ts', '../modules/usage/usage.queries.ts', 'type'],
  ['guards-are-above-modules', 'apps/api/src/main.ts', './guards/require-admin.ts'],
  ['stand-ins-are-loaded-on-demand', 'apps/api/src/local/bad.ts', '@rakhim/stand-ins'],
  ['only-context-constructs', 'apps/api/src/modules/usage/usage.routes.ts', './usage.service.ts'],
  ['modules-meet-at-services', 'apps/api/src/modules/speech/speech.service.ts', '../usage/usage.queries.ts'],
  ['migrations-stand-alone', 'apps/api/migrations/20260101000000_bad.ts', '../src/app.ts'],
  ['migrations-stand-alone', 'apps/api/migrations/20260101000001_bad.ts', '@rakhim/contract'],
  ['features-are-isolated', 'apps/web/src/features/pricing/bad.ts', '../generate/generate-store.ts'],
  ['web-looks-downwards', 'apps/web/src/components/bad.ts', '../features/generate/generate-store.ts'],
  ['features-below-app', 'apps/web/src/features/generate/bad.ts', '../../app/router.ts'],
  ['no-cycles', 'packages/audio/src/chicken.ts', './egg.ts'],
  ['no-unresolvable', 'apps/api/src/bad-nowhere.ts', './nowhere.ts'],
  ['declared-dependencies-only', 'apps/api/src/bad-dev.ts', 'vitest'],
];

/** Imports that the rules must allow, beside the bad ones, so that a rule that forbids everything is noticed. */
const good: readonly (readonly [from: string, specifier: string, kind?: ImportKind])[] = [
  ['packages/contract/src/good.ts', 'zod'],
  ['packages/contract/src/good-text.ts', '@rakhim/text'],
  ['packages/batch/src/run/batch.ts', '../journal/journal.ts'],
  ['packages/embedded-voice/src/good.ts', '@rakhim/arabic'],
  ['packages/sdk/src/client.test.ts', '@rakhim/contract'],
  ['apps/api/src/sdk.test.ts', '@rakhim/sdk'],
  ['packages/audio/bench/good.ts', '@rakhim/tooling'],
  ['packages/audio/src/egg.ts', './chicken.ts'],
  ['apps/api/src/context.ts', './modules/usage/usage.service.ts'],
  ['apps/api/src/context/usage.ts', '../modules/usage/usage.service.ts'],
  ['apps/api/src/http/request-id.ts', 'koa'],
  ['apps/api/src/guards/require-plan.ts', '../modules/usage/usage.service.ts', 'type'],
  ['apps/api/src/guards/require-key.ts', '#src/http/request-state.ts'],
  ['apps/api/src/modules/text/text.routes.ts', '#src/guards/require-admin.ts'],
  ['apps/api/src/local/load-stand-ins.ts', '@rakhim/stand-ins', 'dynamic'],
  ['apps/api/src/local/open-mailer.ts', '@rakhim/stand-ins', 'type'],
  ['apps/api/src/modules/speech/speech.routes.ts', '@koa/router'],
  ['apps/api/src/modules/speech/speech.policy.ts', '../usage/usage.service.ts', 'type'],
  ['apps/api/src/modules/usage/usage.service.test.ts', './usage.service.ts'],
  ['apps/web/src/app/router.ts', '../features/generate/generate-store.ts'],
];

const targets = [
  'apps/api/src/app.ts',
  'apps/api/src/guards/require-admin.ts',
  'apps/api/src/http/request-state.ts',
  'apps/api/src/modules/usage/usage.queries.ts',
  'apps/web/src/main.ts',
  'apps/web/src/features/generate/generate-store.ts',
  'packages/batch/src/journal/journal.ts',
  'scripts/start.ts',
];
const workspaces = ['arabic', 'audio', 'contract', 'embedded-voice', 'sdk', 'stand-ins', 'text', 'tooling'];
const npmPackages = ['koa', '@koa/router', 'zod'];

const importStatements: Record<ImportKind | 'value', (specifier: string) => string> = {
  value: (specifier) => `import '${specifier}';\n`,
  type: (specifier) => `import type { here } from '${specifier}';\nexport type There = typeof here;\n`,
  dynamic: (specifier) => `export const there = import('${specifier}');\n`,
};

interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
}

const found = cruise();

describe('the arrows between rooms', () => {
  it.each(bad)('%s catches %s importing %s', (rule, from) => {
    expect(found).toContainEqual([rule, from]);
  });

  it('lets everything else through', () => {
    const expected = new Set([...bad.map(([, from]) => from), 'packages/audio/src/egg.ts']);
    expect(found.filter(([, from]) => !expected.has(from))).toEqual([]);
  });

  it('has seen a bad import for every rule', () => {
    const seeded = new Set(bad.map(([rule]) => rule));
    expect(ruleNames().filter((name) => !seeded.has(name))).toEqual([]);
  });

  it('has a row for every workspace', () => {
    const folders = ['apps', 'packages'].flatMap((parent) =>
      readdirSync(join(projectRoot, parent)).map((name) => `arrows-of-${parent}/${name}`),
    );
    expect(ruleNames()).toEqual(expect.arrayContaining(folders));
  });
});

function ruleNames(): string[] {
  const { forbidden } = createRequire(import.meta.url)(join(projectRoot, '.dependency-cruiser.cjs')) as {
    forbidden: { name: string }[];
  };
  return forbidden.map((rule) => rule.name);
}

/** Runs the project's own configuration over a tree that holds nothing but the imports above. */
function cruise(): [rule: string, from: string][] {
  using tree = createSourceTree({ ...tsconfig(), ...manifests(), ...installed(), ...sources() }, links());
  const cli = join(projectRoot, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [
    cli,
    '--config',
    join(projectRoot, '.dependency-cruiser.cjs'),
    '--output-type',
    'json',
    'apps',
    'packages',
    'scripts',
  ];
  const report = execFileSync(process.execPath, args, {
    cwd: tree.root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { summary } = JSON.parse(report) as { summary: { violations: Violation[] } };
  return summary.violations.map(({ rule, from }) => [rule.name, from]);
}

function sources(): Record<string, string> {
  const imports: readonly (readonly [from: string, specifier: string, kind: ImportKind | undefined])[] = [
    ...bad.map(([, from, specifier, kind]) => [from, specifier, kind] as const),
    ...good.map(([from, specifier, kind]) => [from, specifier, kind] as const),
  ];
  return Object.fromEntries([
    ...targets.map((path) => [path, 'export const here = 1;\n'] as const),
    ...imports.map(([from, specifier, kind]) => [from, importStatements[kind ?? 'value'](specifier)] as const),
  ]);
}

function tsconfig(): Record<string, string> {
  return {
    'tsconfig.base.json':
      '{ "compilerOptions": { "module": "nodenext", "allowImportingTsExtensions": true, "noEmit": true } }',
  };
}

function manifests(): Record<string, string> {
  const dependencies = Object.fromEntries(
    [...npmPackages, ...workspaces.map((name) => `@rakhim/${name}`)].map((name) => [name, '*']),
  );
  const folders = [
    'apps/api',
    'apps/web',
    'apps/desktop',
    ...[...workspaces, 'arabic-model', 'batch', 'cli', 'containers', 'i18n', 'voice-model'].map(
      (name) => `packages/${name}`,
    ),
  ];
  return Object.fromEntries(
    ['.', ...folders].map((folder) => [
      `${folder}/package.json`,
      JSON.stringify({
        type: 'module',
        dependencies,
        imports: { '#src/*': './src/*' },
        devDependencies: { vitest: '*' },
        exports: { '.': { '@rakhim/source': './src/index.ts' } },
      }),
    ]),
  );
}

/** What pnpm would install: a folder for each npm package; the workspaces are linked. */
function installed(): Record<string, string> {
  return Object.fromEntries([
    ...[...npmPackages, 'vitest'].flatMap((name) => [
      [`node_modules/${name}/package.json`, `{ "name": "${name}", "main": "index.js" }`] as const,
      [`node_modules/${name}/index.js`, 'module.exports = {};\n'] as const,
    ]),
    ...workspaces.map((name) => [`packages/${name}/src/index.ts`, 'export const here = 1;\n'] as const),
  ]);
}

function links(): Record<string, string> {
  return Object.fromEntries(workspaces.map((name) => [`node_modules/@rakhim/${name}`, `packages/${name}`]));
}
