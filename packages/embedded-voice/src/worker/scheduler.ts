/** Something that is done in steps, next to others of its kind. */
export interface Task {
  /** Whose it is; tasks without an owner belong together. */
  readonly owner?: string | undefined;
  /** How much has been done for it, in any unit that all tasks share. */
  readonly madeMs: number;
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
/** An owner with less than this on the account is as good as new. */
const forgottenMs = 0.1;

/** What an owner has had of the thread lately. */
interface Share {
  /** Milliseconds of work, of which older ones count less. */
  usedMs: number;
  atMs: number;
}

/**
 * Shares a thread among owners: next is who has had the least of it lately (least attained service, with exponential
 * decay), and of an owner's tasks the one that has got the least so far, one step at a time. So somebody who asks for
 * little does not wait for those who ask for much, these get equal shares of the rest, and a new or a short task does
 * not wait for an old long one of its owner; beyond ten seconds of sound all tasks are equal and take turns, so that
 * old ones go on however many new ones come. Messages are handled between steps.
 *
 * @param runStep does one step of the task; what it throws is not caught here.
 * @param now milliseconds of a clock that never goes back.
 */
export function createScheduler<T extends Task>(
  runStep: (task: T) => void,
  now: () => number = () => performance.now(),
): Scheduler<T> {
  /** With the number of its latest turn. */
  const tasks = new Map<T, number>();
  const owners = new Map<string, Share>();
  let turn = 0;
  let isTurnPlanned = false;

  function findNext(): T | undefined {
    const atMs = now();
    const used = new Map([...owners].map(([owner, share]) => [owner, usedBy(share, atMs)]));
    return [...tasks.keys()]
      .filter((task) => task.isRunnable())
      .reduce<T | undefined>((first, second) => {
        const order = first ? compareUse(first, second, used) || compareTasks(first, second) : 1;
        return order <= 0 ? first : second;
      }, undefined);
  }

  function compareUse(first: T, second: T, used: ReadonlyMap<string, number>): number {
    return (used.get(ownerOf(first)) ?? 0) - (used.get(ownerOf(second)) ?? 0);
  }

  function compareTasks(first: T, second: T): number {
    const lead = Math.min(first.madeMs, headStartMs) - Math.min(second.madeMs, headStartMs);
    return lead || (tasks.get(first) ?? 0) - (tasks.get(second) ?? 0);
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
      turn += 1;
      tasks.set(task, turn);
      const startedAtMs = now();
      runStep(task);
      charge(ownerOf(task), startedAtMs);
    }
    plan();
  }

  function charge(owner: string, startedAtMs: number): void {
    const atMs = now();
    const share = owners.get(owner);
    owners.set(owner, { usedMs: (share ? usedBy(share, atMs) : 0) + atMs - startedAtMs, atMs });
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
      tasks.set(task, turn);
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
