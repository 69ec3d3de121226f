/** `npm run bench`: brings what is missing, as `npm start` does, then measures. */
import { join } from 'node:path';
import { bootstrap } from './lib/bootstrap.mjs';
import { runInForeground } from './lib/foreground.mjs';
import { environmentFor } from './lib/npx.mjs';
import { projectDir } from './lib/project.mjs';

await bootstrap((node) => {
  const script = join(projectDir, 'scripts', 'bench.ts');
  return runInForeground(node, ['--conditions=@nabra/source', script, ...process.argv.slice(2)], { env: environmentFor(node) });
});
