/** Upper bounds in milliseconds; the last bucket has none. Kept in the database: never change one, only add at the end. */
export const latencyBoundsMs = [2, 5, 10, 25, 50, 100, 200, 350, 500, 750, 1_000, 2_500, 5_000, 10_000] as const;

/** How many were as quick as each bound, and slower than all. Counts of several minutes or processes just add up. */
export type Latencies = readonly number[];

export const noLatencies: Latencies = Array<number>(latencyBoundsMs.length + 1).fill(0);

/** Adds one measured time. */
export function addLatency(latencies: Latencies, ms: number): Latencies {
  const found = latencyBoundsMs.findIndex((bound) => ms <= bound);
  const place = found === -1 ? latencyBoundsMs.length : found;
  return latencies.with(place, (latencies[place] ?? 0) + 1);
}

/** The time within which a share of them stayed, taken evenly within a bucket; `null` when there are none. */
export function percentileMs(latencies: Latencies, share: number): number | null {
  const wanted = share * latencies.reduce((sum, count) => sum + count, 0);
  if (wanted === 0) {
    return null;
  }
  let below = 0;
  for (const [index, count] of latencies.entries()) {
    if (below + count >= wanted) {
      const lower = latencyBoundsMs[index - 1] ?? 0;
      const upper = latencyBoundsMs[index] ?? lower;
      return Math.round(lower + ((upper - lower) * (wanted - below)) / count);
    }
    below += count;
  }
  return null;
}
