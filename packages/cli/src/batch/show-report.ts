import type { Batch, BatchReport, PlanProblem } from '@rakhim/batch';
import { exitCodes } from '../exit-codes.ts';
import { printable } from '../output/translate.ts';
import type { Terminal } from '../output/terminal.ts';
import { note, paint, write } from '../output/write.ts';
import { describeReason } from './describe-reason.ts';
import { formatTime } from './progress-line.ts';

interface ReportOptions {
  readonly terminal: Terminal;
  /** The exit code of a batch that had to stop before its end. */
  readonly stoppedWith: number | undefined;
  /** Files that earlier runs of the batch have written. */
  readonly writtenBefore: number;
}

/** Says at the end what was made and what failed, and why. @returns the exit code. */
export async function showReport(
  report: BatchReport,
  batch: Batch,
  { terminal, stoppedWith, writtenBefore }: ReportOptions,
): Promise<number> {
  const { t, stderr, signal } = terminal;
  const { failed, elapsedMs } = report;
  const written = report.written - writtenBefore;
  if (terminal.isJson && !signal.aborted) {
    await write(terminal.stdout, `${JSON.stringify({ type: 'report', ...report, written })}\n`);
  }
  if (written > 0) {
    note(terminal, t('batchDone', { count: written, time: formatTime(elapsedMs) }));
  }
  if (failed.length > 0) {
    // Said even when quiet: errors are what quiet leaves.
    stderr.write(`${paint(terminal, 'red', t('batchFailures', { count: failed.length }))}\n`);
    failed.forEach((item) =>
      stderr.write(
        `  ${printable(item.sourcePath)}: ${describeReason(terminal, item.failure?.code ?? '', item.failure)}\n`,
      ),
    );
  }
  const left = batch.items().filter(({ state }) => state === 'queued' || state === 'running').length;
  if (left > 0) {
    note(terminal, signal.aborted ? t('batchStopped') : t('batchKept', { count: left }));
  }
  return stoppedWith ?? exitCodeOf(batch);
}

/** With these there is nothing to be made: what they are about is as the caller wants it. */
const harmlessProblems: readonly PlanProblem[] = ['file_empty', 'no_text', 'output_exists'];

/** Partial when some files are done and others cannot be; a failure when none is done. */
function exitCodeOf(batch: Batch): number {
  const items = batch.items();
  const isDone = items.some(({ state, problem }) => state === 'done' || problem === 'output_exists');
  const problems = items.flatMap(({ state, problem }) => (state === 'skipped' && problem ? [problem] : []));
  const isFailed =
    items.some(({ state }) => state === 'failed') || problems.some((problem) => !harmlessProblems.includes(problem));
  if (isDone) {
    return isFailed ? exitCodes.partial : exitCodes.ok;
  }
  return isFailed || problems.length > 0 ? exitCodes.failed : exitCodes.ok;
}
