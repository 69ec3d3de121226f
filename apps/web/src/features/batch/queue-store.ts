import type { BatchChange, BatchJob, BatchRun, BatchView } from '@rakhim/contract/desktop';
import { create } from 'zustand';

interface QueueState {
  /** -1 until the queue has been read. */
  readonly revision: number;
  readonly jobs: ReadonlyMap<string, BatchJob>;
  readonly order: readonly string[];
  readonly run: BatchRun | undefined;
  readonly selected: ReadonlySet<string>;
  load(view: BatchView): void;
  /** @returns false where a change before this one was missed, so that all must be read again. */
  apply(change: BatchChange): boolean;
  select(ids: readonly string[], isSelected: boolean): void;
}

/** The queue as this page knows it: read once, and then followed change by change. */
export const useQueueStore = create<QueueState>()((set, get) => ({
  revision: -1,
  jobs: new Map(),
  order: [],
  run: undefined,
  selected: new Set(),
  load({ revision, jobs, run }) {
    // Changes may have come in while it was read.
    if (revision >= get().revision) {
      set({ revision, jobs: new Map(jobs.map((job) => [job.id, job])), order: jobs.map(({ id }) => id), run });
    }
  },
  apply({ revision, jobs: changed, removed, order, run }) {
    const state = get();
    if (revision <= state.revision) {
      return true;
    }
    if (revision !== state.revision + 1) {
      return false;
    }
    const jobs = changed.length > 0 || removed.length > 0 ? new Map(state.jobs) : state.jobs;
    if (jobs instanceof Map) {
      changed.forEach((job) => jobs.set(job.id, job));
      removed.forEach((id) => jobs.delete(id));
    }
    const selected = removed.length > 0 ? new Set([...state.selected].filter((id) => jobs.has(id))) : state.selected;
    set({ revision, jobs, selected, order: order ?? state.order, run });
    return true;
  },
  select(ids, isSelected) {
    const selected = new Set(get().selected);
    ids.forEach((id) => (isSelected ? selected.add(id) : selected.delete(id)));
    set({ selected });
  },
}));
