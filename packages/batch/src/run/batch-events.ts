import type { BatchContext } from './batch-context.ts';
import type { BatchEvent, BatchProgress } from './batch.ts';
import { toView } from './item-view.ts';

/** Tells listeners what happens. */
export interface BatchEvents {
  readonly emit: (event: BatchEvent) => void;
  readonly noteItem: (id: string) => void;
  /** At most ten times a second: progress is computed over all items. */
  readonly noteProgress: () => void;
  readonly subscribe: (listener: (event: BatchEvent) => void) => () => void;
  /** Connects the source of progress, once. */
  readonly connect: (source: {
    readonly isRunning: (id: string) => boolean;
    readonly progress: () => BatchProgress;
  }) => void;
}

const progressMs = 100;

export function createBatchEvents({ clock, journal }: BatchContext): BatchEvents {
  const listeners = new Set<(event: BatchEvent) => void>();
  let isRunning: (id: string) => boolean = () => false;
  let progress: (() => BatchProgress) | undefined;
  let lastProgress = -Infinity;

  function emit(event: BatchEvent): void {
    for (const listener of listeners) {
      try {
        listener(event);
      } catch (error) {
        // An error of a subscriber is no failure of the work, and is not hidden either.
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }
  return {
    emit,
    noteItem(id) {
      const entry = journal.state.get(id);
      if (entry !== undefined) {
        emit({ type: 'item', item: toView(entry, isRunning(id)) });
      }
    },
    noteProgress() {
      if (progress !== undefined && clock.elapsed() - lastProgress >= progressMs) {
        lastProgress = clock.elapsed();
        emit({ type: 'progress', progress: progress() });
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    connect(source) {
      isRunning = source.isRunning;
      progress = source.progress;
    },
  };
}
