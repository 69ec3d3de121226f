/**
 * `npm test`: all that `npm run check` says, then all fast tests; `--slow` (`npm run test:slow`) runs the slow tests
 * alone. Anything else on the command line goes to vitest, so `npm test -- packages/audio` runs one package's tests.
 *
 * The last line is `N passed, N failed`; a stage before the tests that fails counts as one failure.
 */
import { join } from 'node:path';
import { bootstrap } from './lib/bootstrap.mjs';
import { cacheDir } from './lib/project.mjs';
import { stages } from './lib/stage-list.mjs';
import { printTable, runStage, runStages } from './lib/stages.mjs';
import { countTests, describeCounts, forgetTestResults } from './lib/test-counts.mjs';

const isSlow = process.argv.includes('--slow');
const chosen = process.argv.slice(2).filter((parameter) => parameter !== '--slow');
const resultsPath = join(cacheDir, 'test-results.json');

/** @type {import('./lib/stages.mjs').Stage} */
const tests = {
  name: isSlow ? 'slow tests' : 'tests',
  tool: ['vitest'],
  parameters: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${resultsPath}`, ...chosen],
  environment: { RAKHIM_TEST_KIND: isSlow ? 'slow' : 'fast' },
};

await bootstrap(async (node) => {
  const startedAt = performance.now();
  forgetTestResults(resultsPath);
  const before = isSlow || chosen.length > 0 ? [] : await runStages(node, Object.values(stages));
  const vitest = await runStage(node, tests);
  printTable([...before, vitest]);
  const counts = countTests(resultsPath, vitest.isPassed);
  counts.failed += before.filter(({ isPassed }) => !isPassed).length;
  console.log(`\n${((performance.now() - startedAt) / 1000).toFixed(1)} s in all`);
  console.log(describeCounts(counts));
  return counts.failed === 0 ? 0 : 1;
});
