const assumedMs = 1_000;
const waitRangeMs = { min: 1_000, max: 30_000 } as const;
/** Share of the newest utterance in the mean. */
const newestShare = 0.2;

/** Knows how long utterances take lately, to guess how long the next one has to wait. */
export interface ServiceClock {
  note(utteranceMs: number): void;
  /** @param ahead utterances that come first. @param places utterances that are spoken side by side. */
  guessWaitMs(ahead: number, places: number): number;
}

export function createServiceClock(): ServiceClock {
  let meanMs = assumedMs;
  return {
    note(utteranceMs) {
      meanMs += newestShare * (utteranceMs - meanMs);
    },
    guessWaitMs(ahead, places) {
      const waitMs = Math.ceil((meanMs * (ahead + 1)) / Math.max(places, 1));
      return Math.min(Math.max(waitMs, waitRangeMs.min), waitRangeMs.max);
    },
  };
}
