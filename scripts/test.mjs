/**
 * `npm test`: the fast tests, and beside them all that `npm run check` says. `--slow` (`npm run test:slow`) runs the
 * slow tests alone. Anything else on the command line goes to vitest, so `npm test -- packages/audio` runs one
 * package's tests and `npm test -- --changed` those that a change since `main` can reach, committed or not.
 *
 * A test file that fails in a whole run, or in one job of a build server (`CI` is set), is run once more, alone. One
 * that passes then is reported as flaky, at the end and in `test-results/flaky.json`, and does not fail the run; with
 * `--no-retry`, as nightly runs have it, and among the slow tests nothing is retried.
 *
 * The last line is `N passed, N failed`; a stage of the check that fails counts as one failure.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap } from './lib/bootstrap.mjs';
import { projectDir } from './lib/project.mjs';
import { hasNoUnhandledErrors, reportFlakyFiles, retryFailedFiles } from './lib/retry-failed-files.mjs';
import { stages } from './lib/stage-list.mjs';
import { printTable, runStage, runStages } from './lib/stages.mjs';
import { countTests, describeCounts, forgetTestResults } from './lib/test-counts.mjs';

const ownOptions = ['--slow', '--no-retry'];
const isSlow = process.argv.includes('--slow');
const chosen = process.argv
  .slice(2)
  .filter((parameter) => !ownOptions.includes(parameter))
  .map((parameter) => (parameter === '--changed' ? '--changed=main' : parameter));
/** A change may reach no test. */
const mayBeEmpty = chosen.some((parameter) => parameter.startsWith('--changed'));
const isWhole = !isSlow && chosen.length === 0;
const isPartOfBuild = !isSlow && process.env.CI !== undefined;
const hasRetry = (isWhole || isPartOfBuild) && !process.argv.includes('--no-retry');
const resultsDir = join(projectDir, 'test-results');
const reporters = ['default', 'json', './scripts/lib/unhandled-errors-reporter.mjs'];
const resultsPath = join(resultsDir, 'results.json');

/** @param {string[]} files @param {string} outputPath @returns {import('./lib/stages.mjs').Stage} */
function tests(files, outputPath) {
  return {
    name: isSlow ? 'slow tests' : 'tests',
    tool: ['vitest'],
    parameters: ['run', ...reporters.map((name) => `--reporter=${name}`), `--outputFile.json=${outputPath}`, ...files],
    environment: { RAKHIM_TEST_KIND: isSlow ? 'slow' : 'fast', RAKHIM_UNHANDLED_ERRORS: `${outputPath}.unhandled` },
  };
}

await bootstrap(async (node) => {
  const startedAt = performance.now();
  mkdirSync(resultsDir, { recursive: true });
  forgetTestResults(resultsPath);
  // The browser tests wait more than they compute: one stage of the check at a time fills the gaps.
  const [checked, vitest] = await Promise.all([
    isWhole ? runStages(node, Object.values(stages), { atOnce: 1 }) : [],
    runStage(node, tests(chosen, resultsPath)),
  ]);
  const flaky = hasRetry
    ? await retryFailedFiles(resultsPath, async (file, path) => (await runStage(node, tests([file], path))).isPassed)
    : [];
  reportFlakyFiles(join(resultsDir, 'flaky.json'), flaky);
  const counts = countTests(
    resultsPath,
    vitest.isPassed || (flaky.length > 0 && hasNoUnhandledErrors(resultsPath, flaky)),
  );
  if (mayBeEmpty && vitest.isPassed && counts.passed === 0) {
    counts.failed = 0;
  }
  printTable([...checked, { ...vitest, isPassed: counts.failed === 0 }]);
  counts.failed += checked.filter(({ isPassed }) => !isPassed).length;
  console.log(`\n${((performance.now() - startedAt) / 1000).toFixed(1)} s in all`);
  console.log(describeCounts(counts));
  return counts.failed === 0 ? 0 : 1;
});
