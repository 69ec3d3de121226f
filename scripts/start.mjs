/**
 * `npm start`: brings what is missing, then runs the API until it is told to stop. Needs Node 18 or newer and npm, nothing
 * else, so these scripts import nothing but Node's own modules.
 */
import { join } from 'node:path';
import { bootstrap } from './lib/bootstrap.mjs';
import { runInForeground } from './lib/foreground.mjs';
import { environmentFor } from './lib/npx.mjs';
import { cacheDir, projectDir } from './lib/project.mjs';

const main = join(projectDir, 'apps', 'api', 'src', 'main.ts');

await bootstrap((node) => {
  // Node keeps what it compiled, and the next start is quicker.
  const env = { NODE_COMPILE_CACHE: join(cacheDir, 'compiled'), ...environmentFor(node) };
  return runInForeground(node, ['--conditions=@nabra/source', main, ...process.argv.slice(2)], { env, endsWithUs: true });
});
