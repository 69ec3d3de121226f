/** Calls that came to be left before they came: the two take different ways from the page. More at a time would not be a page of ours. */
const leftEarlyMax = 100;

export interface OpenCalls {
  /** @returns what ends the call when it is left, and what is to be told when it is answered */
  readonly begin: (name: string) => { readonly abort: AbortController; readonly end: () => void };
  readonly leave: (name: string) => void;
}

/** Calls of the page that are not answered yet, by the names that it gave them. */
export function createOpenCalls(): OpenCalls {
  const open = new Map<string, AbortController>();
  const leftEarly = new Set<string>();
  return {
    begin(name) {
      const abort = new AbortController();
      open.set(name, abort);
      if (leftEarly.delete(name)) {
        abort.abort();
      }
      return { abort, end: () => void open.delete(name) };
    },
    leave(name) {
      const abort = open.get(name);
      if (abort) {
        abort.abort();
      } else if (leftEarly.size < leftEarlyMax) {
        leftEarly.add(name);
      }
    },
  };
}
