import type { VoiceEvent } from '../types.ts';

/** Passes one utterance's events from the worker's messages to whoever iterates over them. One reader. */
export interface EventChannel {
  push(event: VoiceEvent): void;
  /** Every later `take` rejects with this, and events not yet taken are dropped. The first failure stays. */
  fail(error: unknown): void;
  /** Drops events not yet taken. */
  clear(): void;
  take(): Promise<VoiceEvent>;
}

export function createEventChannel(): EventChannel {
  let events: VoiceEvent[] = [];
  let failure: { readonly error: unknown } | undefined;
  let waiting: PromiseWithResolvers<VoiceEvent> | undefined;

  return {
    push(event) {
      if (failure) {
        return;
      }
      if (waiting) {
        waiting.resolve(event);
        waiting = undefined;
      } else {
        events.push(event);
      }
    },
    fail(error) {
      failure ??= { error };
      events = [];
      waiting?.reject(failure.error);
      waiting = undefined;
    },
    clear() {
      events = [];
    },
    async take() {
      if (failure) {
        throw failure.error;
      }
      const event = events.shift();
      if (event) {
        return event;
      }
      waiting = Promise.withResolvers();
      return waiting.promise;
    },
  };
}
