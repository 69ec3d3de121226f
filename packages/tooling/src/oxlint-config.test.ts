import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSourceTree, projectRoot } from './testing/source-tree.ts';

const lines = (count: number, line = 'void 0;') => `${line}\n`.repeat(count);

/** One fault a rule: the rule that must catch it, the file that holds it, and the fault. */
const bad: readonly (readonly [rule: string, path: string, code: string])[] = [
  ['typescript/no-floating-promises', 'packages/audio/src/floating.ts', 'export function f() { Promise.resolve(1); }'],
  [
    'typescript/no-misused-promises',
    'packages/audio/src/misused.ts',
    'export const f = (b: Promise<boolean>) => { if (b) { return 1; } return 2; };',
  ],
  [
    'typescript/consistent-type-imports',
    'packages/audio/src/type-import.ts',
    "import { Stats } from 'node:fs';\nexport type S = Stats;",
  ],
  ['typescript/no-explicit-any', 'packages/audio/src/any.ts', 'export type T = any;'],
  ['typescript/no-non-null-assertion', 'packages/audio/src/non-null.ts', 'export const f = (a?: string) => a!;'],
  [
    'typescript/switch-exhaustiveness-check',
    'packages/audio/src/switch.ts',
    "export function f(a: 'x' | 'y') { switch (a) { case 'x': return 1; } return 2; }",
  ],
  ['no-console', 'apps/api/src/console.ts', "console.log('x');"],
  ['no-restricted-properties', 'apps/api/src/environment.ts', "export const url = process.env['DATABASE_URL'];"],
  ['no-restricted-properties', 'packages/audio/src/environment.ts', 'export const { env } = process;'],
  ['no-restricted-properties', 'apps/api/src/random.ts', 'export const id = Math.random();'],
  ['no-restricted-properties', 'apps/api/src/config/config.ts', 'export const id = Math.random();'],
  [
    'no-restricted-imports',
    'apps/api/src/environment-import.ts',
    "import { env } from 'node:process';\nexport const url = env;",
  ],
  ['import/no-default-export', 'packages/audio/src/default-export.ts', 'export default function f() { return 1; }'],
  ['no-restricted-exports', 'packages/audio/src/default-alias.ts', 'const f = 1;\nexport { f as default };'],
  [
    'rakhim/no-redirect-back',
    'apps/api/src/redirect.ts',
    "export function f(ctx: { redirect(to: string): void }) { ctx.redirect('back'); }",
  ],
  ['rakhim/no-redirect-back', 'apps/api/src/back.ts', 'export function f(ctx: { back(): void }) { ctx.back(); }'],
  ['curly', 'packages/audio/src/curly.ts', 'export function f(a: boolean) { if (a) return 1; return 2; }'],
  ['eqeqeq', 'packages/audio/src/eqeqeq.ts', 'export const f = (a: unknown) => a == 1;'],
  ['max-lines', 'packages/audio/src/long.ts', lines(401)],
  ['max-lines', 'packages/audio/src/long.test.ts', lines(801)],
  ['max-lines-per-function', 'packages/audio/src/long-function.ts', `export function f() {\n${lines(140)}}`],
  ['rakhim/no-arabic-in-logic', 'packages/arabic/src/vowels/odd-words.ts', "export const words = new Set(['كتاب']);"],
  ['rakhim/no-arabic-in-logic', 'packages/arabic/src/vowels/odd-pattern.ts', 'export const pattern = /^(?:مِنْ|عن)/u;'],
  ['rakhim/comment-length', 'packages/audio/src/long-line.ts', `// ${'word '.repeat(30)}\nexport const a = 1;`],
  [
    'rakhim/no-weakened-window',
    'apps/desktop/src/main/window.ts',
    'export const webPreferences = { webSecurity: false };',
  ],
  [
    'react-hooks/rules-of-hooks',
    'apps/web/src/components/odd-hook.tsx',
    'declare function useState(): unknown;\nexport function Odd(p: { a: boolean }) { if (p.a) { useState(); } return null; }',
  ],
  ['max-params', 'packages/audio/src/params.ts', 'export const f = (a: 1, b: 1, c: 1, d: 1, e: 1) => [a, b, c, d, e];'],
  ['rakhim/kebab-file-name', 'packages/audio/src/camelCase.ts', 'export const a = 1;'],
  ['rakhim/kebab-file-name', 'packages/audio/src/snake_case.ts', 'export const a = 1;'],
  ['rakhim/kebab-file-name', 'apps/api/migrations/001_short.ts', 'export const a = 1;'],
  ['rakhim/count-characters', 'apps/api/src/length.ts', 'export const f = (text: string) => text.length;'],
  [
    'rakhim/count-characters',
    'apps/api/src/length-of-member.ts',
    'export const f = (body: { style?: string }) => body.style?.length;',
  ],
  [
    'rakhim/count-characters',
    'packages/contract/src/length-of-compound.ts',
    'export const f = (sentText: string | null) => sentText?.length;',
  ],
  [
    'rakhim/suppression-reason',
    'packages/audio/src/suppression.ts',
    '// eslint-disable-next-line @typescript-eslint/no-explicit-any\nexport type T = any;',
  ],
  [
    'typescript/ban-ts-comment',
    'packages/audio/src/ts-suppression.ts',
    '// @ts-expect-error\nexport const a: string = 1;',
  ],
];

const good: readonly (readonly [path: string, code: string])[] = [
  // Letters of a class are no word.
  ['packages/arabic/src/vowels/odd-letters.ts', 'export const long = /[اوي]$/u;'],
  [
    'apps/api/src/count.ts',
    'export const f = (texts: string[], bytes: Uint8Array, name: string) => texts.length + bytes.length + name.length;',
  ],
  ['packages/arabic/src/word.ts', 'export const f = (text: string) => text.length;'],
  ['apps/api/migrations/20261120120000_create_accounts.ts', 'export const a = 1;'],
  ['packages/audio/src/a.test.ts', 'export const f = (a?: string) => a!;'],
  ['packages/i18n/src/locales/en.ts', lines(401)],
  ['apps/api/vite.config.ts', 'export default { mode: process.env.NODE_ENV };'],
  ['scripts/start.ts', 'console.log(process.env.PORT);'],
  [
    'packages/audio/src/justified.ts',
    '// eslint-disable-next-line @typescript-eslint/no-explicit-any -- The library hands out nothing better.\nexport type T = any;',
  ],
];

/** The modules that the configuration and the files above import. */
const linked = ['oxlint', 'oxlint-tsgolint', '@types/node'];

const found = await lint();

describe('the lint rules', () => {
  it.each(bad)('%s catches %s', (rule, path) => {
    expect(found).toContainEqual([rule, path]);
  });

  it.each(good)('nothing is said of %s', (path) => {
    expect(found.filter(([, file]) => file === path)).toEqual([]);
  });
});

/** Runs the project's own configuration over a tree that holds nothing but the files above. */
async function lint(): Promise<[rule: string, path: string][]> {
  const files = Object.fromEntries([...bad.map(([, path, code]) => [path, code] as const), ...good]);
  const tsconfig = JSON.stringify({
    compilerOptions: {
      strict: true,
      module: 'nodenext',
      lib: ['es2024'],
      types: ['node'],
      jsx: 'preserve',
      noEmit: true,
    },
  });
  const config = await readFile(join(projectRoot, 'oxlint.config.ts'), 'utf8');
  using tree = createSourceTree(
    { 'tsconfig.json': tsconfig, 'oxlint.config.ts': config, ...files },
    {
      ...Object.fromEntries(linked.map((name) => [`node_modules/${name}`, join(projectRoot, 'node_modules', name)])),
      'packages/tooling/src/lint-plugin.ts': join(projectRoot, 'packages/tooling/src/lint-plugin.ts'),
    },
  );
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(projectRoot, 'node_modules/oxlint/bin/oxlint'), '--format=json', 'apps', 'packages', 'scripts'],
    {
      cwd: tree.root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (!stdout.startsWith('{')) {
    throw new Error(`oxlint said nothing that can be read: ${stdout}${stderr}`);
  }
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code?: string; filename: string }[] };
  return diagnostics.map(({ code = '', filename }) => [nameRule(code), relative(tree.root, join(tree.root, filename))]);
}

/** `typescript(no-explicit-any)` is configured as `typescript/no-explicit-any`, and `eslint(curly)` as `curly`. */
function nameRule(code: string): string {
  const [, plugin = '', rule = ''] = /^([\w-]+)\(([\w-]+)\)$/.exec(code) ?? [];
  return plugin === 'eslint' ? rule : `${plugin}/${rule}`;
}
