import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmulator } from '../src/testing.ts';
import { type EmulatorServer, serveEmulator } from './serve-emulator.ts';

const packageDir = fileURLToPath(new URL('..', import.meta.url));
const root = new URL('../../../', import.meta.url);
const documents = ['packages/sdk/README.md', 'docs/guides/en/sdk.md', 'docs/guides/ar/sdk.md'];

let folder = '';
let server: EmulatorServer;
const emulator = createEmulator({ characterMs: 5 });

beforeAll(async () => {
  server = await serveEmulator(emulator);
  folder = await mkdtemp(join(tmpdir(), 'rakhim-examples-'));
  await mkdir(join(folder, 'node_modules/@rakhim'), { recursive: true });
  await writeFile(join(folder, '.env'), `RAKHIM_API_KEY=${emulator.apiKey}\nRAKHIM_BASE_URL=${server.url}\n`);
  // A junction needs no rights on Windows; elsewhere the type is ignored.
  await symlink(packageDir, join(folder, 'node_modules/@rakhim/sdk'), 'junction');
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function readExamples(document: string): Promise<string[]> {
  const page = await readFile(new URL(document, root), 'utf8');
  return [...page.matchAll(/^```js\n(.*?)^```/gms)].map(([, program = '']) => program);
}

/** Runs programs one after another in a Node of their own, as readers would. */
async function run(name: string, programs: readonly string[]) {
  for (const [index, program] of programs.entries()) {
    await writeFile(join(folder, `${name}-${index}.mjs`), program);
  }
  await writeFile(
    join(folder, `${name}.mjs`),
    programs.map((_, index) => `await import('./${name}-${index}.mjs');`).join('\n'),
  );
  const child = spawn(
    process.execPath,
    ['--conditions=@rakhim/source', '--env-file=.env', '--no-warnings', `${name}.mjs`],
    { cwd: folder },
  );
  const [output, complaints, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ]);
  return { code, output, complaints };
}

/** Checks programs in the way of a strict project. @returns what the compiler says; nothing when all is well. */
async function findTypeErrors(pattern: string): Promise<string> {
  const compilerOptions = {
    ...{ allowJs: true, checkJs: true, strict: true, noEmit: true, skipLibCheck: true },
    ...{ target: 'es2024', module: 'nodenext', lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'] },
    ...{ types: ['node'], typeRoots: [join(packageDir, 'node_modules/@types')] },
    // The package's own sources, which are stricter than its users' settings.
    ...{ customConditions: ['@rakhim/source'], allowImportingTsExtensions: true, erasableSyntaxOnly: true },
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: [pattern] }));
  const compiler = fileURLToPath(new URL('node_modules/typescript-native/bin/tsc', root));
  const child = spawn(process.execPath, [compiler, '--project', folder]);
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return output;
}

describe('the examples', () => {
  it.each(documents)('of %s run', async (document) => {
    const programs = await readExamples(document);
    expect(programs.length).toBeGreaterThanOrEqual(5);
    const { code, output, complaints } = await run(String(documents.indexOf(document)), programs);
    expect(complaints).toBe('');
    expect(code).toBe(0);
    expect(output).toMatch(document.endsWith('README.md') ? /text_empty/ : /chapter-1\.mp3: \d+/);
  });

  it('have the right types, as an editor checks them', async () => {
    for (const [index, document] of documents.entries()) {
      for (const [place, program] of (await readExamples(document)).entries()) {
        await writeFile(join(folder, `typed-${index}-${place}.mjs`), program);
      }
    }
    expect(await findTypeErrors('typed-*.mjs')).toBe('');
  });

  it('would be found out if one had not', async () => {
    const program =
      "import { Rakhim } from '@rakhim/sdk';\nconst { sound } = await new Rakhim().speech.create({ text: 'x' });";
    await writeFile(join(folder, 'mistyped.mjs'), program);
    expect(await findTypeErrors('mistyped.mjs')).toContain("Property 'sound' does not exist");
  });

  it('would be found out if one did not', async () => {
    expect(
      (await run('broken', ["import { Rakhim } from '@rakhim/sdk'; await new Rakhim().speech.speak();"])).code,
    ).toBe(1);
  });
});
