/** Something that is done in steps, next to others of its kind. */
export interface Task {
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

/**
 * Shares a thread among tasks, one step at a time: whoever has got the least so far is next (least attained service), so a new short task never
 * waits for an old long one to finish, and equals take turns. Messages are handled between steps.
 *
 * @param runStep does one step of the task; what it throws is not caught here.
 */
export function createScheduler<T extends Task>(runStep: (task: T) => void): Scheduler<T> {
  const tasks = new Set<T>();
  let isTurnPlanned = false;

  function findNext(): T | undefined {
    let next: T | undefined;
    for (const task of tasks) {
      if (task.isRunnable() && (next === undefined || task.madeMs < next.madeMs)) {
        next = task;
      }
    }
    return next;
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
      runStep(task);
    }
    plan();
  }

  return {
    add(task) {
      tasks.add(task);
      plan();
    },
    remove(task) {
      tasks.delete(task);
    },
    wake: plan,
  };
}
