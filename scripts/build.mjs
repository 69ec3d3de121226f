/**
 * `npm run build`: brings what production needs and builds the web app. After it, `node scripts/serve.mjs` needs
 * nothing.
 */
import { bootstrap } from './lib/bootstrap.mjs';
import { say } from './lib/project.mjs';
import { buildWeb } from './lib/web-build.mjs';

await bootstrap(async (node) => {
  await buildWeb(node);
  say('Built. Start it with: node scripts/serve.mjs');
  return 0;
});
