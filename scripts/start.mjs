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
  const env = {
    // Node keeps what it compiled, and the next start is quicker.
    NODE_COMPILE_CACHE: join(cacheDir, 'compiled'),
    // Where glibc gives each thread a heap of its own, the voices' threads would hold on to memory that none of them uses.
    MALLOC_ARENA_MAX: '2',
    ...environmentFor(node),
  };
  return runInForeground(node, ['--conditions=@nabra/source', main, ...process.argv.slice(2)], { env, endsWithUs: true });
});
