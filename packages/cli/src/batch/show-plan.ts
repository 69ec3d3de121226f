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
  for (const { source, problem } of plan.items) {
    if (problem !== undefined) {
      warn(terminal, t('fileSkipped', { name: source.name, reason: describeReason(terminal, problem) }));
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
export function planForPrograms(plan: BatchPlan, { characters, remaining }: Cost): object {
  return {
    type: 'plan',
    characters,
    remaining,
    requests: plan.requests,
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
