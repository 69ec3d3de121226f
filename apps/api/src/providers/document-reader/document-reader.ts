/** A file that somebody sends to have it spoken. */
export interface DocumentFile {
  /** Its extension says how it is read. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Reads the text of documents. */
export interface DocumentReader {
  /**
   * Returns the text, chapter by chapter, with a blank line between paragraphs.
   *
   * @throws AppError `document_unreadable`, or `service_unavailable` when it took too long.
   */
  read(file: DocumentFile): Promise<string>;
  close(): Promise<void>;
}
