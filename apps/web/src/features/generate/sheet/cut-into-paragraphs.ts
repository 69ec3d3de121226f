import type { PreviewSpan } from '@rakhim/contract';

/** Text as it was typed, or a word of the reading that stands for a piece of it. */
export type Piece = string | PreviewSpan;

/** One line of the text as it was typed, up to the end of the line. */
export interface Paragraph {
  /** Code points of the text before it. */
  readonly start: number;
  /** Code points in it. */
  readonly length: number;
  readonly pieces: readonly Piece[];
}

/**
 * Cuts a text into its paragraphs, and each into words of its reading and what stands between them, so that the reading
 * breaks its lines where the text does.
 *
 * @param spans the words of the reading, in order; their places are code points of `text`.
 */
export function cutIntoParagraphs(text: string, spans: readonly PreviewSpan[]): readonly Paragraph[] {
  const characters = Array.from(text);
  const paragraphs: { start: number; length: number; pieces: Piece[] }[] = [{ start: 0, length: 0, pieces: [] }];

  function add(piece: Piece, length: number): void {
    const paragraph = paragraphs.at(-1);
    if (paragraph && piece !== '') {
      paragraph.pieces.push(piece);
      paragraph.length += length;
    }
  }

  function addBetween(from: number, to: number): void {
    const [first = '', ...others] = characters.slice(from, to).join('').split('\n');
    add(first, Array.from(first).length);
    for (const line of others) {
      const before = paragraphs.at(-1);
      paragraphs.push({ start: before ? before.start + before.length + 1 : 0, length: 0, pieces: [] });
      add(line, Array.from(line).length);
    }
  }

  let last: PreviewSpan | undefined;
  for (const span of spans) {
    const isTouching = last?.end === span.start && last.rule !== 'plain' && span.rule !== 'plain';
    if (isTouching) {
      // Digits that are read one by one touch each other as they are written, not as they are said.
      add(' ', 0);
    } else {
      addBetween(last?.end ?? 0, span.start);
    }
    add(span, span.end - span.start);
    last = span;
  }
  addBetween(last?.end ?? 0, characters.length);
  return paragraphs;
}
