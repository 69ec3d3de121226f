import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Job, JobQuote, JobTimestamps } from '@rakhim/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CliHome, createCliHome } from '../src/testing/run-cli.ts';
import { type ServedEmulator, serveEmulator } from '../src/testing/serve-emulator.ts';

let service: ServedEmulator;
let home: CliHome;

beforeEach(async () => {
  service = await serveEmulator();
  home = await createCliHome({ RAKHIM_BASE_URL: service.url, RAKHIM_API_KEY: service.apiKey });
  await writeFile(join(home.dir, 'book.txt'), 'صباح الخير. '.repeat(300));
});
afterEach(() => service.close());

async function run(...parameters: string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await home.run(['jobs', ...parameters]);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: expect.any(String) });
  return stdout || stderr;
}

describe('rakhim jobs', () => {
  it('has a file spoken, waits for it and saves its sound', async () => {
    expect(await run()).toContain('no jobs');
    const quote = JSON.parse(await run('create', 'book.txt', '--dry-run', '--json')) as JobQuote;
    expect(quote.characters).toBe(3600);
    const id = (await run('create', 'book.txt', '-v', 'female1')).trim();
    expect(await run('wait', id)).toContain('completed');
    await run('download', id, '-o', 'book.mp3');
    await run('download', id, '-o', 'again.mp3', '--subtitles', 'vtt');
    expect(await readFile(join(home.dir, 'again.vtt'), 'utf8')).toContain('صباح الخير.');
    const { words } = JSON.parse(await run('timestamps', id)) as JobTimestamps;
    expect(words.slice(0, 2).map(({ text }) => text)).toEqual(['صباح', 'الخير.']);
    const [job] = JSON.parse(await run('list', '--json')) as [Job];
    expect(job).toMatchObject({ id, status: 'completed', voice: 'female1' });
    expect(await readFile(join(home.dir, 'book.mp3'))).toHaveLength(job.result?.bytes ?? -1);
    await run('delete', id);
    expect(await run('list')).toContain('no jobs');
  });

  it('pauses, resumes and cancels, and fails to wait for what was canceled', async () => {
    const id = (await run('create', 'book.txt')).trim();
    expect(await run('pause', id)).toContain('paused');
    expect(await run('resume', id)).toContain('queued');
    expect(await run('cancel', id)).toContain('canceled');
    expect((await home.run(['jobs', 'wait', id])).exitCode).toBe(1);
    expect((await home.run(['jobs', 'create'])).exitCode).toBe(2);
    expect((await home.run(['jobs', 'sing', id])).exitCode).toBe(2);
  });
});
