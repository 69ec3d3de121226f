import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInForeground } from './foreground.mjs';
import { environmentFor } from './npx.mjs';
import { cacheDir, projectDir, say } from './project.mjs';

const stampPath = join(cacheDir, 'web-built');
const webDir = join(projectDir, 'apps', 'web');

/** The sources of the web app. */
const sources = [
  ...['src', 'public', 'index.html', 'vite.config.ts', 'package.json'].map((name) => join(webDir, name)),
  join(projectDir, 'packages', 'containers', 'src'),
  join(projectDir, 'packages', 'contract', 'src'),
  join(projectDir, 'packages', 'i18n', 'src'),
  join(projectDir, 'packages', 'text', 'src'),
  join(projectDir, 'pnpm-lock.yaml'),
];

/** The steps of a build: what browsers get, then the same for Node, which renders the public pages. */
const steps = [
  ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
  ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--ssr', 'src/prerender/prerender.ts'],
  ['dist/server/prerender.js'],
];

/**
 * Builds the web app, unless that was done and nothing it is made from has changed since.
 * @param {string} node the Node to build with.
 * @throws {Error} with a sentence for the person at the terminal.
 */
export async function buildWeb(node) {
  const stamp = currentStamp();
  if (readStamp() === stamp) {
    return;
  }
  rmSync(stampPath, { force: true });
  say('Building the web app (only when it has changed) …');
  for (const [script, ...parameters] of steps) {
    const exitCode = await runInForeground(node, [script, ...parameters], { env: buildEnvironment(node), cwd: webDir });
    if (exitCode !== 0) {
      throw new Error('The web app could not be built; the reason is above.');
    }
  }
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(stampPath, stamp);
}

/**
 * Builds the same result in any environment: that of a test, or of a person at a terminal.
 *
 * @param {string} node
 */
function buildEnvironment(node) {
  return { ...environmentFor(node), NODE_ENV: 'production' };
}

function currentStamp() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesUnder)) {
    hash.update(file).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesUnder(path) {
  if (!statSync(path).isDirectory()) {
    return [path];
  }
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

function readStamp() {
  try {
    // A build that was deleted by hand is made again.
    statSync(join(webDir, 'dist', 'client', 'pages'));
    return readFileSync(stampPath, 'utf8');
  } catch {
    return undefined;
  }
}
