import type { ChosenReading, Dialect, TextPreview } from '@rakhim/arabic';
import type { Endings, LatinWords } from '@rakhim/contract';

/** The input of a reader: an accepted text, its dialect, and the readings that somebody chose. */
export interface ReadingRequest {
  readonly text: string;
  readonly dialect: Dialect;
  readonly readings: readonly ChosenReading[];
  /** The way words in Latin letters are said; without it, with an Arabic accent. */
  readonly latinWords?: LatinWords | undefined;
  readonly endings?: Endings | undefined;
}

/** Reads texts without speaking them. */
export interface TextReader {
  /** @throws AppError `service_unavailable` when there is too much to read, or reading takes too long. */
  preview(request: ReadingRequest): Promise<TextPreview>;
  close(): Promise<void>;
}
