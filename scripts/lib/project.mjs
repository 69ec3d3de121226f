import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const projectDir = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The cache folder of these scripts. It is deleted with node_modules, and with it the reason to trust it. */
export const cacheDir = join(projectDir, 'node_modules', '.cache', 'rakhim');

/** @returns {string} the package manager as npx takes it, such as `pnpm@12.21.0`. */
export function readPackageManager() {
  const { packageManager } = JSON.parse(readFileSync(join(projectDir, 'package.json'), 'utf8'));
  // A hash may follow the version; npx does not know it.
  return packageManager.split('+')[0];
}

/** Tells the person at the terminal what is going on. @param {string} text */
export function say(text) {
  process.stdout.write(`${text}\n`);
}
