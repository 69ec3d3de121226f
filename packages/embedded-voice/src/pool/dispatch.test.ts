import { describe, expect, it } from 'vitest';
import { say } from '../../test/voice-under-test.ts';
import { createDispatch } from './dispatch.ts';
import { createJob, type Job } from './job.ts';
import type { WorkerSlot } from './worker-slot.ts';

/** A place whose thread does nothing; the test decides when an utterance is over. */
function createIdleSlot(): WorkerSlot {
  return {
    jobs: new Map(),
    isReady: true,
    firstReady: Promise.resolve(),
    lostCount: 0,
    send: () => undefined,
    stop: async () => undefined,
  };
}

describe('places', () => {
  it('go to the owner who has the fewest, and to whoever came first among the requests of one owner', () => {
    const slot = createIdleSlot();
    const dispatch = createDispatch([slot], 2);
    let id = 0;
    const add = (owner: string): Job => {
      id += 1;
      const job = createJob(say('x', { owner }), id, 0);
      dispatch.add(job);
      return job;
    };
    const flood = Array.from({ length: 20 }, () => add('flood'));
    const [quiet, later] = [add('quiet'), add('quiet')];
    const isOpen = (job: Job): boolean => slot.jobs.has(job.id);
    expect(flood.map(isOpen).filter(Boolean)).toHaveLength(2);
    const next = (over: Job): void => {
      slot.jobs.delete(over.id);
      dispatch.fillSlots();
    };
    next(flood[0]!);
    expect([isOpen(quiet), isOpen(later)]).toEqual([true, false]);
    next(flood[1]!);
    expect([isOpen(quiet), isOpen(flood[2]!), isOpen(later)]).toEqual([true, true, false]);
    next(quiet);
    expect(isOpen(later)).toBe(true);
    expect(dispatch.waiting).toHaveLength(17);
  });

  it('in a full queue are taken from whoever waits with the most, the newest first, and never from equals', () => {
    const dispatch = createDispatch([], 1);
    const add = (owner: string, id: number): Job => {
      const job = createJob(say('x', { owner }), id, 0);
      dispatch.add(job);
      return job;
    };
    const flood = [1, 2, 3].map((id) => add('flood', id));
    add('quiet', 4);
    expect(dispatch.displaceFor('flood')).toBeUndefined();
    expect(dispatch.displaceFor('quiet')).toBe(flood[2]);
    expect(dispatch.displaceFor('quiet')).toBeUndefined();
    expect(dispatch.displaceFor('new')).toBe(flood[1]);
    expect(dispatch.displaceFor('new')).toBeUndefined();
    expect(dispatch.waiting).toHaveLength(2);
  });
});
