import { execFile } from 'node:child_process';
import { chmod, mkdir, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSubscriber } from '#src/testing/factories.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { makeTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';
import { type CodeBlock, readCodeBlocks } from './code-blocks.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../../..');
const node = [process.execPath, '--conditions=@rakhim/source', '--no-warnings'];
const book = '# الفصل الأول\n\nوصل القطار إلى المحطة في الصباح.\n\nونزل منه رجل يحمل كتابًا.\n';
/** What the sound of the stub is made of. */
const soundBytes = 3_000;
let api: TestApi<StubEngine>;
let folder: string;
let env: Record<string, string>;

beforeAll(async () => {
  api = await startTestApi({}, { runsJobs: true });
});
beforeAll(async () => {
  folder = await makeTemporaryFolder();
  const programs = join(folder, 'bin');
  const { apiKey } = await buildSubscriber(api.context);
  env = {
    HOME: folder,
    PATH: [programs, dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter),
    RAKHIM_KEYCHAIN: 'off',
    RAKHIM_API_KEY: apiKey,
    RAKHIM_URL: api.url,
    RAKHIM_BASE_URL: api.url,
  };
  await mkdir(programs);
  await mkdir(join(folder, 'node_modules/@rakhim'), { recursive: true });
  await symlink(join(root, 'packages/sdk'), join(folder, 'node_modules/@rakhim/sdk'), 'junction');
  const rakhim = [...node, join(root, 'packages/cli/src/bin.ts')].map((part) => `'${part}'`).join(' ');
  await writeFile(join(programs, 'rakhim'), `#!/bin/sh\nexec ${rakhim} "$@"\n`);
  await chmod(join(programs, 'rakhim'), 0o755);
  await writeFile(join(folder, 'book.md'), book);
});
afterAll(async () => {
  await api.assertAtRest();
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

async function runBlock({ language, code }: CodeBlock): Promise<string> {
  const [program = '', ...parameters] =
    language === 'js' ? [...node, 'example.mjs'] : ['bash', '-euo', 'pipefail', '-c', code];
  await writeFile(join(folder, 'example.mjs'), code);
  return (await run(program, parameters, { cwd: folder, env, timeout: 50_000 })).stdout;
}

describe.each(['en', 'ar'])('the guide to jobs (%s)', (language) => {
  it('shows a call, a program and commands that do what it says', async () => {
    const blocks = readCodeBlocks(await readFile(join(root, `docs/guides/${language}/jobs.md`), 'utf8'));
    expect(blocks.map((block) => block.language)).toEqual(['sh', 'js', 'sh']);
    const [call, program, commands] = blocks as [CodeBlock, CodeBlock, CodeBlock];
    const quote = JSON.parse(await runBlock(call)) as Record<string, unknown>;
    expect(quote).toMatchObject({ characters: 22, isAffordable: true, voice: 'female1' });
    expect((await runBlock(program)).trim().split('\n').at(-1)).toBe('1');
    await runBlock(commands);
    const made = (await readdir(folder)).filter((name) => /\.(mp3|srt)$/.test(name));
    expect(made.toSorted()).toEqual(['book-by-command.mp3', 'book-by-command.srt', 'book.mp3']);
    for (const name of made) {
      const content = await readFile(join(folder, name));
      if (name.endsWith('.srt')) {
        expect(content.toString()).toMatch(/^1\r?\n00:00:00,000 --> /);
      } else {
        expect(content.length % soundBytes).toBe(0);
      }
      await rm(join(folder, name));
    }
    expect(await api.db('speech_jobs').whereNot({ status: 'completed' })).toEqual([]);
  });
});
