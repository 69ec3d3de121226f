/**
 * Does work on messages. Pieces of work that touch the same message are done one after the other, in the order in which
 * they were asked for.
 */
export type TakeTurn = <T>(ids: readonly string[], work: () => Promise<T>) => Promise<T>;

export function createTurns(): TakeTurn {
  const last = new Map<string, Promise<unknown>>();
  return function takeTurn(ids, work) {
    const turn = Promise.allSettled(ids.flatMap((id) => last.get(id) ?? [])).then(work);
    ids.forEach((id) => last.set(id, turn));
    const leave = () => ids.forEach((id) => last.get(id) === turn && last.delete(id));
    turn.then(leave, leave);
    return turn;
  };
}

/**
 * For all that this screen does to messages: each change is made against the version that the one before led to, and
 * none is in the way of another.
 */
export const takeTurn = createTurns();
