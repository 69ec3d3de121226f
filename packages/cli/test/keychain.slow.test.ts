import { execFile, execFileSync } from 'node:child_process';
import { mkdir, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { commandLine, createCliHome } from '../src/testing/run-cli.ts';
import { serveEmulator } from '../src/testing/serve-emulator.ts';

const run = promisify(execFile);

/** A Secret Service of its own can be started where these programs are. */
function hasKeyring(): boolean {
  try {
    ['dbus-run-session', 'gnome-keyring-daemon'].forEach((program) =>
      execFileSync('which', [program], { stdio: 'ignore' }),
    );
    return true;
  } catch {
    return false;
  }
}

describe.skipIf(!hasKeyring())('with a keychain', () => {
  it('keeps the key there, reads it from there in another process, and writes it into no file', async () => {
    const service = await serveEmulator();
    const home = await createCliHome({ RAKHIM_BASE_URL: service.url });
    const runtime = join(home.dir, 'run');
    await mkdir(runtime, { mode: 0o700 });
    const rakhim = commandLine.map((part) => `'${part}'`).join(' ');
    const script = [
      'printf pw | gnome-keyring-daemon --unlock --components=secrets > /dev/null 2>&1',
      `printf %s "$KEY" | ${rakhim} login --key-stdin`,
      `${rakhim} whoami --json`,
      `${rakhim} logout`,
      `${rakhim} whoami; echo "ended with $?"`,
    ].join('\n');
    const { RAKHIM_KEYCHAIN: _off, ...env } = home.env;
    const { stdout, stderr } = await run('dbus-run-session', ['--', 'bash', '-c', script], {
      cwd: home.dir,
      env: { ...env, XDG_RUNTIME_DIR: runtime, KEY: service.apiKey },
    });
    await service.close();
    expect(stdout).toContain('"source": "keychain"');
    expect(stdout).toContain('ended with 3');
    expect(stdout + stderr).not.toContain(service.apiKey);
    for (const entry of await readdir(home.dir, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) {
        expect((await readFile(join(entry.parentPath, entry.name))).includes(service.apiKey)).toBe(false);
      }
    }
  });
});
