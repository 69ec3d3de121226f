import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { projectDir } from './project.mjs';
import { hasNoUnhandledErrors, reportFlakyFiles, retryFailedFiles } from './retry-failed-files.mjs';
import { countTests } from './test-counts.mjs';
import UnhandledErrorsReporter from './unhandled-errors-reporter.mjs';

/** Vitest's results of one file with two tests, of which the second failed or passed. */
function resultsOf(file: string, status: 'passed' | 'failed') {
  return {
    name: join(projectDir, file),
    status,
    message: '',
    assertionResults: [
      { fullName: 'the clock ticks', status: 'passed', failureMessages: [] },
      { fullName: 'the clock strikes', status, failureMessages: status === 'failed' ? ['expected 12 to be 13'] : [] },
    ],
  };
}

function runOf(...testResults: ReturnType<typeof resultsOf>[]) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (status: string) => tests.filter((test) => test.status === status).length;
  return {
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: 0,
    numTodoTests: 0,
    testResults,
  };
}

async function writeResults(results: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rakhim-retry-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'results.json');
  await writeFile(path, JSON.stringify(results));
  return path;
}

describe('the retry of failed test files', () => {
  it('reports a file that passes alone as flaky, with its first output, and counts it as passed', async () => {
    const path = await writeResults(runOf(resultsOf('a.test.ts', 'passed'), resultsOf('b.test.ts', 'failed')));
    const tried: string[] = [];
    const flaky = await retryFailedFiles(path, async (file, secondPath) => {
      tried.push(file);
      await writeFile(secondPath, JSON.stringify(runOf(resultsOf(file, 'passed'))));
      return true;
    });
    expect(tried).toEqual(['b.test.ts']);
    expect(flaky).toEqual([{ file: 'b.test.ts', tests: ['the clock strikes'], firstOutput: 'expected 12 to be 13' }]);
    expect(countTests(path, true)).toEqual({ passed: 4, failed: 0, skipped: 0 });
  });

  it('leaves a file that fails again failed', async () => {
    const path = await writeResults(runOf(resultsOf('b.test.ts', 'failed')));
    const flaky = await retryFailedFiles(path, async (file, secondPath) => {
      await writeFile(secondPath, JSON.stringify(runOf(resultsOf(file, 'failed'))));
      return false;
    });
    expect(flaky).toEqual([]);
    expect(countTests(path, false)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  it('does not take a second run that ran no test for one that passed', async () => {
    const path = await writeResults(runOf(resultsOf('b.test.ts', 'failed')));
    expect(await retryFailedFiles(path, () => Promise.resolve(true))).toEqual([]);
    expect(countTests(path, false).failed).toBe(1);
  });

  it('does not run when so many files failed that something is broken for all', async () => {
    const files = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => resultsOf(`${name}.test.ts`, 'failed'));
    const runAlone = vi.fn(() => Promise.resolve(true));
    expect(await retryFailedFiles(await writeResults(runOf(...files)), runAlone)).toEqual([]);
    expect(runAlone).not.toHaveBeenCalled();
  });

  it('does not excuse an error that was thrown outside every test', async () => {
    const path = await writeResults(runOf(resultsOf('a.test.ts', 'passed')));
    expect(hasNoUnhandledErrors(path, [])).toBe(false);
    await writeFile(`${path}.unhandled`, JSON.stringify({ thrown: 1, crashedFiles: [] }));
    expect(hasNoUnhandledErrors(path, [])).toBe(false);
    await writeFile(`${path}.unhandled`, JSON.stringify({ thrown: 0, crashedFiles: [] }));
    expect(hasNoUnhandledErrors(path, [])).toBe(true);
  });

  it('excuses a process that died only when the test file that it ran passes alone', async () => {
    const path = await writeResults(runOf(resultsOf('a.test.ts', 'passed')));
    const died = new Error('Worker forks emitted error.', {
      cause: new Error(
        `Worker exited unexpectedly with signal SIGTRAP during started state while running test file ${join(projectDir, 'b.test.ts')}`,
      ),
    });
    vi.stubEnv('RAKHIM_UNHANDLED_ERRORS', `${path}.unhandled`);
    onTestFinished(() => void vi.unstubAllEnvs());
    new UnhandledErrorsReporter().onTestRunEnd([], [died]);
    expect(hasNoUnhandledErrors(path, [])).toBe(false);
    expect(hasNoUnhandledErrors(path, [{ file: 'b.test.ts', tests: [], firstOutput: '' }])).toBe(true);
    new UnhandledErrorsReporter().onTestRunEnd([], [died, new Error('thrown in a timer')]);
    expect(hasNoUnhandledErrors(path, [{ file: 'b.test.ts', tests: [], firstOutput: '' }])).toBe(false);
  });
});

it('The report of flaky files is written even when there are none, so that it is never of an earlier run.', async () => {
  const path = await writeResults([{ file: 'old.test.ts' }]);
  reportFlakyFiles(path, []);
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual([]);
});
