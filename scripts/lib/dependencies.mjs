import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInForeground } from './foreground.mjs';
import { environmentFor, npxCall } from './npx.mjs';
import { cacheDir, projectDir, readPackageManager, say } from './project.mjs';

const stampPath = join(cacheDir, 'installed');

/**
 * Installs the packages that the lockfile names, unless that was done and nothing has changed since. An installation
 * that was cut short counts as not done.
 * @param {string} node the Node to install for.
 * @throws {Error} with a sentence for the person at the terminal.
 */
export async function installDependencies(node) {
  // What runs in production was put together elsewhere, without what only building and testing need.
  if (process.env['NODE_ENV'] === 'production') {
    return;
  }
  const stamp = currentStamp();
  if (readStamp() === stamp) {
    return;
  }
  rmSync(stampPath, { force: true });
  const packageManager = readPackageManager();
  say(`Installing packages with ${packageManager} (only when they have changed) …`);
  const call = npxCall(node, [
    '--yes',
    packageManager,
    'install',
    '--frozen-lockfile',
    '--config.confirm-modules-purge=false',
  ]);
  const exitCode = await runInForeground(call.command, call.parameters, {
    env: environmentFor(node),
    shell: call.shell,
  });
  if (exitCode !== 0) {
    throw new Error('The packages could not be installed; the reason is above. Run this again when it is mended.');
  }
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(stampPath, stamp);
}

/** Everything that decides what an installation puts where. */
function currentStamp() {
  const hash = createHash('sha256');
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
    hash.update(readFileSync(join(projectDir, name)));
  }
  hash.update(`${readPackageManager()} ${process.platform} ${process.arch}`);
  return hash.digest('hex');
}

function readStamp() {
  try {
    return readFileSync(stampPath, 'utf8');
  } catch {
    return undefined;
  }
}
