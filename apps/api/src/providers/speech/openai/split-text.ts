/** Ways of cutting a text, from the least heard to the last resort. Joined again, the pieces are the text. */
const cuts: readonly ((text: string) => string[])[] = [
  (text) => segment(text, 'sentence'),
  (text) => text.split(/(?=\S)(?<=[،؛,;:]\s+)/u),
  (text) => text.split(/(?=\S)(?<=\s)/u),
  (text) => segment(text, 'grapheme'),
  (text) => Array.from(text),
];

/** Shares are added and subtracted piece by piece. */
const roundingError = 1e-6;

/**
 * Divides a text into parts that each fit, cut at the ends of sentences, within a sentence only where it alone is too
 * long. Parts are of about the same size, so that none is a stray half sentence. Parts with nothing but spaces are left
 * out.
 *
 * @param fill how full a request would be with this text: 1 is full. Adds up over pieces.
 * @returns the parts in order; joined, they are the text.
 */
export function splitText(text: string, fill: (text: string) => number): readonly string[] {
  let left = fill(text);
  if (left <= 1) {
    return [text];
  }
  const parts: string[] = [];
  let part: Piece = { text: '', fill: 0 };
  for (const piece of cutToFit(text, fill, cuts)) {
    const fairShare = left / Math.ceil(left - roundingError);
    if (part.text !== '' && (part.fill + piece.fill > 1 || part.fill + piece.fill / 2 > fairShare)) {
      parts.push(part.text);
      left -= part.fill;
      part = { text: '', fill: 0 };
    }
    part = { text: part.text + piece.text, fill: part.fill + piece.fill };
  }
  return [...parts, part.text].filter((candidate) => candidate.trim() !== '');
}

interface Piece {
  readonly text: string;
  readonly fill: number;
}

/** Pieces that fit one by one, each as large as the best cut makes it. */
function* cutToFit(
  text: string,
  measure: (text: string) => number,
  [cut, ...finerCuts]: typeof cuts,
): Generator<Piece> {
  for (const piece of cut?.(text) ?? []) {
    const fill = measure(piece);
    if (fill <= 1 || finerCuts.length === 0) {
      yield { text: piece, fill };
    } else {
      yield* cutToFit(piece, measure, finerCuts);
    }
  }
}

function segment(text: string, granularity: 'sentence' | 'grapheme'): string[] {
  return Array.from(new Intl.Segmenter('ar', { granularity }).segment(text), (part) => part.segment);
}
