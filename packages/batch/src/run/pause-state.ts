import type { ItemFailure } from '../journal/item-failure.ts';
import type { PauseReason } from './batch.ts';
import type { Clock } from './clock.ts';

/** Whether anything new may be started, and if not, why. */
export interface PauseState {
  readonly reason: PauseReason | undefined;
  /**
   * True after an interruption of the network until something went through: then one request at a time is enough to
   * find out.
   */
  readonly isProbing: boolean;
  readonly pause: (reason: PauseReason, failure?: ItemFailure) => void;
  readonly resume: () => void;
  readonly noteSuccess: () => void;
  /** The batch begins: it looks for itself whether the network is back. */
  readonly begin: () => void;
  /** The batch has ended: no timer goes on that would keep a process alive. */
  readonly end: () => void;
}

interface PauseOptions {
  readonly clock: Clock;
  readonly random: () => number;
  /** Called with the reason of a pause, or without one at its end. */
  readonly onChange: (reason?: PauseReason, failure?: ItemFailure) => void;
}

const offlineMsMin = 2000;
const offlineMsMax = 60_000;

/**
 * Creates the pause of a batch. A pause for the network ends by itself, with a growing back-off; all others end with
 * `resume`.
 */
export function createPauseState({ clock, random, onChange }: PauseOptions): PauseState {
  let reason: PauseReason | undefined;
  let offlineMs = offlineMsMin;
  let isProbing = false;
  /** Of the timer that ends the present pause. */
  let waiting = new AbortController();

  function resume(): void {
    if (reason !== undefined) {
      isProbing = reason === 'offline';
      reason = undefined;
      waiting.abort();
      onChange();
    }
  }

  function resumeLater(): void {
    waiting = new AbortController();
    const waitMs = offlineMs * (1 + random() / 4);
    offlineMs = Math.min(offlineMs * 2, offlineMsMax);
    const waited = clock.sleep(waitMs, waiting.signal);
    void waited.then(
      () => reason === 'offline' && resume(),
      () => undefined,
    );
  }

  return {
    get reason() {
      return reason;
    },
    get isProbing() {
      return isProbing;
    },
    pause(next, failure) {
      // A pause by a person, or one that needs a person, does not end with the return of the network.
      if (reason === undefined || (reason === 'offline' && next !== 'offline')) {
        reason = next;
        waiting.abort();
        if (next === 'offline') {
          resumeLater();
        }
        onChange(next, failure);
      }
    },
    resume,
    noteSuccess() {
      isProbing = false;
      offlineMs = offlineMsMin;
    },
    begin() {
      if (reason === 'offline') {
        resume();
      }
    },
    end: () => waiting.abort(),
  };
}
