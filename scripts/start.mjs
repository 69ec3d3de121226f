/**
 * `npm start`: brings what is missing, builds the web app, then runs the API until it is told to stop. Needs Node 18 or
 * newer and npm, nothing else, so these scripts import nothing but Node's own modules.
 */
import { join } from 'node:path';
import { apiArguments, apiEnvironment } from './lib/api-process.mjs';
import { bootstrap } from './lib/bootstrap.mjs';
import { runInForeground } from './lib/foreground.mjs';
import { projectDir } from './lib/project.mjs';
import { buildWeb } from './lib/web-build.mjs';

const main = join(projectDir, 'apps', 'api', 'src', 'main.ts');

await bootstrap(async (node) => {
  await buildWeb(node);
  return runInForeground(node, [...apiArguments, main, ...process.argv.slice(2)], {
    env: apiEnvironment(node),
    endsWithUs: true,
  });
});
