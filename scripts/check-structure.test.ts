import { describe, expect, it } from 'vitest';
import { findFaults } from './check-structure.ts';

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
