import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileCache } from '@rakhim/tooling/compile-cache';
import { type FileServer, startFileServer } from '#src/testing/file-server.ts';
import { arabicTokens, writeToneModel } from '#src/testing/onnx-model.ts';
import { createTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { makeCatalogue, makeVoiceEntry, makeVoiceFile } from '#src/testing/voice-catalogue.ts';

const model = randomBytes(800_000);
const graph = writeToneModel();
const tokens = Buffer.from(arabicTokens);

let server: FileServer;
beforeAll(async () => {
  server = await startFileServer();
});
afterAll(() => server.close());

/** An operator's machine: a folder of voices, and a list with one voice in it. */
async function makeMachine(
  url: string,
  files = [makeVoiceFile(url, model)],
): Promise<{ env: Record<string, string>; voices: string }> {
  const folder = await createTemporaryFolder();
  const catalogue = join(folder, 'catalogue.json');
  const entry = makeVoiceEntry({ files });
  await writeFile(catalogue, JSON.stringify(makeCatalogue([entry], [server.host])));
  const voices = join(folder, 'voices');
  return {
    env: { ...compileCache, RAKHIM_VOICES_DIR: voices, RAKHIM_VOICES_CATALOGUE: catalogue, LC_ALL: 'C' },
    voices,
  };
}

function start(args: readonly string[], env: Record<string, string>): ChildProcess {
  const script = fileURLToPath(new URL('voices.ts', import.meta.url));
  return spawn(process.execPath, ['--conditions=@rakhim/source', script, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function run(
  args: readonly string[],
  env: Record<string, string>,
): Promise<{ exitCode: number | null; output: string; errors: string }> {
  const child = start(args, env);
  const [output, errors] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    once(child, 'close'),
  ]);
  return { exitCode: child.exitCode, output, errors };
}

describe('npm run voices', () => {
  it('lists, adds, verifies and removes, for people and for programs', async () => {
    const url = server.put('/good/model.onnx', graph);
    const { env, voices } = await makeMachine(url, [
      makeVoiceFile(url, graph),
      makeVoiceFile(server.put('/good/tokens.txt', tokens), tokens, { path: 'tokens.txt' }),
    ]);
    expect((await run(['list'], env)).output).toContain('test-voice     Test: can be added, 0.0 MB, Test-1.0');
    const refused = await run(['add', 'test-voice'], env);
    expect(refused).toMatchObject({ exitCode: 1, errors: expect.stringContaining('agree to it first') });
    const added = await run(['add', 'test-voice', '--accept-licence'], env);
    expect(added.output).toContain('https://voices.example/licence');
    expect(added).toMatchObject({ exitCode: 0, output: expect.stringContaining('is installed in') });
    const listed = JSON.parse((await run(['list', '--json'], env)).output) as { voices: unknown[] };
    expect(listed.voices).toMatchObject([{ id: 'test-voice', isInstalled: true, measured: null, figures: null }]);
    expect(JSON.parse(await readFile(join(voices, 'voices.json'), 'utf8'))).toEqual({
      male1: { engine: 'neural', model: 'test-voice', speaker: 0 },
    });
    expect((await run(['verify'], env)).output).toMatch(/all 2 files are as they were installed.*first sound \d+ ms/u);
    const said = join(voices, '..', 'said.wav');
    expect(await run(['speak-sample', 'test-voice', '--out', said], env)).toMatchObject({ exitCode: 0 });
    expect((await readFile(said)).toString('latin1', 0, 4)).toBe('RIFF');
    await writeFile(join(voices, 'test-voice', 'tokens.txt'), 'changed');
    expect(await run(['verify'], env)).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('tokens.txt has changed'),
    });
    expect(await run(['remove', 'test-voice', '--json'], env)).toMatchObject({ exitCode: 0 });
    expect(JSON.parse(await readFile(join(voices, 'voices.json'), 'utf8'))).toEqual({});
    expect(JSON.parse((await run(['remove', 'test-voice', '--json'], env)).output)).toMatchObject({
      code: 'not_installed',
    });
  });

  it('installs nothing when it is killed in the middle, and goes on there the next time', async () => {
    const url = server.put('/slow/model.onnx', model, { kind: 'slow', pauseMs: 400 });
    const { env, voices } = await makeMachine(url);
    const child = start(['add', 'test-voice', '--accept-licence'], env);
    const parts = join(voices, '.parts');
    await expect.poll(() => bytesIn(parts)).toBeGreaterThan(0);
    child.kill('SIGKILL');
    await once(child, 'close');
    expect(await readdir(voices)).not.toContain('test-voice');
    server.put('/slow/model.onnx', model);
    expect(await run(['add', 'test-voice', '--accept-licence'], env)).toMatchObject({ exitCode: 0 });
    expect(server.requests.findLast(({ path }) => path === '/slow/model.onnx')?.range).toMatch(/^bytes=[1-9]/u);
    expect((await readdir(voices)).filter((name) => name.startsWith('.new-'))).toEqual([]);
  });

  it('is told how to be used', async () => {
    const { env } = await makeMachine(`${server.url}/none`);
    expect(await run(['dance'], env)).toMatchObject({ exitCode: 2, errors: expect.stringContaining('npm run voices') });
    expect(await run(['add'], env)).toMatchObject({ exitCode: 2 });
  });
});

async function bytesIn(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
