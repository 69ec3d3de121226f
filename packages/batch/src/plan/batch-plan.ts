import type { DocumentErrorCode } from '../documents/document-error.ts';
import type { DocumentKind, DocumentWarning, TextEncodingName } from '../documents/document.ts';
import type { BatchSettings, SubtitleFormat } from './batch-settings.ts';

/** A file to narrate. `read` is called when the plan is made, and what it gave is not kept. */
export interface BatchFile {
  /** Absolute path, or whatever `BatchStore.readFile` understands. */
  readonly path: string;
  /** File name with extension. */
  readonly name: string;
  /** Path below the folder that was added, for `{folder}`; empty at its top. */
  readonly folder?: string;
  /** Replaces single settings for this file. */
  readonly settings?: Partial<BatchSettings>;
  /** Overrules the detection of the encoding. */
  readonly encoding?: TextEncodingName;
}

/** One call of `speak`. Everything that it depends on is fixed here, before the first one is made. */
export interface PlannedRequest {
  /** Position of the chapter in the document. */
  readonly chapter: number;
  /** UTF-16 offsets in the chapter's text, see `chapterText`. */
  readonly start: number;
  readonly end: number;
  /** As charged. */
  readonly characters: number;
  /** For cues with times: when the sound should begin. */
  readonly atMs?: number;
}

/** A chapter, or a piece of one, inside an output. */
export interface PlannedChapter {
  readonly title: string;
  /** Index of its first request within the output. */
  readonly firstRequest: number;
}

/** One sound file, and the subtitles beside it. */
export interface PlannedOutput {
  /** Absolute. */
  readonly path: string;
  readonly title: string;
  /** Present when subtitles are asked for. */
  readonly subtitles?: { readonly format: SubtitleFormat; readonly path: string };
  readonly voice: BatchSettings['voice'];
  readonly dialect?: BatchSettings['dialect'];
  readonly style?: string;
  readonly characters: number;
  readonly chapters: readonly PlannedChapter[];
  readonly requests: readonly PlannedRequest[];
}

export interface PlannedSource {
  readonly path: string;
  readonly name: string;
  readonly bytes: number;
  /** SHA-256 of the bytes, hexadecimal: a file that changed since is not spoken as if it had not. */
  readonly sha256: string;
}

export interface PlannedDocument {
  readonly kind: DocumentKind;
  readonly title?: string;
  readonly author?: string;
  readonly language?: string;
  readonly encoding?: TextEncodingName;
  readonly chapters: readonly { readonly title?: string; readonly characters: number }[];
}

/** The reason why a file is in the plan but will not be spoken. */
export type PlanProblem =
  | DocumentErrorCode
  | 'file_unreadable'
  | 'output_exists'
  | 'folder_unreadable'
  | 'settings_invalid'
  | 'markup_too_long'
  | 'format_unavailable';

export interface PlanWarning {
  readonly code:
    | DocumentWarning['code']
    | 'ogg_is_chained'
    | 'cues_not_timed'
    | 'output_skipped'
    | 'name_shortened'
    | 'name_numbered'
    | 'chapters_unknown'
    | 'row_settings_unknown';
  readonly detail?: string;
}

export interface PlannedItem {
  /** Unique among all items of a journal. */
  readonly id: string;
  readonly source: PlannedSource;
  readonly settings: BatchSettings;
  /** Chosen by the user; else it is detected each time. */
  readonly encoding?: TextEncodingName;
  readonly document?: PlannedDocument;
  readonly characters: number;
  readonly outputs: readonly PlannedOutput[];
  readonly warnings: readonly PlanWarning[];
  /** Present: nothing is spoken of this file, and why. */
  readonly problem?: PlanProblem;
  readonly problemDetail?: string;
}

export interface BatchPlan {
  /** A random id, the root of the idempotency keys. */
  readonly id: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly items: readonly PlannedItem[];
  /** The cost of the whole batch. */
  readonly characters: number;
  readonly requests: number;
  readonly outputs: number;
}
