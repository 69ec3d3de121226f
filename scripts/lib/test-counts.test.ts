import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countTests, describeCounts, forgetTestResults } from './test-counts.mjs';

const clean = { numPassedTests: 12, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };

async function writeResults(results: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rakhim-counts-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'results.json');
  await writeFile(path, JSON.stringify({ ...clean, ...results }));
  return path;
}

test('the counts tell passed, failed and skipped tests', async () => {
  const path = await writeResults({ numFailedTests: 2, numPendingTests: 3, numTodoTests: 1 });
  expect(countTests(path, false)).toEqual({ passed: 12, failed: 2, skipped: 4 });
});

test('a file that could not be loaded is a failure', async () => {
  const path = await writeResults({ testResults: [{ status: 'failed', assertionResults: [] }] });
  expect(countTests(path, false).failed).toBe(1);
});

test('an error outside every test is a failure', async () => {
  expect(countTests(await writeResults({}), false).failed).toBe(1);
});

test('a run that broke off before it wrote results, or ran no test, is a failure', async () => {
  const path = await writeResults({});
  forgetTestResults(path);
  expect(countTests(path, false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(countTests(path, true)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('the last line names the skipped only when there are any', () => {
  expect(describeCounts({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(describeCounts({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped');
});
