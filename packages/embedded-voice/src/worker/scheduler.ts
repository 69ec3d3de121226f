/** Something that is done in steps, next to others of its kind. */
export interface Task {
  /** Whose it is; tasks without an owner belong together. */
  readonly owner?: string | undefined;
  /** How much has been done for it, in any unit that all tasks share. */
  readonly madeMs: number;
  /** About how much work the whole of it is, in milliseconds; unknown work counts as none. */
  readonly expectedMs?: number | undefined;
  isRunnable(): boolean;
  step(): void;
}

export interface Scheduler<T extends Task> {
  add(task: T): void;
  remove(task: T): void;
  /** To be called when a task may have become runnable. */
  wake(): void;
}

/** A task that has had this much no longer counts as new. */
const headStartMs = 10_000;

/** After this long, half of what an owner has had is forgotten. */
const halfLifeMs = 500;
/**
 * An owner who waits for more work than this waits no longer for it: a book is not starved by owners who keep asking
 * for sentences.
 */
const demandMaxMs = 100;
/** An owner with less than this on the account is as good as new. */
const forgottenMs = 0.1;

/** What an owner has had of the thread lately. */
interface Share {
  /** Milliseconds of work, of which older ones count less. */
  usedMs: number;
  atMs: number;
}

/** What a task has had of the thread. */
interface Progress {
  /** The number of its latest turn. */
  readonly turn: number;
  readonly workedMs: number;
}

/**
 * Shares a thread among owners: next is for whom the least was done lately and is still to be done (least attained
 * service with exponential decay, and up to a limit shortest remaining time), and of an owner's tasks the one that has
 * got the least so far, one step at a time. So somebody who asks for little does not wait for those who ask for much,
 * also when all begin at the same moment; these get equal shares of the rest, and a new or a short task does not wait
 * for an old long one of its owner; beyond ten seconds of sound all tasks are equal and take turns, so that old ones go
 * on however many new ones come. Messages are handled between steps.
 *
 * @param runStep does one step of the task; what it throws is not caught here.
 * @param now milliseconds of a clock that never goes back.
 */
export function createScheduler<T extends Task>(
  runStep: (task: T) => void,
  now: () => number = () => performance.now(),
): Scheduler<T> {
  const tasks = new Map<T, Progress>();
  const owners = new Map<string, Share>();
  let turn = 0;
  let isTurnPlanned = false;

  function findNext(): T | undefined {
    const runnable = [...tasks.keys()].filter((task) => task.isRunnable());
    const shares = shareByOwner(runnable);
    return runnable.reduce<T | undefined>((first, second) => {
      const order = first
        ? (shares.get(ownerOf(first)) ?? 0) - (shares.get(ownerOf(second)) ?? 0) || compareTasks(first, second)
        : 1;
      return order <= 0 ? first : second;
    }, undefined);
  }

  /** Milliseconds of work that owners of runnable tasks have had and still want. */
  function shareByOwner(runnable: readonly T[]): Map<string, number> {
    const atMs = now();
    const wanted = new Map<string, number>();
    for (const task of runnable) {
      const leftMs = Math.max(0, (task.expectedMs ?? 0) - (tasks.get(task)?.workedMs ?? 0));
      wanted.set(ownerOf(task), Math.min(demandMaxMs, (wanted.get(ownerOf(task)) ?? 0) + leftMs));
    }
    return new Map(
      [...wanted].map(([owner, wantedMs]) => {
        const share = owners.get(owner);
        return [owner, wantedMs + (share ? usedBy(share, atMs) : 0)];
      }),
    );
  }

  function compareTasks(first: T, second: T): number {
    const lead = Math.min(first.madeMs, headStartMs) - Math.min(second.madeMs, headStartMs);
    return lead || (tasks.get(first)?.turn ?? 0) - (tasks.get(second)?.turn ?? 0);
  }

  function plan(): void {
    if (!isTurnPlanned && [...tasks.keys()].some((task) => task.isRunnable())) {
      isTurnPlanned = true;
      setImmediate(takeTurn);
    }
  }

  function takeTurn(): void {
    isTurnPlanned = false;
    const task = findNext();
    if (task) {
      const startedAtMs = now();
      runStep(task);
      charge(task, startedAtMs);
    }
    plan();
  }

  function charge(task: T, startedAtMs: number): void {
    const atMs = now();
    const stepMs = atMs - startedAtMs;
    turn += 1;
    // A task that is over with this step has been removed.
    const progress = tasks.get(task);
    if (progress) {
      tasks.set(task, { turn, workedMs: progress.workedMs + stepMs });
    }
    const share = owners.get(ownerOf(task));
    owners.set(ownerOf(task), { usedMs: (share ? usedBy(share, atMs) : 0) + stepMs, atMs });
  }

  function forgetIdleOwners(): void {
    const active = new Set([...tasks.keys()].map(ownerOf));
    const atMs = now();
    for (const [owner, share] of owners) {
      if (!active.has(owner) && usedBy(share, atMs) < forgottenMs) {
        owners.delete(owner);
      }
    }
  }

  return {
    add(task) {
      tasks.set(task, { turn, workedMs: 0 });
      plan();
    },
    remove(task) {
      tasks.delete(task);
      forgetIdleOwners();
    },
    wake: plan,
  };
}

function usedBy({ usedMs, atMs }: Share, nowMs: number): number {
  return usedMs * 2 ** ((atMs - nowMs) / halfLifeMs);
}

function ownerOf(task: Task): string {
  return task.owner ?? '';
}
