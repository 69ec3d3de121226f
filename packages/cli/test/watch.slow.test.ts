import { appendFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCliHome } from '../src/testing/run-cli.ts';
import { type ServedEmulator, serveEmulator } from '../src/testing/serve-emulator.ts';

let service: ServedEmulator;

beforeAll(async () => {
  service = await serveEmulator();
});
afterAll(() => service.close());

const patience = { timeout: 60_000 };

it('narrates files as they appear, each once it has stopped growing, until Ctrl-C', async () => {
  const home = await createCliHome({ RAKHIM_BASE_URL: service.url, RAKHIM_API_KEY: service.apiKey });
  const inbox = join(home.dir, 'in');
  await mkdir(inbox);
  await writeFile(join(inbox, '1.txt'), 'الأول');
  const sounds = () => readdir(join(home.dir, 'out')).catch(() => []);
  const { child, result } = home.start(['batch', 'in', '-o', 'out', '--watch']);
  await expect.poll(sounds, patience).toEqual(['1.mp3']);

  // Copied slowly: what is there first is not yet the file.
  await writeFile(join(inbox, '2.txt'), '');
  for (const word of ['كان ', 'يا ', 'ما ', 'كان']) {
    await appendFile(join(inbox, '2.txt'), word);
    await sleep(1500);
  }
  await expect.poll(sounds, patience).toEqual(['1.mp3', '2.mp3']);
  const spoken = service.emulator.calls
    .filter(({ path }) => path.startsWith('/api/v1/synthesize'))
    .map(({ body }) => body['text']);
  expect(spoken).toEqual(['الأول', 'كان يا ما كان']);

  child.kill('SIGINT');
  expect(await result).toMatchObject({ exitCode: 130, signal: null });
});
