import type { Dialect } from '../dialect.ts';
import type { ReadingWarning } from '../reading.ts';

/** What whoever pays should know of a text before it is spoken with a voice of a dialect. Silent on ordinary text. */
export function checkText(text: string, dialect: Dialect): ReadingWarning[] {
  void text; void dialect;
  return [];
}
