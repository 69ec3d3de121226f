import type { ServiceComponentId } from '@rakhim/contract';
import { type Latencies, addLatency, noLatencies } from './latencies.ts';

/** What became of the requests to a component within some time. */
export interface Counts {
  readonly served: number;
  readonly failed: number;
  readonly latencies: Latencies;
}

export type CountsByComponent = ReadonlyMap<ServiceComponentId, Counts>;

const nothing: Counts = { served: 0, failed: 0, latencies: noLatencies };

/** What this process has served and failed since it was last asked. */
export interface Tally {
  /** @param ms how long it took, where that says something. */
  noteServed(component: ServiceComponentId, ms?: number): void;
  noteFailed(component: ServiceComponentId): void;
  /** The counts of those components that were asked for anything; they begin again. */
  take(): CountsByComponent;
}

export function createTally(): Tally {
  let counts = new Map<ServiceComponentId, Counts>();

  function note(component: ServiceComponentId, change: (before: Counts) => Counts): void {
    counts.set(component, change(counts.get(component) ?? nothing));
  }

  return {
    noteServed(component, ms) {
      note(component, (before) => countServed(before, ms));
    },
    noteFailed(component) {
      note(component, (before) => ({ ...before, failed: before.failed + 1 }));
    },
    take() {
      const taken = counts;
      counts = new Map();
      return taken;
    },
  };
}

function countServed(before: Counts, ms: number | undefined): Counts {
  const latencies = ms === undefined ? before.latencies : addLatency(before.latencies, ms);
  return { ...before, served: before.served + 1, latencies };
}

/** The counts of a single attempt. */
export function countOne({ isServed, ms }: { readonly isServed: boolean; readonly ms?: number }): Counts {
  return isServed ? countServed(nothing, ms) : { ...nothing, failed: 1 };
}
