import type { Job } from './job.ts';
import type { WorkerSlot } from './worker-slot.ts';

/**
 * Brings waiting requests to free places: those of the owner who has the fewest open first, and first come first served
 * among them.
 */
export interface Dispatch {
  readonly waiting: readonly Job[];
  hasFreeSlot(): boolean;
  add(job: Job): void;
  /** Puts a request that has lost its place before all others. */
  addFirst(job: Job): void;
  /** Takes a request out that still waits; harmless for any other. */
  remove(job: Job): void;
  /**
   * Takes the newest waiting request of whoever has the most, if that is more than this owner would have with one more:
   * a full queue is full of somebody, and somebody else need not suffer for it.
   */
  displaceFor(owner: string | undefined): Job | undefined;
  /** Takes all waiting requests out. */
  removeAll(): Job[];
  /** To be called when a place may have become free. */
  fillSlots(): void;
}

/** @param openPerSlotMax utterances that one slot may have open. */
export function createDispatch(slots: readonly WorkerSlot[], openPerSlotMax: number): Dispatch {
  const waiting: Job[] = [];

  /** Of the free slots the one with the least to do. */
  function findFreeSlot(): WorkerSlot | undefined {
    return slots
      .filter((slot) => slot.isReady && slot.jobs.size < openPerSlotMax)
      .reduce<WorkerSlot | undefined>(
        (least, slot) => (least && least.jobs.size <= slot.jobs.size ? least : slot),
        undefined,
      );
  }

  function takeNext(): Job | undefined {
    const open = Map.groupBy(
      slots.flatMap((slot) => [...slot.jobs.values()]),
      (job) => job.request.owner,
    );
    // What has lost its place has waited already.
    const weightOf = (job: Job): number => (job.isRetry ? -1 : (open.get(job.request.owner)?.length ?? 0));
    const next = waiting.reduce<Job | undefined>(
      (first, job) => (first && weightOf(first) <= weightOf(job) ? first : job),
      undefined,
    );
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
    }
    return next;
  }

  function fillSlots(): void {
    for (let slot = findFreeSlot(); slot; slot = findFreeSlot()) {
      const job = takeNext();
      if (!job) {
        return;
      }
      slot.jobs.set(job.id, job);
      slot.send({ type: 'speak', id: job.id, request: job.request, cancelled: job.cancelled });
    }
  }

  return {
    waiting,
    hasFreeSlot: () => findFreeSlot() !== undefined,
    add(job) {
      waiting.push(job);
      fillSlots();
    },
    addFirst(job) {
      waiting.unshift(job);
      fillSlots();
    },
    remove(job) {
      const place = waiting.indexOf(job);
      if (place >= 0) {
        waiting.splice(place, 1);
      }
    },
    displaceFor(owner) {
      const owners = [...Map.groupBy(waiting, (job) => job.request.owner)];
      const most = owners.reduce<Job[]>((longest, [, jobs]) => (jobs.length > longest.length ? jobs : longest), []);
      const own = owners.find(([name]) => name === owner)?.[1] ?? [];
      const displaced = most.length > own.length + 1 ? most.at(-1) : undefined;
      if (displaced) {
        waiting.splice(waiting.indexOf(displaced), 1);
      }
      return displaced;
    },
    removeAll: () => waiting.splice(0),
    fillSlots,
  };
}
