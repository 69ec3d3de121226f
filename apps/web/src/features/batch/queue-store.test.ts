import type { BatchJob, BatchRun } from '@rakhim/contract/desktop';
import { beforeEach, expect, it } from 'vitest';
import { useQueueStore } from './queue-store.ts';

const run = {} as BatchRun;
const job = (id: string, name: string) => ({ id, name }) as BatchJob;
const { load, apply } = useQueueStore.getState();
const namesNow = () => [...useQueueStore.getState().jobs.values()].map(({ name }) => name);

beforeEach(() => useQueueStore.setState(useQueueStore.getInitialState()));

it('the queue is read once and then follows changes', () => {
  load({ revision: 4, jobs: [job('a', 'first')], run });
  expect(apply({ revision: 5, jobs: [job('a', 'renamed')], removed: [], run })).toBe(true);
  expect(apply({ revision: 7, jobs: [], removed: ['a'], run })).toBe(false);
  expect(namesNow()).toEqual(['renamed']);
});

it('the queue ignores a snapshot older than the last change', () => {
  load({ revision: 4, jobs: [job('a', 'first')], run });
  apply({ revision: 5, jobs: [job('a', 'renamed')], removed: [], run });
  load({ revision: 4, jobs: [job('a', 'first')], run });
  expect(namesNow()).toEqual(['renamed']);
  expect(apply({ revision: 6, jobs: [], removed: ['a'], run })).toBe(true);
  expect(namesNow()).toEqual([]);
});
