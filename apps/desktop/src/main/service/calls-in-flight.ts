/** Names of calls that were left, kept so long that none of them can still be on its way. */
const leftMax = 100;

export interface CallsInFlight {
  /** @returns what ends the call when it is left, and what is to be told when it is answered */
  readonly begin: (name: string) => { readonly abort: AbortController; readonly end: () => void };
  readonly leave: (name: string) => void;
}

/**
 * Creates the registry of the page's calls without an answer yet, by the names that the page gave them. A cancelled
 * name stays cancelled: the cancellation may overtake its request, and a network layer may retry one.
 */
export function createCallsInFlight(): CallsInFlight {
  const open = new Map<string, AbortController>();
  const left = new Set<string>();
  return {
    begin(name) {
      const abort = new AbortController();
      open.set(name, abort);
      if (left.has(name)) {
        abort.abort();
      }
      return { abort, end: () => void open.delete(name) };
    },
    leave(name) {
      left.add(name);
      open.get(name)?.abort();
      const [oldest] = left;
      if (oldest !== undefined && left.size > leftMax) {
        left.delete(oldest);
      }
    },
  };
}
