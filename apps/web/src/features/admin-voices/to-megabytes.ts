/** Decimal megabytes with one place, as downloads are told. */
export function toMegabytes(bytes: number): number {
  return Math.round(bytes / 100_000) / 10;
}
