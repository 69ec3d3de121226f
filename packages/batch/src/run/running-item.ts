import type { JournalledItem } from '../journal/journal-state.ts';
import type { PlannedOutput, PlannedRequest } from '../plan/batch-plan.ts';
import { isOutputWritten, partsOf } from './finish-output.ts';
import { loadTexts, type TextOf } from './load-texts.ts';
import type { BatchContext } from './batch-context.ts';
import { requestKey } from './request-key.ts';

/** An item with work in progress. Nothing of it survives a restart, and nothing has to. */
export interface RunningItem {
  readonly entry: JournalledItem;
  readonly controller: AbortController;
  /** The file's texts, read when the first request needs them. */
  readonly textOf: () => Promise<TextOf>;
  /** Keys of requests that are under way or wait for their next attempt. */
  readonly underWay: Set<string>;
  /** Failed attempts that count, by key. */
  readonly attempts: Map<string, number>;
  /** Outputs that are being written. */
  readonly finishing: Set<PlannedOutput>;
  /** While its end is being journalled. */
  isSettling: boolean;
}

export function createRunningItem(entry: JournalledItem, { store }: BatchContext): RunningItem {
  let texts: Promise<TextOf> | undefined;
  return {
    entry,
    controller: new AbortController(),
    textOf: () => (texts ??= loadTexts(entry.item, store)),
    underWay: new Set(),
    attempts: new Map(),
    finishing: new Set(),
    isSettling: false,
  };
}

export interface NextRequest {
  readonly kind: 'speak';
  readonly output: PlannedOutput;
  readonly request: PlannedRequest;
  readonly key: string;
}

export interface NextOutput {
  readonly kind: 'finish';
  readonly output: PlannedOutput;
  readonly outputIndex: number;
}

/** Finds the next step of an item; `wait` while all that is left is in progress, `done` when nothing is left. */
export function nextStep(
  entry: JournalledItem,
  running: RunningItem | undefined,
): NextRequest | NextOutput | 'wait' | 'done' {
  let isDone = true;
  for (const [outputIndex, output] of entry.item.outputs.entries()) {
    if (isOutputWritten(entry, output)) {
      continue;
    }
    isDone = false;
    if (running?.finishing.has(output) === true) {
      continue;
    }
    const missing = output.requests.findIndex((_request, index) => {
      const key = requestKey(entry.item.id, outputIndex, index);
      return !entry.parts.has(key) && running?.underWay.has(key) !== true;
    });
    const request = output.requests[missing];
    if (request !== undefined) {
      return { kind: 'speak', output, request, key: requestKey(entry.item.id, outputIndex, missing) };
    }
    if (partsOf(entry, outputIndex) !== undefined) {
      return { kind: 'finish', output, outputIndex };
    }
  }
  return isDone ? 'done' : 'wait';
}
