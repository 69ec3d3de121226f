import { type Batch, type BatchFile, type BatchPlan, type BatchSettings, planBatch } from '@rakhim/batch';
import { CliError } from '../cli-error.ts';
import { exitCodes } from '../exit-codes.ts';
import { type Invocation, isOn } from '../invocation.ts';
import { journalPath, readBatchSettings } from '../batch/batch-options.ts';
import { reportProgress } from '../batch/report-progress.ts';
import { limitHeapGrowth } from '../batch/limit-heap-growth.ts';
import { findNewFiles } from '../batch/new-files.ts';
import { type OpenBatch, openBatch } from '../batch/open-batch.ts';
import { showReport } from '../batch/show-report.ts';
import { type Cost, planForPrograms, showCost, showLeftOut, showOutputs, showSkipped } from '../batch/show-plan.ts';
import { scanFiles } from '../batch/scan-files.ts';
import { watchFiles } from '../batch/watch-files.ts';
import { note, write } from '../output/write.ts';
import { readCount } from '../read-count.ts';
import { originOf } from '../service/base-url.ts';
import { openSignedInClient } from '../service/open-client.ts';

/** `rakhim batch`: narrates files and folders, and goes on with what an earlier run has left. */
export async function runBatch(invocation: Invocation): Promise<number> {
  limitHeapGrowth();
  const settings = readBatchSettings(invocation);
  const client = await openSignedInClient(invocation);
  const { files, leftOut } = await scanFiles(invocation.arguments, invocation.terminal.workingDir);
  const { remaining } = await client.usage.retrieve({ signal: invocation.terminal.signal });
  const opened = await openBatch({
    client,
    settings,
    journalPath: journalPath(invocation, settings, originOf(invocation.settings)),
    isFresh: isOn(invocation, 'fresh'),
    concurrency: readCount(invocation, 'concurrency', '--concurrency'),
    searchPath: invocation.terminal.env['PATH'],
  });
  try {
    const plan = await planNew(files, opened, settings, invocation);
    const cost = { characters: plan.characters + charactersLeft(opened.batch), remaining };
    const written = new Set(opened.journal.outputPaths());
    await announce({ plan, cost, leftOut: leftOut.filter((path) => !written.has(path)) }, opened.batch, invocation);
    return isOn(invocation, 'dryRun') ? exitCodes.ok : await narrate(plan, opened, settings, invocation);
  } finally {
    await opened.journal.close();
  }
}

async function planNew(
  files: readonly BatchFile[],
  opened: OpenBatch,
  settings: BatchSettings,
  { terminal }: Invocation,
): Promise<BatchPlan> {
  const { store, formats, journal } = opened;
  return planBatch(await findNewFiles(files, opened), {
    store,
    settings,
    formats,
    takenPaths: journal.outputPaths(),
    signal: terminal.signal,
  });
}

/** Adds a plan to the batch. Failed files are retried; old plans of files that have changed since are deleted. */
async function takeIn(plan: BatchPlan, batch: Batch): Promise<void> {
  const changed = new Set(plan.items.map(({ source }) => source.path));
  const idsOf = (state: string, isChanged: boolean) =>
    batch
      .items()
      .filter((item) => item.state === state && changed.has(item.sourcePath) === isChanged)
      .map(({ id }) => id);
  await batch.cancel(idsOf('queued', true));
  await batch.retry(idsOf('failed', false));
  await batch.clear(['failed', 'skipped', 'cancelled']);
  await batch.add(plan);
}

interface Announcement {
  readonly plan: BatchPlan;
  readonly cost: Cost;
  readonly leftOut: readonly string[];
}

/** Says what will be done and what it costs. @throws {CliError} when it is more than may be spent. */
async function announce({ plan, cost, leftOut }: Announcement, batch: Batch, invocation: Invocation): Promise<void> {
  const { terminal } = invocation;
  const { t } = terminal;
  const left = unfinished(batch);
  if (terminal.isJson) {
    await write(terminal.stdout, `${JSON.stringify(planForPrograms(plan, cost, leftOut))}\n`);
  }
  showLeftOut(leftOut, terminal);
  showSkipped(plan, terminal);
  if (left > 0) {
    note(terminal, t('resuming', { count: left }));
  }
  if (plan.items.every(({ problem }) => problem !== undefined) && left === 0) {
    note(terminal, t(batch.items().length === 0 ? 'nothingFound' : 'nothingToDo'));
    return;
  }
  showCost(plan, cost, terminal);
  if (isOn(invocation, 'dryRun') && !terminal.isJson) {
    await showOutputs(plan, terminal);
  }
  const max = readCount(invocation, 'spendMax', '--spend-max');
  if (max !== undefined && cost.characters > max) {
    throw new CliError('spendMaxExceeded', { characters: cost.characters, max }, { exitCode: exitCodes.quota });
  }
}

async function narrate(
  plan: BatchPlan,
  opened: OpenBatch,
  settings: BatchSettings,
  invocation: Invocation,
): Promise<number> {
  const { batch } = opened;
  const { terminal } = invocation;
  const follower = reportProgress(batch, terminal);
  const writtenBefore = batch.items().reduce((sum, { written }) => sum + written.length, 0);
  const stop = () => void batch.stop('abort');
  terminal.signal.addEventListener('abort', stop, { once: true });
  try {
    await takeIn(plan, batch);
    // A signal that came before the run would stop nothing.
    terminal.signal.throwIfAborted();
    let report = await batch.run();
    if (isOn(invocation, 'watch')) {
      note(terminal, terminal.t('watching', { path: invocation.arguments.join(', ') }));
      for await (const files of watchFiles(invocation.arguments, terminal.workingDir, terminal.signal)) {
        await takeIn(await planNew(files, opened, settings, invocation), batch);
        terminal.signal.throwIfAborted();
        report = await batch.run();
        if (follower.stoppedWith() !== undefined) {
          break;
        }
      }
    }
    follower.close();
    return await showReport(report, batch, { terminal, stoppedWith: follower.stoppedWith(), writtenBefore });
  } finally {
    follower.close();
    terminal.signal.removeEventListener('abort', stop);
  }
}

function unfinished(batch: Batch): number {
  return batch.items().filter(isUnfinished).length;
}

function charactersLeft(batch: Batch): number {
  return batch
    .items()
    .filter(isUnfinished)
    .reduce((sum, { characters, charactersDone }) => sum + characters - charactersDone, 0);
}

function isUnfinished({ state }: { state: string }): boolean {
  return state === 'queued' || state === 'running' || state === 'failed';
}
