/**
 * `node scripts/serve.mjs`: runs what `npm run build` has built, for production. It installs, builds and fetches
 * nothing, and needs neither npm nor a network.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { apiArguments, apiDefaults } from './lib/api-process.mjs';
import { runInForeground } from './lib/foreground.mjs';
import { majorMin } from './lib/node-runtime.mjs';
import { projectDir } from './lib/project.mjs';

const main = join(projectDir, 'apps', 'api', 'src', 'main.ts');
const webDir = process.env.RAKHIM_WEB_DIR || join(projectDir, 'apps', 'web', 'dist', 'client');

/** @returns {string | undefined} what keeps it from starting. */
function findObstacle() {
  if (Number(process.versions.node.split('.')[0]) < majorMin) {
    return `Rakhim runs on Node ${majorMin}; this is ${process.versions.node}.`;
  }
  if (!existsSync(join(webDir, 'pages'))) {
    return 'The web app is not built. Run once: npm run build';
  }
  return undefined;
}

const obstacle = findObstacle();
if (obstacle === undefined) {
  process.exitCode = await runInForeground(process.execPath, [...apiArguments, main], {
    env: { ...apiDefaults, ...process.env },
  });
} else {
  console.error(obstacle);
  process.exitCode = 1;
}
