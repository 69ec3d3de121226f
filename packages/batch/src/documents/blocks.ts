/** A piece of a document as every reader delivers it: a heading with its level (1 is the highest), or a paragraph. */
export interface Block {
  readonly text: string;
  /** 1 to 9; left out for paragraphs. */
  readonly level?: number;
}
