/** Bounds on what a file may make us hold, whatever it claims about itself. */
export const documentLimits = {
  /** Bytes of a file; an EPUB brings its pictures along. */
  fileBytesMax: 128 * 1024 * 1024,
  /** Bytes of a file that is text: a thousand novels' worth is a mistake. */
  textBytesMax: 32 * 1024 * 1024,
  /** Entries of an archive. */
  entriesMax: 20_000,
  /** Bytes of one entry, and of all that are opened, once they are expanded. */
  entryBytesMax: 32 * 1024 * 1024,
  expandedBytesMax: 128 * 1024 * 1024,
  /** Chapters, cues or rows. */
  chaptersMax: 50_000,
  titleCharactersMax: 200,
} as const;
