import type { Batch, BatchEvent, ItemView, PauseReason } from '@rakhim/batch';
import { exitCodes } from '../exit-codes.ts';
import { type MessageKey, printable } from '../output/translate.ts';
import type { Terminal } from '../output/terminal.ts';
import { write } from '../output/write.ts';
import { describeReason } from './describe-reason.ts';
import { createProgressLine } from './progress-line.ts';

const pauses: Readonly<Record<PauseReason, MessageKey>> = {
  user: 'batchStopped',
  offline: 'pausedOffline',
  key: 'pausedKey',
  quota: 'pausedQuota',
  subscription: 'pausedSubscription',
  disk: 'pausedDisk',
};

/** The exit codes of a batch that had to stop, by reason. */
const exitCodesByPause: Readonly<Partial<Record<PauseReason, number>>> = {
  key: exitCodes.authentication,
  quota: exitCodes.quota,
  subscription: exitCodes.quota,
  disk: exitCodes.failed,
};

export interface ProgressReporter {
  /** Returns why the batch had to stop, as the code to end with; nothing while it goes on. */
  readonly stoppedWith: () => number | undefined;
  readonly close: () => void;
}

/**
 * Prints the progress of a batch: a line for each file and one for the whole; with `--json` an object a line. A batch
 * that waits for a person is stopped, because at a command line nobody can act.
 */
export function reportProgress(batch: Batch, terminal: Terminal): ProgressReporter {
  const line = createProgressLine(terminal);
  const told = new Set<string>();
  let stoppedWith: number | undefined;

  function tellItem(item: ItemView): void {
    const isOver = item.state === 'done' || item.state === 'failed';
    if (!isOver || told.has(`${item.id} ${item.state}`)) {
      return;
    }
    told.add(`${item.id} ${item.state}`);
    line.above(describeItem(item, terminal));
    item.warnings.forEach(({ message }) => line.above(terminal.t('warning', { text: printable(message) })));
  }

  function pause(reason: PauseReason): void {
    line.above(terminal.t(pauses[reason]));
    if (exitCodesByPause[reason] !== undefined) {
      stoppedWith = exitCodesByPause[reason];
      void batch.stop('finish');
    }
  }

  function onEvent(event: BatchEvent): void {
    if (terminal.isJson && event.type !== 'idle') {
      // Output for programs may wait in memory: it is a few lines for each file.
      void write(terminal.stdout, `${JSON.stringify(event)}\n`).catch(() => undefined);
    }
    if (event.type === 'item') {
      tellItem(event.item);
    } else if (event.type === 'progress') {
      line.show(event.progress);
    } else if (event.type === 'paused') {
      pause(event.reason);
    } else if (event.type === 'resumed') {
      line.above(terminal.t('resumed'));
    }
  }

  const unsubscribe = batch.subscribe(onEvent);
  return {
    stoppedWith: () => stoppedWith,
    close() {
      unsubscribe();
      line.clear();
    },
  };
}

function describeItem(item: ItemView, terminal: Terminal): string {
  const { name, state, failure, written } = item;
  return state === 'failed'
    ? terminal.t('fileFailed', { name, reason: describeReason(terminal, failure?.code ?? '', failure) })
    : terminal.t('fileDone', { name, path: written.join(', ') });
}
