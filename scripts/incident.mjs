/** `npm run incident -- open|update`: tells readers of the status page about an outage. */
import { join } from 'node:path';
import { bootstrap } from './lib/bootstrap.mjs';
import { runInForeground } from './lib/foreground.mjs';
import { environmentFor } from './lib/npx.mjs';
import { projectDir } from './lib/project.mjs';

const main = join(projectDir, 'apps', 'api', 'src', 'cli', 'incident.ts');

await bootstrap((node) =>
  runInForeground(node, ['--conditions=@rakhim/source', main, ...process.argv.slice(2)], {
    env: environmentFor(node),
    endsWithUs: true,
  }),
);
