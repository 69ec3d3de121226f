import type { Format } from '#src/lib/use-format.ts';

const [kilobyte, megabyte] = [1000, 1_000_000];

/** The size of a file as people read it: whole kilobytes, or megabytes with one decimal. */
export function formatBytes(bytes: number, number: Format['number']): string {
  return bytes < megabyte
    ? number(Math.max(1, Math.round(bytes / kilobyte)), { style: 'unit', unit: 'kilobyte' })
    : number(bytes / megabyte, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
}
