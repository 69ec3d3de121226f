/** Bounds on what a file may make us hold, whatever it claims about itself. */
export const documentLimits = {
  /** Bytes of a file; an EPUB brings its pictures along. */
  fileBytesMax: 128 * 1024 * 1024,
  /** Bytes of a file that is text: a thousand novels' worth is a mistake. */
  textBytesMax: 32 * 1024 * 1024,
  /**
   * Bytes of Markdown, and characters of one of its paragraphs: the time its emphasis takes grows with the square of
   * them.
   */
  markdownBytesMax: 4 * 1024 * 1024,
  markdownParagraphMax: 10_000,
  /** Elements inside each other; the time that they take grows with the square of them, too. */
  depthMax: 2_000,
  /** Entries of an archive. */
  entriesMax: 20_000,
  /** Bytes of one entry, and of all that are opened, once they are expanded. */
  entryBytesMax: 32 * 1024 * 1024,
  expandedBytesMax: 128 * 1024 * 1024,
  /** Chapters, cues or rows. */
  chaptersMax: 50_000,
  titleCharactersMax: 200,
} as const;
