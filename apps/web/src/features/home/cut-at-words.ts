interface Piece {
  readonly content: string;
  /** Which word it is; nothing for what stands between words. */
  readonly word?: number;
}

/** Cuts a sentence into its words and what stands between them. */
export function cutAtWords(text: string): Piece[] {
  return text
    .split(/([\p{L}\p{M}]+)/u)
    .map((content, index) => (index % 2 === 1 ? { content, word: (index - 1) / 2 } : { content }));
}
