/** Bytes that arrived and could not be understood yet. */
export interface PendingBytes {
  readonly length: number;
  readonly push: (chunk: Uint8Array) => void;
  /** All that is pending, as one array. */
  readonly view: () => Uint8Array;
  readonly drop: (count: number) => void;
}

export function createPendingBytes(): PendingBytes {
  let pending = new Uint8Array();
  return {
    get length() {
      return pending.length;
    },
    push(chunk) {
      if (pending.length === 0) {
        pending = new Uint8Array(chunk);
        return;
      }
      const joined = new Uint8Array(pending.length + chunk.length);
      joined.set(pending);
      joined.set(chunk, pending.length);
      pending = joined;
    },
    view: () => pending,
    drop(count) {
      pending = pending.subarray(count);
    },
  };
}
