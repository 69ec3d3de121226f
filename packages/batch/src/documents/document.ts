/** The kinds of files that can be read. */
export const documentKinds = ['txt', 'ssml', 'md', 'docx', 'epub', 'html', 'srt', 'vtt', 'csv'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The way the bytes of a text were understood. */
export const textEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1256'] as const;
export type TextEncodingName = (typeof textEncodings)[number];

/** One subtitle, and when it is shown. */
export interface Cue {
  readonly startMs: number;
  readonly endMs: number;
  readonly text: string;
}

export interface Chapter {
  /** The heading, if the chapter has one. It is part of `paragraphs` where it stands in the text. */
  readonly title?: string;
  /** The paragraphs to speak, in order, without empty ones. */
  readonly paragraphs: readonly string[];
  /** Only for subtitle files: the paragraphs with their times. */
  readonly cues?: readonly Cue[];
  /** Only for tables: what the row asks for itself. */
  readonly settings?: RowSettings;
}

/** The settings that a row of a table (`text,name,voice,dialect,style`) may give for its own text. */
export interface RowSettings {
  readonly name?: string;
  readonly voice?: string;
  readonly dialect?: string;
  readonly style?: string;
}

/** A warning about the reading of a document; the code chooses the sentence. */
export interface DocumentWarning {
  readonly code: 'encoding_guessed' | 'characters_replaced' | 'rows_skipped' | 'cues_skipped' | 'notes_skipped';
  readonly detail?: string;
}

export interface SourceDocument {
  readonly kind: DocumentKind;
  readonly title?: string;
  readonly author?: string;
  /** BCP 47, as the file says. */
  readonly language?: string;
  /** Only for kinds that are plain text. */
  readonly encoding?: TextEncodingName;
  readonly chapters: readonly Chapter[];
  readonly warnings: readonly DocumentWarning[];
}

export interface ReadDocumentOptions {
  /** Overrules the detection; for plain text kinds. */
  readonly encoding?: TextEncodingName;
}
