import { describe, expect, it } from 'vitest';
import { findCrumbFaults, findFaults } from './check-structure.ts';
import type { ProjectFile } from './lib/project-file.ts';

const lines = (count: number) => 'x\n'.repeat(count);

/** The rule that must object, the file, and what stands in it. */
const bad: readonly (readonly [rule: string, path: string, text: string])[] = [
  ['strangers in a module', 'apps/api/src/modules/usage/accounts.service.ts', ''],
  ['strangers in a module', 'apps/api/src/modules/usage/usage.controller.ts', ''],
  ['strangers in a module', 'apps/api/src/modules/usage/usage.controller.test.ts', ''],
  ['strangers in a module', 'apps/api/src/modules/usage/utils.ts', ''],
  ['barrels', 'apps/api/src/modules/usage/index.ts', ''],
  ['barrels', 'packages/audio/src/signal/index.ts', ''],
  ['barrels', 'packages/audio/src/signal.ts', "export * from './limiter.ts';\n"],
  ['long files', 'packages/audio/src/a.ts', lines(401)],
  ['long files', 'apps/web/src/styles/a.css', lines(401)],
  ['long files', 'packages/audio/src/a.test.ts', lines(801)],
  ['unfinished work', 'packages/audio/src/a.ts', '// TO' + 'DO later\n'],
  ['words of one machine', 'docs/a.md', 'Look into /ro' + 'ot/project.\n'],
  ['words of one machine', 'scripts/a.mjs', "fetch('https://registry" + ".npmjs.org');\n"],
];

const good: readonly (readonly [path: string, text: string])[] = [
  ['apps/api/src/modules/usage/usage.service.ts', ''],
  ['apps/api/src/modules/usage/usage.service.test.ts', ''],
  ['apps/api/src/modules/api-keys/api-key.ts', ''],
  ['apps/api/src/modules/billing/webhooks/apply-event.ts', ''],
  ['packages/audio/src/index.ts', "export * from './limiter.ts';\n"],
  ['packages/audio/src/a.ts', lines(400)],
  ['packages/i18n/src/locales/en/errors.ts', lines(900)],
];

describe('the structure check', () => {
  it.each(bad)('%s: finds %s', (rule, path, text) => {
    expect(findFaults([{ path, text }])).toEqual([expect.stringContaining(`${rule}: ${path}: `)]);
  });

  it.each(good)('has nothing to say of %s', (path, text) => {
    expect(findFaults([{ path, text }])).toEqual([]);
  });

  it('names the line', () => {
    expect(findFaults([{ path: 'docs/a.md', text: 'fine\n/wo' + 'rk/main\n' }])).toEqual([
      expect.stringContaining('line 2'),
    ]);
  });
});

describe('the rule about crumbs', () => {
  const crumb = { path: 'packages/a/src/part.ts', text: lines(20) };
  const importer = { path: 'packages/a/src/whole.ts', text: "import { part } from './part.ts';\n" };

  it('finds a short file that only one file imports, from the same folder', () => {
    expect(findCrumbFaults([crumb, importer])).toEqual([
      'crumbs: packages/a/src/part.ts: only packages/a/src/whole.ts imports it; fold it in',
    ]);
  });

  it.each<[reason: string, files: readonly ProjectFile[]]>([
    ['is longer', [{ ...crumb, text: lines(21) }, importer]],
    ['has two importers', [crumb, importer, { ...importer, path: 'packages/a/src/other.ts' }]],
    ['is imported from another folder', [crumb, { path: 'packages/a/src/b/c.ts', text: "import '../part.ts';\n" }]],
    ['is loaded later', [crumb, importer, { path: 'packages/a/src/late.ts', text: "await import('./part.ts');\n" }]],
    ['runs in a thread', [crumb, { ...importer, text: `${importer.text}new URL('./part.ts', import.meta.url);\n` }]],
    ['is an entry point', [crumb, importer, { path: 'packages/a/package.json', text: '{"main":"./src/part.ts"}' }]],
    ['is what a package offers', [crumb, { ...importer, path: 'packages/a/src/index.ts' }]],
    [
      'helps tests',
      [
        { ...crumb, path: 'packages/a/test/part.ts' },
        { ...importer, path: 'packages/a/test/whole.ts' },
        { ...importer, path: 'packages/a/test/whole.test.ts' },
      ],
    ],
    ['holds rows of data', [{ ...crumb, path: 'packages/a/src/part.data.ts' }, importer]],
    ['is imported by nobody but a test', [crumb, { ...importer, path: 'packages/a/src/part.test.ts' }]],
  ])('leaves a file alone that %s', (_reason, files) => {
    expect(findCrumbFaults(files)).toEqual([]);
  });

  it('counts an import through an alias of the workspace', () => {
    const manifest = { path: 'apps/a/package.json', text: '{"imports":{"#src/*":"./src/*"}}' };
    const inApp = { path: 'apps/a/src/part.ts', text: crumb.text };
    const user = { path: 'apps/a/src/whole.ts', text: "import type { Part } from '#src/part.ts';\n" };
    expect(findCrumbFaults([manifest, inApp, user])).toHaveLength(1);
    expect(findCrumbFaults([manifest, inApp, user, { ...user, path: 'apps/a/src/b/other.ts' }])).toEqual([]);
  });
});
