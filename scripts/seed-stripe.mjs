/** `npm run seed-stripe`: makes the plans' products and prices at Stripe, and the settings of the billing portal. */
import { join } from 'node:path';
import { bootstrap } from './lib/bootstrap.mjs';
import { runInForeground } from './lib/foreground.mjs';
import { environmentFor } from './lib/npx.mjs';
import { projectDir } from './lib/project.mjs';

const main = join(projectDir, 'apps', 'api', 'src', 'cli', 'seed-stripe.ts');

await bootstrap((node) =>
  runInForeground(node, ['--conditions=@rakhim/source', main], { env: environmentFor(node), endsWithUs: true }),
);
