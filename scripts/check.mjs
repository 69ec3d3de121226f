/**
 * `npm run check`: everything that can be said about the code without running it. All stages run, so that one sees all
 * there is to mend.
 */
import { bootstrap } from './lib/bootstrap.mjs';
import { stages } from './lib/stage-list.mjs';
import { printTable, runStages } from './lib/stages.mjs';

await bootstrap(async (node) => {
  const results = await runStages(node, Object.values(stages), { atOnce: 2 });
  printTable(results);
  return results.every(({ isPassed }) => isPassed) ? 0 : 1;
});
