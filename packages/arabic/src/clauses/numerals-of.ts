import type { Dialect } from '../dialect.ts';
import { removeMarks } from '../vowels/marks.ts';
import { dialectMarkers } from './dialect-markers.data.ts';

const markers = new Map(Object.entries(dialectMarkers).map(([dialect, words]) => [dialect, new Set(words.split(' '))]));
/** One such word may be a name or a quotation; two are a way of writing. */
const markersNeeded = 2;

/** True when a text is written in the dialect, judged by its everyday words. */
function isWrittenIn(dialect: Dialect, text: string): boolean {
  const words = markers.get(dialect);
  if (words === undefined) {
    return false;
  }
  let found = 0;
  for (const [word] of removeMarks(text).matchAll(/[\u0621-\u064A]+/gu)) {
    if (words.has(word.replace(/^[وف](?=...)/u, '')) || words.has(word)) {
      found += 1;
    }
    if (found >= markersNeeded) {
      return true;
    }
  }
  return false;
}

/** Which numerals a block is read with. */
export function numeralsOf(text: string, dialect: Dialect, asked: 'auto' | 'standard' | 'colloquial'): 'standard' | 'colloquial' {
  if (asked !== 'auto') {
    return asked;
  }
  return isWrittenIn(dialect, text) ? 'colloquial' : 'standard';
}
