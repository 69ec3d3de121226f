import type { Dialect } from '../../src/dialect.ts';

/** Texts of one kind as customers send them, written for this measurement before the reader was asked. */
export interface CustomerTexts {
  readonly genre: string;
  readonly dialect: Dialect;
  /** How a careful reader says each text; what is written is the same without its marks. */
  readonly rows: readonly string[];
}
