import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { projectDir } from './project.mjs';

/** When more files than this fail, something is broken for all of them, and a retry would only take time. */
const retriedFilesMax = 5;

/**
 * @typedef {object} FlakyFile a test file that failed in the whole run and passed alone.
 * @property {string} file its path below the project.
 * @property {string[]} tests full names of the tests that failed the first time.
 * @property {string} firstOutput what they said then.
 */

/**
 * Finds the test files that failed in a run.
 * @param {string} resultsPath of vitest's JSON results.
 * @returns {FlakyFile[]} nothing when the results cannot be read.
 */
function findFailedFiles(resultsPath) {
  return readResults(resultsPath)
    .testResults.filter(({ status }) => status === 'failed')
    .map(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      return {
        file: relative(projectDir, name),
        tests: failed.map(({ fullName }) => fullName),
        firstOutput: [message, ...failed.flatMap(({ failureMessages }) => failureMessages)].filter(Boolean).join('\n'),
      };
    });
}

/**
 * Runs each failed test file once more, alone. One that passes then is flaky: it is reported, and its results in the
 * file at `resultsPath` are replaced with those of the second run, so that it does not fail the whole run.
 * @param {string} resultsPath of vitest's JSON results.
 * @param {(file: string, resultsPath: string) => Promise<boolean>} runAlone runs one test file, writes its results, and
 *   tells whether it passed.
 * @returns {Promise<FlakyFile[]>} the files that passed the second time.
 */
export async function retryFailedFiles(resultsPath, runAlone) {
  const failed = findFailedFiles(resultsPath);
  if (failed.length > retriedFilesMax) {
    return [];
  }
  /** @type {FlakyFile[]} */
  const flaky = [];
  for (const failure of failed) {
    const secondPath = `${resultsPath}.second`;
    rmSync(secondPath, { force: true });
    const isPassed = await runAlone(failure.file, secondPath);
    const second = readResults(secondPath);
    if (isPassed && second.numPassedTests > 0 && second.numFailedTests === 0) {
      replaceResults(resultsPath, failure.file, second);
      flaky.push(failure);
    }
    rmSync(secondPath, { force: true });
  }
  return flaky;
}

/**
 * Tells whether the retries have judged all that went wrong in a run: they do not judge what was thrown outside every
 * test, and judge a process that died only with the test file that it ran.
 * @param {string} resultsPath of vitest's JSON results; such errors lie beside it.
 * @param {FlakyFile[]} flaky the files that passed the second time.
 */
export function hasNoUnhandledErrors(resultsPath, flaky) {
  try {
    const { thrown, crashedFiles } = JSON.parse(readFileSync(`${resultsPath}.unhandled`, 'utf8'));
    const isJudged = (/** @type {string} */ path) => flaky.some(({ file }) => file === relative(projectDir, path));
    return thrown === 0 && crashedFiles.every(isJudged);
  } catch {
    return false;
  }
}

/**
 * Writes which test files were flaky, with what they said the first time, and tells it to the person at the terminal.
 * @param {string} path of the report; an empty list is written too, so that it is never of an earlier run.
 * @param {FlakyFile[]} flaky
 */
export function reportFlakyFiles(path, flaky) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(flaky, null, 2)}\n`);
  for (const { file, tests, firstOutput } of flaky) {
    console.log(`\nFLAKY ${file}: failed in the whole run and passed alone`);
    for (const test of tests) {
      console.log(`  ${test}`);
    }
    console.log(firstOutput.replaceAll(/^/gm, '    '));
  }
}

/** @param {string} resultsPath @param {string} file @param {ReturnType<typeof readResults>} second */
function replaceResults(resultsPath, file, second) {
  const results = readResults(resultsPath);
  const isRetried = (/** @type {{ name: string }} */ { name }) => relative(projectDir, name) === file;
  const first = results.testResults.filter(isRetried).flatMap(({ assertionResults }) => assertionResults);
  const count = (/** @type {string} */ status) => first.filter((test) => test.status === status).length;
  results.numPassedTests += second.numPassedTests - count('passed');
  results.numFailedTests -= count('failed');
  results.testResults = [...results.testResults.filter((result) => !isRetried(result)), ...second.testResults];
  writeFileSync(resultsPath, JSON.stringify(results));
}

/** @param {string} path */
function readResults(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
  }
}
