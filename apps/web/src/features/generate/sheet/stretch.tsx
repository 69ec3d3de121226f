import { memo, useRef } from 'react';
import type { Piece } from './cut-into-paragraphs.ts';
import { markOfWord } from './mark-of-word.ts';
import { useNearView } from './near-view.ts';
import styles from './vowelled-text.module.css';

interface StretchProps {
  readonly pieces: readonly Piece[];
  /** The place in the text of its first word. */
  readonly start: number;
  /** The place of the word whose card is open, if it is in this stretch. */
  readonly opened: number | undefined;
}

/** Characters from the beginning of the text that are likely to be seen first. */
const seenFirst = 1_500;

/**
 * A stretch of a paragraph. Its words are elements where they can be seen; elsewhere it is plain text, so that a long
 * text costs no more than what is seen of it. Guesses are stops of the Tab key wherever they are.
 */
export const Stretch = memo(function Stretch({ pieces, start, opened }: StretchProps) {
  const element = useRef<HTMLSpanElement>(null);
  const isNear = useNearView(element, start < seenFirst);
  const shown = isNear || opened !== undefined ? pieces : withoutPlainWords(pieces);
  return (
    <span ref={element} data-from={start}>
      {shown.map((piece) => {
        if (typeof piece === 'string') {
          return piece;
        }
        const mark = markOfWord(piece);
        return (
          <span
            key={piece.start}
            className={styles['word']}
            data-start={piece.start}
            {...(mark === undefined
              ? { tabIndex: -1 }
              : {
                  role: 'button',
                  tabIndex: mark === 'guess' ? 0 : -1,
                  'data-mark': mark,
                  'aria-haspopup': 'dialog',
                  'aria-expanded': piece.start === opened,
                })}
          >
            {piece.vowelled}
          </span>
        );
      })}
    </span>
  );
});

/** The same text with guesses as the only words, and as few pieces as there can be. */
function withoutPlainWords(pieces: readonly Piece[]): readonly Piece[] {
  const few: Piece[] = [];
  for (const piece of pieces) {
    const before = few.at(-1);
    if (typeof piece !== 'string' && markOfWord(piece) === 'guess') {
      few.push(piece);
      continue;
    }
    const text = typeof piece === 'string' ? piece : piece.vowelled;
    if (typeof before === 'string') {
      few[few.length - 1] = before + text;
    } else {
      few.push(text);
    }
  }
  return few;
}
