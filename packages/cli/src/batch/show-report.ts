import type { Batch, BatchReport } from '@rakhim/batch';
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
}

/** Says at the end what was made and what failed, and why. @returns the exit code. */
export async function showReport(
  report: BatchReport,
  batch: Batch,
  { terminal, stoppedWith }: ReportOptions,
): Promise<number> {
  const { t, stderr, signal } = terminal;
  const { failed, written, elapsedMs } = report;
  if (terminal.isJson && !signal.aborted) {
    await write(terminal.stdout, `${JSON.stringify({ type: 'report', ...report })}\n`);
  }
  note(terminal, t('batchDone', { count: written, time: formatTime(elapsedMs) }));
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
  const problems = batch.items().filter(({ state }) => state === 'skipped').length;
  return (
    stoppedWith ?? exitCodeOf(failed.length + problems, batch.items().filter(({ state }) => state === 'done').length)
  );
}

/** Partial when some files are done and others are not; a failure when none is done. */
function exitCodeOf(failures: number, done: number): number {
  if (failures === 0) {
    return exitCodes.ok;
  }
  return done > 0 ? exitCodes.partial : exitCodes.failed;
}
