/**
 * `npm start`: brings what is missing (Node, packages), then runs the API until it is told to stop. Needs Node 18 or newer and
 * npm, nothing else, so it imports nothing but Node's own modules.
 */
import { join } from 'node:path';
import { installDependencies } from './lib/dependencies.mjs';
import { runInForeground } from './lib/foreground.mjs';
import { findNode } from './lib/node-runtime.mjs';
import { environmentFor } from './lib/npx.mjs';
import { projectDir } from './lib/project.mjs';

try {
  const node = findNode();
  await installDependencies(node);
  const main = join(projectDir, 'apps', 'api', 'src', 'main.ts');
  process.exitCode = await runInForeground(node, ['--conditions=@nabra/source', main, ...process.argv.slice(2)], {
    env: environmentFor(node),
    endsWithUs: true,
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
