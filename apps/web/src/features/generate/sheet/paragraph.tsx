import { memo } from 'react';
import type { Paragraph as ParagraphOfText } from './cut-into-paragraphs.ts';
import { markOfWord } from './mark-of-word.ts';
import styles from './vowelled-text.module.css';

interface ParagraphProps {
  readonly paragraph: ParagraphOfText;
  /** The place of the word whose card is open, if it is in this paragraph. */
  readonly opened: number | undefined;
}

/** About as many characters as a line of the sheet holds; it need not be exact. */
const lineLength = 60;

/** A paragraph of the reading. Its guesses are stops of the Tab key; arrow keys reach the other words. */
export const Paragraph = memo(function Paragraph({ paragraph, opened }: ParagraphProps) {
  return (
    <div
      className={styles['paragraph']}
      style={{ containIntrinsicBlockSize: `auto ${Math.ceil(paragraph.length / lineLength) || 1}lh` }}
    >
      {paragraph.pieces.map((piece) => {
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
    </div>
  );
});
