import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { _electron, type ElectronApplication, type Page } from 'playwright-core';

/** The program of Electron where it was fetched. The package itself is never loaded: it would fetch the program. */
export function findElectron(): string | undefined {
  const folder = dirname(createRequire(import.meta.url).resolve('electron/package.json'));
  const note = join(folder, 'path.txt');
  const program = existsSync(note) ? join(folder, 'dist', readFileSync(note, 'utf8')) : undefined;
  return program !== undefined && existsSync(program) ? program : undefined;
}

/** Starts the built app in the real Electron. */
export async function launchElectron(
  executablePath: string,
  userData: string,
): Promise<{ readonly app: ElectronApplication; readonly page: Page }> {
  const app = await _electron.launch({
    executablePath,
    args: [fileURLToPath(new URL('../..', import.meta.url)), `--user-data-dir=${userData}`],
  });
  const page = await app.firstWindow();
  await page.locator('h1').waitFor();
  return { app, page };
}
