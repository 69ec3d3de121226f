import { chmod, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CliHome, createCliHome } from '../src/testing/run-cli.ts';
import { type ServedEmulator, serveEmulator } from '../src/testing/serve-emulator.ts';

let service: ServedEmulator;

beforeAll(async () => {
  service = await serveEmulator();
});
afterAll(() => service.close());

/** A machine whose only player is a script: it keeps what it is given. */
async function openHome(player: string, script: string): Promise<CliHome> {
  const home = await createCliHome({ RAKHIM_BASE_URL: service.url, RAKHIM_API_KEY: service.apiKey });
  const folder = join(home.dir, 'bin');
  await mkdir(folder);
  await writeFile(join(folder, player), `#!/bin/sh\n${script}\n`);
  await chmod(join(folder, player), 0o755);
  return home;
}

function withPlayers(home: CliHome, ...systemFolders: readonly string[]) {
  return { env: { PATH: [join(home.dir, 'bin'), ...systemFolders].join(delimiter) } };
}

describe('rakhim play', () => {
  it('gives the sound to a player that takes a stream', async () => {
    const home = await openHome('mpv', 'cat > heard.mp3; echo "$*" > how.txt');
    const { exitCode, stderr } = await home.run(['play', 'مرحبا'], withPlayers(home, '/usr/bin', '/bin'));
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '5 characters charged\n' });
    expect((await readFile(join(home.dir, 'heard.mp3')))[0]).toBe(0xff);
    expect(await readFile(join(home.dir, 'how.txt'), 'utf8')).toBe('--no-video --no-terminal -\n');
  });

  it('gives a whole file to a player that takes no stream, and leaves nothing behind', async () => {
    const home = await openHome('afplay', 'cp "$1" heard.wav; dirname "$1" > where.txt');
    const { env } = withPlayers(home, '/usr/bin', '/bin');
    const { exitCode } = await home.run(['play', 'مرحبا'], { env: { ...env, RAKHIM_PLAYER: 'afplay' } });
    expect(exitCode).toBe(0);
    expect((await readFile(join(home.dir, 'heard.wav'))).subarray(0, 4).toString()).toBe('RIFF');
    const where = (await readFile(join(home.dir, 'where.txt'), 'utf8')).trim();
    await expect(readdir(where)).rejects.toThrow('ENOENT');
  });

  it('ends well when the player is closed early, and says so when it fails', async () => {
    const closed = await openHome('mpv', 'exit 0');
    const long = 'مرحبا '.repeat(2000);
    expect((await closed.run(['play', long], withPlayers(closed, '/usr/bin', '/bin'))).exitCode).toBe(0);
    const broken = await openHome('mpv', 'cat > /dev/null; exit 3');
    const { exitCode, stderr } = await broken.run(['play', 'مرحبا'], withPlayers(broken, '/usr/bin', '/bin'));
    expect(exitCode).toBe(1);
    expect(stderr).toContain('mpv failed');
  });

  it('charges nothing where there is no player', async () => {
    const home = await openHome('nothing-that-plays', 'exit 0');
    const calls = service.emulator.calls.length;
    const { exitCode, stderr } = await home.run(['play', 'مرحبا'], withPlayers(home));
    expect(exitCode).toBe(1);
    expect(stderr).toContain('No player found');
    expect(service.emulator.calls).toHaveLength(calls);
  });
});
