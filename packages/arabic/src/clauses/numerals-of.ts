import type { Dialect } from '../dialect.ts';
import { isWrittenIn } from '../dialect-recognition/is-written-in.ts';

/** Which numerals a block is read with. */
export function numeralsOf(
  text: string,
  dialect: Dialect,
  asked: 'auto' | 'standard' | 'colloquial',
): 'standard' | 'colloquial' {
  if (asked !== 'auto') {
    return asked;
  }
  return isWrittenIn(dialect, text) ? 'colloquial' : 'standard';
}
