import type { VoiceEvent, VoiceRequest } from '../types.ts';
import { createEventChannel } from './event-channel.ts';

/** One request from the time it is accepted until its last event is taken. */
export interface Job {
  readonly request: VoiceRequest;
  /** Changes with every attempt, so that nothing a dead thread has sent can be taken for the new one's. */
  readonly id: number;
  readonly openedAtMs: number;
  /** Shared with the thread; see `ToWorker`. */
  readonly cancelled: Int32Array;
  readonly isCancelled: boolean;
  /** True once a thread has made any sound for it. */
  readonly hasSound: boolean;
  /** True once anything that depends on the attempt has reached the consumer. */
  readonly hasYielded: boolean;
  readonly isRetry: boolean;
  /** The next event for the consumer. */
  take(): Promise<VoiceEvent>;
  push(event: VoiceEvent): void;
  fail(error: unknown): void;
  cancel(): void;
  /** Begins again, as if nothing had happened. */
  retryAs(id: number): void;
}

export function createJob(request: VoiceRequest, firstId: number, openedAtMs: number): Job {
  const channel = createEventChannel();
  const cancelled = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  let id = firstId;
  let hasSound = false;
  let hasStarted = false;
  let hasYielded = false;

  return {
    request,
    openedAtMs,
    cancelled,
    get isCancelled() {
      return Atomics.load(cancelled, 0) === 1;
    },
    get id() {
      return id;
    },
    get hasSound() {
      return hasSound;
    },
    get hasYielded() {
      return hasYielded;
    },
    get isRetry() {
      return id !== firstId;
    },
    async take() {
      let event = await channel.take();
      // A second attempt starts again, which the consumer need not see.
      while (event.type === 'start' && hasStarted) {
        event = await channel.take();
      }
      hasStarted = true;
      hasYielded ||= event.type !== 'start';
      return event;
    },
    push(event) {
      hasSound ||= event.type === 'audio';
      channel.push(event);
    },
    fail: channel.fail,
    cancel() {
      Atomics.store(cancelled, 0, 1);
    },
    retryAs(newId) {
      id = newId;
      channel.clear();
    },
  };
}
