/**
 * `npm start`: brings what is missing, then runs the API until it is told to stop. Needs Node 18 or newer and npm, nothing
 * else, so these scripts import nothing but Node's own modules.
 */
import { join } from 'node:path';
import { bootstrap } from './lib/bootstrap.mjs';
import { runInForeground } from './lib/foreground.mjs';
import { environmentFor } from './lib/npx.mjs';
import { projectDir } from './lib/project.mjs';

const main = join(projectDir, 'apps', 'api', 'src', 'main.ts');

await bootstrap((node) =>
  runInForeground(node, ['--conditions=@nabra/source', main, ...process.argv.slice(2)], { env: environmentFor(node), endsWithUs: true }),
);
