import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Where the built main process, preload script and pages are. */
export const buildFolder = fileURLToPath(new URL('../../out', import.meta.url));

/** Builds what the tests run: it is the product that is tested, not its source. */
export function buildDesktop(): void {
  const program = fileURLToPath(new URL('../../node_modules/electron-vite/bin/electron-vite.js', import.meta.url));
  const { status, stderr, stdout } = spawnSync(process.execPath, [program, 'build', '--logLevel', 'warn'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Error(`The desktop app could not be built.\n${stdout}\n${stderr}`);
  }
}
