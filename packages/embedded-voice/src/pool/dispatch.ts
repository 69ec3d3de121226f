import type { Job } from './job.ts';
import type { Seat } from './seat.ts';

/**
 * Brings waiting requests to free places: those of the owner who has the fewest open first, and first come first served
 * among them.
 */
export interface Dispatch {
  readonly waiting: readonly Job[];
  hasFreeSeat(): boolean;
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
  fillSeats(): void;
}

/** @param openPerSeatMax utterances that one seat may have open. */
export function createDispatch(seats: readonly Seat[], openPerSeatMax: number): Dispatch {
  const waiting: Job[] = [];

  /** Of the free seats the one with the least to do. */
  function findFreeSeat(): Seat | undefined {
    return seats
      .filter((seat) => seat.isReady && seat.jobs.size < openPerSeatMax)
      .reduce<Seat | undefined>(
        (least, seat) => (least && least.jobs.size <= seat.jobs.size ? least : seat),
        undefined,
      );
  }

  function takeNext(): Job | undefined {
    const open = Map.groupBy(
      seats.flatMap((seat) => [...seat.jobs.values()]),
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

  function fillSeats(): void {
    for (let seat = findFreeSeat(); seat; seat = findFreeSeat()) {
      const job = takeNext();
      if (!job) {
        return;
      }
      seat.jobs.set(job.id, job);
      seat.send({ type: 'speak', id: job.id, request: job.request, cancelled: job.cancelled });
    }
  }

  return {
    waiting,
    hasFreeSeat: () => findFreeSeat() !== undefined,
    add(job) {
      waiting.push(job);
      fillSeats();
    },
    addFirst(job) {
      waiting.unshift(job);
      fillSeats();
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
    fillSeats,
  };
}
