import type { Format } from './use-format.ts';

const msPerSecond = 1000;
const secondsPerMinute = 60;

/** Minutes and seconds as a player shows them, such as 1:05. */
export function formatClock(ms: number, number: Format['number']): string {
  const seconds = Math.floor(ms / msPerSecond);
  const minutes = number(Math.floor(seconds / secondsPerMinute), { useGrouping: false });
  return `${minutes}:${number(seconds % secondsPerMinute, { minimumIntegerDigits: 2 })}`;
}
