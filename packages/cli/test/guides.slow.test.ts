import { execFile } from 'node:child_process';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandLine, createCliHome } from '../src/testing/run-cli.ts';
import { type ServedEmulator, serveEmulator } from '../src/testing/serve-emulator.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const guides = [
  'docs/guides/en/cli.md',
  'docs/guides/ar/cli.md',
  'docs/guides/en/batch.md',
  'docs/guides/ar/batch.md',
  'packages/cli/README.md',
];

/** Lists the examples that a shell can run; other fences show what a test cannot try. */
async function examplesOf(path: string): Promise<string[]> {
  const markdown = await readFile(join(root, path), 'utf8');
  return Array.from(markdown.matchAll(/```sh\n(.*?)\n```/gsu), ([, code = '']) => code);
}

let service: ServedEmulator;

beforeAll(async () => {
  service = await serveEmulator({ characterLimit: 1_000_000 });
});
afterAll(() => service.close());

/** A machine as the guides suppose it: with a player, and with texts. */
async function openMachine() {
  const home = await createCliHome({ RAKHIM_BASE_URL: service.url, RAKHIM_API_KEY: service.apiKey });
  const programs = join(home.dir, 'bin');
  await mkdir(programs);
  await writeFile(
    join(programs, 'rakhim'),
    `#!/bin/sh\nexec ${commandLine.map((part) => `'${part}'`).join(' ')} "$@"\n`,
  );
  await writeFile(join(programs, 'mpv'), '#!/bin/sh\nexec cat > /dev/null\n');
  await Promise.all(['rakhim', 'mpv'].map((name) => chmod(join(programs, name), 0o755)));
  await mkdir(join(home.dir, 'books/part'), { recursive: true });
  await Promise.all(
    ['chapter.txt', 'books/story.txt', 'books/part/note.md'].map((name) =>
      writeFile(join(home.dir, name), 'الفصل الأول\n\nكان يا ما كان.\n'),
    ),
  );
  return { cwd: home.dir, env: { ...home.env, PATH: `${programs}:${home.env['PATH']}` } };
}

describe.each(guides)('the examples of %s', (path) => {
  it('run, one after another, in a shell that stops at the first failure', async () => {
    const examples = await examplesOf(path);
    expect(examples.length).toBeGreaterThan(0);
    await run('bash', ['-euo', 'pipefail', '-c', examples.join('\n')], await openMachine());
  });
});

it('are the same in both languages', async () => {
  const shape = async (path: string) => (await examplesOf(path)).map((code) => code.replace(/"[^"]*"/gu, '"…"'));
  for (const name of ['cli', 'batch']) {
    expect(await shape(`docs/guides/ar/${name}.md`)).toEqual(await shape(`docs/guides/en/${name}.md`));
  }
});
