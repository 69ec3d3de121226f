/**
 * `npm run dev`: the API, restarted when its sources change, the web app with hot module replacement, and the local
 * mailbox, in one terminal, until Ctrl-C. `npm run dev -- --engine=openai` chooses the speech engine.
 *
 * Like all of these scripts it begins on Node 18; the loop itself runs on the Node that the product runs on.
 */
import { join } from 'node:path';
import { bootstrap } from './lib/bootstrap.mjs';
import { runInForeground } from './lib/foreground.mjs';
import { environmentFor } from './lib/npx.mjs';
import { projectDir } from './lib/project.mjs';

const loop = join(projectDir, 'scripts', 'dev-loop.ts');

await bootstrap((node) =>
  runInForeground(node, [loop, ...process.argv.slice(2)], { env: environmentFor(node), endsWithUs: true }),
);
