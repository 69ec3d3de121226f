import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LexiconEntry } from '@rakhim/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CliHome, createCliHome } from '../src/testing/run-cli.ts';
import { type ServedEmulator, serveEmulator } from '../src/testing/serve-emulator.ts';

let service: ServedEmulator;
let home: CliHome;

beforeEach(async () => {
  service = await serveEmulator();
  home = await createCliHome({ RAKHIM_BASE_URL: service.url, RAKHIM_API_KEY: service.apiKey });
});
afterEach(() => service.close());

async function run(...parameters: string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await home.run(['lexicon', ...parameters]);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: expect.any(String) });
  return stdout || stderr;
}

async function list(): Promise<LexiconEntry[]> {
  return JSON.parse(await run('list', '--json')) as LexiconEntry[];
}

describe('rakhim lexicon', () => {
  it('adds, changes and removes entries, and takes the last change back', async () => {
    expect(await run()).toContain('empty');
    await run('add', 'القاهرة', 'القَاهِرَة', '--kind', 'name', '--priority', '-2', '--note', 'capital');
    const [entry] = await list();
    expect(entry).toMatchObject({ written: 'القاهرة', kind: 'name', priority: -2, note: 'capital', dialect: null });
    const id = entry?.id ?? '';
    await run('edit', id, 'القَاهَرَة', '--dialect', 'egyptian');
    expect(await list()).toMatchObject([{ reading: 'القَاهَرَة', dialect: 'egyptian', kind: 'name' }]);
    await run('remove', id);
    expect(await list()).toEqual([]);
    expect(await run('undo')).toContain('Version 4, 1 entries');
    expect(await run('history')).toMatch(/^4 .* undo.*\n3 .* delete.*\n2 .* update.*\n1 .* create/u);
    expect(await run('list', '--search', 'القاهرة')).toContain(id);
  });

  it('names what an import deletes before it does', async () => {
    await run('add', 'دمشق', 'دِمَشق');
    await writeFile(join(home.dir, 'words.json'), '[{"written":"عمان","reading":"عَمَّان"}]');
    expect(await run('import', 'words.json', '--replace', '--dry-run')).toMatch(/1 +new +عمان.*\n +deleted +دمشق/u);
    expect(await list()).toMatchObject([{ written: 'دمشق' }]);
  });

  it('imports a file and exports one', async () => {
    await writeFile(join(home.dir, 'words.json'), '[{"written":"عمان","reading":"عَمَّان"}]');
    expect(await run('import', 'words.json')).toMatch(/1 +new +عمان/u);
    await run('export', 'out.json');
    expect(await readFile(join(home.dir, 'out.json'), 'utf8')).toContain('عَمَّان');
    expect(await run('export', '-F', 'json')).toContain('عَمَّان');
    expect((await home.run(['lexicon', 'export', 'out.json'])).exitCode).toBe(1);
  });

  it.each([
    [['lexicon', 'sing']],
    [['lexicon', 'add', 'عمان']],
    [['lexicon', 'remove']],
    [['lexicon', 'undo', 'x']],
    [['speak', 'مرحبا', '--lexicon', 'mine', '-o', 'a.mp3']],
    [['text', 'مرحبا', '--lexicon', 'none@3']],
  ])('refuses %j', async (parameters) => {
    expect((await home.run(parameters)).exitCode).toBe(2);
  });

  it('reads a text with the lexicon of the service where asked to', async () => {
    const { stdout, exitCode } = await home.run(['text', 'مرحبا', '--lexicon', 'default@1']);
    expect([exitCode, stdout]).toEqual([0, 'مرحبا\n']);
  });
});
