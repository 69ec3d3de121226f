import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';

const starter = new URL('./driver/chromium.ts', import.meta.url).href;
const script = `
  const { startChromium } = await import(${JSON.stringify(starter)});
  console.log((await startChromium(process.argv[1])).pid);
`;

/** Tells whether a process runs; a zombie has no command line any more. */
const isRunning = async (pid: string): Promise<boolean> =>
  (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')) !== '';

describe.skipIf(process.platform !== 'linux')('the browser of the tests', () => {
  it('ends with its parent process, even if that was killed', async () => {
    const profile = await mkdtemp(join(tmpdir(), 'rakhim-browser-'));
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script, profile], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [pid] = (await once(createInterface(parent.stdout), 'line')) as [string];
    expect(await isRunning(pid)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => isRunning(pid)).toBe(false);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  });
});
