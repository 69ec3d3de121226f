import { memo, useMemo } from 'react';
import type { Paragraph as ParagraphOfText, Piece } from './cut-into-paragraphs.ts';
import { Stretch } from './stretch.tsx';
import styles from './vowelled-text.module.css';

interface ParagraphProps {
  readonly paragraph: ParagraphOfText;
  /** The place of the word whose card is open, if it is in this paragraph. */
  readonly opened: number | undefined;
}

/** About as many characters as a line of the sheet holds; it need not be exact. */
const lineLength = 60;
/** About four lines: words and what stands between them. */
const stretchLength = 96;

/** A paragraph of the reading. Its guesses are stops of the Tab key; arrow keys reach the other words. */
export const Paragraph = memo(function Paragraph({ paragraph, opened }: ParagraphProps) {
  const { start, length, pieces } = paragraph;
  const stretches = useMemo(() => cutIntoStretches(pieces, start), [pieces, start]);
  return (
    <div
      className={styles['paragraph']}
      style={{ containIntrinsicBlockSize: `auto ${Math.ceil(length / lineLength) || 1}lh` }}
      data-end={start + length}
    >
      {stretches.map((stretch, index) => (
        <Stretch
          key={stretch.start}
          {...stretch}
          opened={
            opened !== undefined && opened >= stretch.start && opened < (stretches[index + 1]?.start ?? Infinity)
              ? opened
              : undefined
          }
        />
      ))}
    </div>
  );
});

interface PiecesOfStretch {
  /** The place in the text of its first word. */
  readonly start: number;
  readonly pieces: readonly Piece[];
}

/** @param start the place of the paragraph in the text. */
function cutIntoStretches(pieces: readonly Piece[], start: number): readonly PiecesOfStretch[] {
  const stretches: PiecesOfStretch[] = [];
  let end = start;
  for (let index = 0; index < pieces.length; index += stretchLength) {
    const some = pieces.slice(index, index + stretchLength);
    const words = some.filter((piece) => typeof piece !== 'string');
    stretches.push({ start: words[0]?.start ?? end, pieces: some });
    end = words.at(-1)?.end ?? end;
  }
  return stretches;
}
