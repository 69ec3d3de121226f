import type { Dialect } from '../src/dialect.ts';

/**
 * What is written, and the readings that are right; most cases have one.
 *
 * A reading in words is bare where only the words matter and vowelled where the vowels do: marks are compared on the
 * letters that carry them here. A reading in sounds is broad IPA. `…` at either end stands for words that are not
 * looked at.
 */
export type SuiteRow = readonly [written: string, ...readings: [string, ...string[]]];

/** Cases of one kind, by the dialect in which they are read. */
export interface SuiteCategory {
  readonly name: string;
  readonly compares: 'words' | 'sounds';
  readonly rows: Readonly<Partial<Record<Dialect, readonly SuiteRow[]>>>;
}
