import { groupOf, recogniseDialect } from '../dialect-recognition/recognise-dialect.ts';
import type { Dialect } from '../dialect.ts';
import { findQuran } from '../quran/find-quran.ts';
import type { ReadingWarning } from '../reading.ts';

const detailLengthMax = 60;
const wordsMax = 5;

/**
 * Warns before a text is spoken with a voice of a dialect: that it is written in another dialect, or quotes the Quran.
 * Silent on ordinary text.
 */
export function checkText(text: string, dialect: Dialect): ReadingWarning[] {
  const warnings: ReadingWarning[] = [];
  const written = recogniseDialect(text);
  if (written && written.dialect !== groupOf[dialect]) {
    warnings.push({
      code: 'text_in_other_dialect',
      detail: shorten(written.words.slice(0, wordsMax).join('، ')),
      dialect: written.dialect,
    });
  }
  const [verse] = findQuran(text);
  if (verse) {
    warnings.push({ code: 'quran_text', detail: shorten(Array.from(text).slice(verse.start, verse.end).join('')) });
  }
  return warnings;
}

function shorten(detail: string): string {
  return Array.from(detail).slice(0, detailLengthMax).join('');
}
