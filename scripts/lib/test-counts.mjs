import { readFileSync, rmSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} TestCounts */

/**
 * Removes the results of an earlier run, so that they are not taken for those of one that broke off.
 * @param {string} path
 */
export function forgetTestResults(path) {
  rmSync(path, { force: true });
  rmSync(`${path}.unhandled`, { force: true });
}

/**
 * Reads what vitest wrote about its run.
 * @param {string} path of the JSON results.
 * @param {boolean} isPassed what vitest said by its exit code. When it failed though no test did (it could not begin,
 *   or something was thrown outside every test), that is one failure; and so is a run in which nothing passed.
 * @returns {TestCounts}
 */
export function countTests(path, isPassed) {
  const results = readResults(path);
  // A file that could not be loaded has no tests that could fail.
  const brokenFiles = results.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const failed = results.numFailedTests + brokenFiles;
  return {
    passed: results.numPassedTests,
    failed: failed === 0 && (!isPassed || results.numPassedTests === 0) ? 1 : failed,
    skipped: results.numPendingTests + results.numTodoTests,
  };
}

/** @param {TestCounts} counts */
export function describeCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function readResults(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
  }
}
