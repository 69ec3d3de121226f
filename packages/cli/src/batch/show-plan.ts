import { basename } from 'node:path';
import type { BatchPlan } from '@rakhim/batch';
import { printable } from '../output/translate.ts';
import { tableLines } from '../output/table.ts';
import type { Terminal } from '../output/terminal.ts';
import { note, warn, write } from '../output/write.ts';
import { describeReason } from './describe-reason.ts';

export interface Cost {
  /** Characters of all that is left to do. */
  readonly characters: number;
  /** Characters that the plan still has. */
  readonly remaining: number;
}

/** Names that are written out; of more, the number says enough. */
const namesMax = 8;

/** Names files that were found and cannot be read, so that nobody waits for their sound. */
export function showLeftOut(paths: readonly string[], terminal: Terminal): void {
  if (paths.length === 0) {
    return;
  }
  const names = paths.slice(0, namesMax).map((path) => basename(path));
  const more = paths.length > namesMax ? ', …' : '';
  warn(terminal, terminal.t('leftOut', { count: paths.length, names: names.join(', ') + more }));
  if (paths.some((path) => /\.pdf$/iu.test(path))) {
    warn(terminal, terminal.t('pdfAdvice'));
  }
}

/** Says what a batch will make and what it costs, before anything is spent. */
export function showCost(plan: BatchPlan, { characters, remaining }: Cost, terminal: Terminal): void {
  const { t } = terminal;
  const speakable = plan.items.filter(({ problem }) => problem === undefined);
  note(
    terminal,
    `${t('planned', { count: speakable.length })}: ${t('batchCost', { characters, requests: plan.requests, outputs: plan.outputs })}`,
  );
  note(terminal, t('quotaLeft', { remaining }));
  if (characters > remaining) {
    warn(terminal, t('quotaShort', { missing: characters - remaining }));
  }
}

/** Says which files are skipped, and why. */
export function showSkipped(plan: BatchPlan, terminal: Terminal): void {
  for (const { source, problem } of plan.items) {
    if (problem !== undefined) {
      warn(terminal, terminal.t('fileSkipped', { name: source.name, reason: describeReason(terminal, problem) }));
    }
  }
}

/** Characters that are written at a time: the list of ten thousand sounds is never in memory. */
const pieceLength = 64 * 1024;

/** Every sound that would be made, for `--dry-run`. */
export async function showOutputs(plan: BatchPlan, { stdout, signal }: Terminal): Promise<void> {
  let piece = '';
  for (const line of tableLines(() => rowsOf(plan))) {
    piece += `${line}\n`;
    if (piece.length >= pieceLength) {
      await write(stdout, piece, signal);
      piece = '';
    }
  }
  await write(stdout, piece, signal);
}

function* rowsOf(plan: BatchPlan): Generator<string[]> {
  for (const { source, outputs } of plan.items) {
    for (const { path, characters } of outputs) {
      yield [source.name, String(characters), path].map(printable);
    }
  }
}

/** The same for other programs. */
export function planForPrograms(plan: BatchPlan, { characters, remaining }: Cost, leftOut: readonly string[]): object {
  return {
    type: 'plan',
    characters,
    remaining,
    requests: plan.requests,
    leftOut,
    items: plan.items.map(({ source, characters: cost, outputs, problem, warnings }) => ({
      source: source.path,
      characters: cost,
      outputs: outputs.map(({ path, subtitles, characters: share }) => ({
        path,
        characters: share,
        ...(subtitles !== undefined && { subtitles: subtitles.path }),
      })),
      warnings: warnings.map(({ code }) => code),
      ...(problem !== undefined && { problem }),
    })),
  };
}
