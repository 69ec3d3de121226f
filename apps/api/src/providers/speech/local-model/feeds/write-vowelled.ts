import type { Boundary } from '@rakhim/arabic';
import { toPausalForm } from '../pausal-form.ts';
import type { ModelChunk } from '../to-chunks.ts';

/** Signs as they are written, for models that were taught from text. */
export const writtenMarks: Readonly<Record<Boundary, string>> = {
  none: '',
  comma: '،',
  semicolon: '؛',
  colon: ':',
  period: '.',
  question: '؟',
  exclamation: '!',
  paragraph: '.',
};

/** All vowels written. A pause of the reader's own becomes a comma, the only sign for it that models have learned. */
export function writeVowelled({ words, boundary }: ModelChunk): string {
  const vowelled = words.map(({ vowelled: word, breakAfter }, index) => {
    const isLast = index === words.length - 1;
    if (!isLast && (breakAfter === 'phrase' || breakAfter === 'breath')) {
      return toPausalForm(word) + writtenMarks.comma;
    }
    return isLast && boundary !== 'none' ? toPausalForm(word) : word;
  });
  return vowelled.join(' ') + writtenMarks[boundary];
}
