import type { PreviewSpan } from '@rakhim/contract';
import { type DialectId, defaultDialect } from '@rakhim/contract/dialects';
import type { EntryBody } from '#src/lib/lexicon/change-lexicon.ts';
import type { ReadingChoice } from '../../reading/shift-readings.ts';

const unheard = /[\u064B-\u0655\u0670\u0640]/gu;
const arabicWords = /^[\u0621-\u064A\u064B-\u0655\u0670\u0671\u06A4\u06A9\u06AF\u06CC ]+$/u;
const latinWord = /^[A-Za-z\u00C0-\u024F][A-Za-z\u00C0-\u024F'-]*$/u;

/**
 * The entry that reads a word always as it was chosen to be read in a text.
 *
 * @returns nothing for what no entry can say, such as a number, or a reading in Latin letters.
 */
export function alwaysEntry(
  { original }: PreviewSpan,
  { vowelled, spoken }: Pick<ReadingChoice, 'vowelled' | 'spoken'>,
  dialect: DialectId,
): EntryBody | undefined {
  const written = original.replaceAll(unheard, '').trim();
  const reading = (vowelled ?? spoken ?? '').trim();
  const isWritable = latinWord.test(written) || arabicWords.test(written);
  if (!isWritable || !arabicWords.test(reading)) {
    return undefined;
  }
  return {
    written,
    reading,
    kind: written.includes(' ') ? 'phrase' : 'word',
    part: null,
    // A reading chosen in the standard language holds in all; one in a dialect may be wrong in others.
    dialect: dialect === defaultDialect ? null : dialect,
    priority: 0,
    note: null,
  };
}
