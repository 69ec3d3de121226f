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

/**
 * Shares a thread among owners, who take turns, and an owner's turns among its tasks, one step at a time. The task that
 * has got the least so far is next, so a new or a short task never waits for an old long one to finish; beyond ten
 * seconds of sound all are equal and take turns, so that old ones go on however many new ones come. Messages are
 * handled between steps.
 *
 * @param runStep does one step of the task; what it throws is not caught here.
 */
export function createScheduler<T extends Task>(runStep: (task: T) => void): Scheduler<T> {
  /** With the number of its latest turn. */
  const tasks = new Map<T, number>();
  /** Owners of tasks, each with the number of its latest turn. */
  const owners = new Map<string, number>();
  let turn = 0;
  let isTurnPlanned = false;

  function findNext(): T | undefined {
    return [...tasks.keys()].filter((task) => task.isRunnable()).reduce<T | undefined>(earlier, undefined);
  }

  function latestTurnOf(task: T): number {
    return owners.get(ownerOf(task)) ?? 0;
  }

  function earlier(first: T | undefined, second: T): T {
    if (!first) {
      return second;
    }
    const lead = Math.min(first.madeMs, headStartMs) - Math.min(second.madeMs, headStartMs);
    const order =
      latestTurnOf(first) - latestTurnOf(second) || lead || (tasks.get(first) ?? 0) - (tasks.get(second) ?? 0);
    return order <= 0 ? first : second;
  }

  function plan(): void {
    if (!isTurnPlanned && findNext()) {
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
      owners.set(ownerOf(task), turn);
      runStep(task);
    }
    plan();
  }

  return {
    add(task) {
      tasks.set(task, turn);
      owners.set(ownerOf(task), owners.get(ownerOf(task)) ?? 0);
      plan();
    },
    remove(task) {
      tasks.delete(task);
      if (![...tasks.keys()].some((other) => ownerOf(other) === ownerOf(task))) {
        owners.delete(ownerOf(task));
      }
    },
    wake: plan,
  };
}

function ownerOf(task: Task): string {
  return task.owner ?? '';
}
