/**
 * `npm run test:mutation`: changes what counts quota, payments, accounts and keys, one place at a time, and names each
 * change that no test notices. Parameters go to Stryker: `-- --mutate 'apps/api/src/modules/usage/**'` is one folder.
 */
import { bootstrap } from './lib/bootstrap.mjs';
import { runStage } from './lib/stages.mjs';

await bootstrap(async (node) => {
  const { isPassed } = await runStage(node, {
    name: 'mutations',
    tool: ['@stryker-mutator/core', 'stryker'],
    parameters: ['run', ...process.argv.slice(2)],
  });
  return isPassed ? 0 : 1;
});
