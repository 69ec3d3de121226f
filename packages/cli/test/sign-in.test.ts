import { spawnSync } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandLine, createCliHome } from '../src/testing/run-cli.ts';
import { type ServedEmulator, serveEmulator } from '../src/testing/serve-emulator.ts';

let service: ServedEmulator;

beforeAll(async () => {
  service = await serveEmulator();
});
afterAll(() => service.close());

describe('rakhim login --key-stdin', () => {
  it('keeps a key that works in a file for its owner alone, with a warning, and never shows it', async () => {
    const home = await createCliHome({ RAKHIM_BASE_URL: service.url });
    const signedOut = await home.run(['whoami']);
    expect(signedOut).toMatchObject({ exitCode: 3, stdout: '' });

    const login = await home.run(['login', '--key-stdin'], { stdin: `${service.apiKey}\n` });
    expect(login.exitCode).toBe(0);
    const path = join(home.dir, '.config/rakhim/credentials.json');
    expect(login.stderr).toContain(path);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(join(home.dir, '.config/rakhim'))).mode & 0o777).toBe(0o700);
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual({ [service.url]: service.apiKey });

    const whoami = await home.run(['whoami', '--json']);
    expect(JSON.parse(whoami.stdout)).toMatchObject({ source: 'file', key: '…eeee', origin: service.url });
    expect([login, whoami].some(({ stdout, stderr }) => (stdout + stderr).includes(service.apiKey))).toBe(false);
  });

  it('says at the first sign-in which service it is for, and how to name another', async () => {
    const home = await createCliHome();
    const { exitCode, stderr } = await home.run(['login', '--key-stdin'], { stdin: service.apiKey });
    expect(exitCode).toBe(1);
    expect(stderr).toContain('Signing in to http://127.0.0.1:3000');
    expect(stderr).toContain('rakhim config set base-url');
  });

  it('asks a person for the address, and keeps it', async () => {
    const home = await createCliHome();
    const [node, ...program] = commandLine;
    const line = [node, ...program, 'login', '--no-browser'].map((word) => `'${word}'`).join(' ');
    // `script` is a terminal for the program.
    const { stdout } = spawnSync('script', ['-qec', line, '/dev/null'], {
      cwd: home.dir,
      env: home.env,
      input: '127.0.0.1:9\n',
      encoding: 'utf8',
    });
    expect(stdout).toContain('Where is your Rakhim?');
    const { stdout: kept } = await home.run(['config', 'get', 'base-url']);
    expect(kept).toBe('https://127.0.0.1:9\n');
    expect(stdout).toContain('The service at https://127.0.0.1:9 cannot be reached');
  });

  it('keeps no key that does not work', async () => {
    const home = await createCliHome({ RAKHIM_BASE_URL: service.url });
    const wrong = `rakhim_live_${'w'.repeat(32)}`;
    const refused = await home.run(['login', '--key-stdin'], { stdin: wrong });
    expect(refused.exitCode).toBe(3);
    expect(refused.stderr).not.toContain(wrong);
    const nonsense = await home.run(['login', '--key-stdin'], { stdin: 'hunter2' });
    expect(nonsense.exitCode).toBe(2);
    expect(nonsense.stderr).not.toContain('hunter2');
    await expect(stat(join(home.dir, '.config/rakhim/credentials.json'))).rejects.toThrow('ENOENT');
  });

  it('sends a key to no other service than the one it is for', async () => {
    const other = await serveEmulator();
    const home = await createCliHome({ RAKHIM_BASE_URL: service.url });
    await home.run(['login', '--key-stdin'], { stdin: service.apiKey });
    const { exitCode } = await home.run(['whoami', '--base-url', other.url]);
    expect(exitCode).toBe(3);
    expect(other.emulator.calls).toEqual([]);
    await other.close();
  });

  it('is not needed for the list of voices, and no key is sent for it', async () => {
    const home = await createCliHome({ RAKHIM_BASE_URL: service.url });
    const { exitCode, stdout } = await home.run(['voices', '--json'], {
      env: { RAKHIM_API_KEY: `rakhim_live_${'w'.repeat(32)}` },
    });
    expect(exitCode).toBe(0);
    expect((JSON.parse(stdout) as { voices: unknown[] }).voices).toHaveLength(16);
    expect(service.emulator.calls.at(-1)?.headers.get('authorization')).toBeNull();
  });

  it('lets RAKHIM_API_KEY win', async () => {
    const home = await createCliHome({ RAKHIM_BASE_URL: service.url });
    await home.run(['login', '--key-stdin'], { stdin: service.apiKey });
    const { exitCode } = await home.run(['whoami'], { env: { RAKHIM_API_KEY: `rakhim_live_${'w'.repeat(32)}` } });
    expect(exitCode).toBe(3);
  });

  it('does not repeat what stands in a damaged file of keys', async () => {
    const home = await createCliHome({ RAKHIM_BASE_URL: service.url });
    await home.run(['login', '--key-stdin'], { stdin: service.apiKey });
    await writeFile(join(home.dir, '.config/rakhim/credentials.json'), `{ "x": "${service.apiKey}`);
    const { exitCode, stderr } = await home.run(['whoami']);
    expect(exitCode).toBe(1);
    expect(stderr).toContain('credentials.json');
    expect(stderr).not.toContain(service.apiKey);
  });
});

describe('rakhim config', () => {
  it('keeps settings that commands then follow, and refuses what cannot be one', async () => {
    const home = await createCliHome({ RAKHIM_API_KEY: service.apiKey });
    expect((await home.run(['config', 'set', 'base-url', service.url])).exitCode).toBe(0);
    expect((await home.run(['config', 'set', 'voice', 'female2'])).exitCode).toBe(0);
    expect((await home.run(['config', 'get', 'voice'])).stdout).toBe('female2\n');
    const { stdout } = await home.run(['speak', 'مرحبا', '-o', 'a.mp3', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ voice: 'female2', dialect: 'egyptian' });
    const chosen = await home.run(['speak', 'مرحبا', '-d', 'gulf', '-o', 'b.mp3', '--json']);
    expect(JSON.parse(chosen.stdout)).toMatchObject({ voice: 'male3', dialect: 'gulf' });
    expect(JSON.parse((await home.run(['config', '--json'])).stdout)).toEqual({
      'base-url': service.url,
      voice: 'female2',
    });
    await home.run(['config', 'unset', 'voice']);
    expect((await home.run(['config', 'get', 'voice'])).stdout).toBe('\n');
    for (const wrong of [
      ['set', 'key', 'x'],
      ['set', 'format', 'aac'],
      ['set', 'base-url', 'file:///etc'],
      ['set', 'voice'],
      ['shout'],
    ]) {
      expect((await home.run(['config', ...wrong])).exitCode).toBe(2);
    }
  });
});
