const heartbeatIndex = 0;
const currentIndex = 1;
const nobody = -1;

/**
 * What a worker shows of itself while it is too busy for messages: a count that grows as long as it is alive, and which
 * utterance it is at. Both outlive the worker, so they tell what brought it down.
 */
export interface WorkerStatus {
  readonly buffer: SharedArrayBuffer;
  beat(): void;
  heartbeat(): number;
  /** Notes the utterance at work, or that there is none. */
  setCurrent(id: number | undefined): void;
  current(): number | undefined;
}

/** @param buffer the other side's buffer; a new one when absent. */
export function openWorkerStatus(buffer = createBuffer()): WorkerStatus {
  const numbers = new Int32Array(buffer);
  return {
    buffer,
    beat() {
      Atomics.add(numbers, heartbeatIndex, 1);
    },
    heartbeat: () => Atomics.load(numbers, heartbeatIndex),
    setCurrent(id) {
      Atomics.store(numbers, currentIndex, id ?? nobody);
    },
    current() {
      const id = Atomics.load(numbers, currentIndex);
      return id === nobody ? undefined : id;
    },
  };
}

function createBuffer(): SharedArrayBuffer {
  const buffer = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);
  new Int32Array(buffer)[currentIndex] = nobody;
  return buffer;
}
