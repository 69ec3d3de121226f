import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildDesktop } from './build.ts';

const finder = fileURLToPath(new URL('../../../../scripts/find-chromium.mjs', import.meta.url));

/** Once for all tests of the desktop app: what they run is built, and the browser that shows it is found. */
export function setup(): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [finder], { encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(stderr);
  }
  process.env['RAKHIM_CHROMIUM'] = stdout.trim();
  buildDesktop();
}
