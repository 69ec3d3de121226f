import type { ItemFailure, PauseReason } from './batch.ts';
import type { Clock } from './clock.ts';

/** Whether anything new may be started, and if not, why. */
export interface PauseState {
  readonly reason: PauseReason | undefined;
  /** True after an interruption of the network until something went through: then one request at a time is enough to find out. */
  readonly isProbing: boolean;
  readonly pause: (reason: PauseReason, failure?: ItemFailure) => void;
  readonly resume: () => void;
  readonly noteSuccess: () => void;
}

interface PauseOptions {
  readonly clock: Clock;
  readonly random: () => number;
  /** Called with the reason of a pause, or without one at its end. */
  readonly onChange: (reason?: PauseReason, failure?: ItemFailure) => void;
}

const offlineMsMin = 2000;
const offlineMsMax = 60_000;

/** A pause that came from the network ends by itself, each time after a longer while; all others end when somebody says so. */
export function createPauseState({ clock, random, onChange }: PauseOptions): PauseState {
  let reason: PauseReason | undefined;
  let offlineMs = offlineMsMin;
  let isProbing = false;
  /** Tells timers of pauses that are over from the present one. */
  let pauses = 0;

  function resume(): void {
    if (reason !== undefined) {
      isProbing = reason === 'offline';
      reason = undefined;
      pauses++;
      onChange();
    }
  }

  function resumeLater(): void {
    const number = ++pauses;
    const waitMs = offlineMs * (1 + random() / 4);
    offlineMs = Math.min(offlineMs * 2, offlineMsMax);
    void clock.sleep(waitMs).then(() => {
      if (number === pauses && reason === 'offline') {
        resume();
      }
    });
  }

  return {
    get reason() {
      return reason;
    },
    get isProbing() {
      return isProbing;
    },
    pause(next, failure) {
      // What a person decided, or what needs a person, is not undone by a network that comes back.
      if (reason === undefined || (reason === 'offline' && next !== 'offline')) {
        reason = next;
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
  };
}
