/** `npm run bench`: brings what is missing, as `npm start` does, then measures the API as `npm start` runs it. */
import { join } from 'node:path';
import { apiArguments, apiEnvironment } from './lib/api-process.mjs';
import { bootstrap } from './lib/bootstrap.mjs';
import { runInForeground } from './lib/foreground.mjs';
import { projectDir } from './lib/project.mjs';

await bootstrap((node) => {
  const script = join(projectDir, 'scripts', 'bench.ts');
  return runInForeground(node, [...apiArguments, script, ...process.argv.slice(2)], { env: apiEnvironment(node) });
});
