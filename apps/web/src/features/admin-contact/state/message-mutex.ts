/**
 * A mutex for each message, by its id. Work that shares a message runs one piece after the other, in the order in which
 * it was asked for.
 */
export type MessageMutex = <T>(ids: readonly string[], work: () => Promise<T>) => Promise<T>;

/** Creates a mutex with no lock held. */
export function createMessageMutex(): MessageMutex {
  const last = new Map<string, Promise<unknown>>();
  return function withMessageLock(ids, work) {
    const turn = Promise.allSettled(ids.flatMap((id) => last.get(id) ?? [])).then(work);
    ids.forEach((id) => last.set(id, turn));
    const release = () => ids.forEach((id) => last.get(id) === turn && last.delete(id));
    turn.then(release, release);
    return turn;
  };
}

/**
 * The one mutex of the inbox: each change is sent with the version that the change before it led to, so this screen
 * causes no conflict with itself.
 */
export const withMessageLock = createMessageMutex();
