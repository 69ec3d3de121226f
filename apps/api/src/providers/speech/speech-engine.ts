import type { ChosenReading, Sound, Span } from '@rakhim/arabic';
import type { SpeechEvent as SoundEvent } from '@rakhim/audio';
import type { Style } from '@rakhim/markup';
import type { CatalogVoice, DialectId, Endings, LatinWords, SpeechFormat, WarningCode } from '@rakhim/contract';

/** What an author has said about a text piece by piece. Places are its code points; all lists are in order. */
export interface SpeechScore {
  /** They follow one another and cover the text. */
  readonly passages: readonly (Span & { readonly voice: CatalogVoice; readonly latinWords?: LatinWords })[];
  readonly styles: readonly (Span & { readonly style: Style })[];
  /** Sounds in the place of those that a reader would find. */
  readonly sounds: readonly (Span & { readonly sounds: readonly Sound[] })[];
  readonly breaks: readonly { readonly at: number; readonly ms: number }[];
  /** `place` is that in the text as sent. */
  readonly marks: readonly {
    readonly name: string;
    readonly at: number;
    readonly place: number;
    readonly followingMs: number;
  }[];
  /** Leads a place of the text to the text as sent, with its markup. */
  toSent(span: Span): Span;
}

/** What an engine is asked to say. Entitlement, limits and quota have been decided before it gets here. */
export interface SpeechRequest {
  /** The account that asks: engines that share their time share it among owners, not among requests. */
  readonly owner?: string;
  /** Well-formed, non-blank text within the limits. */
  readonly text: string;
  readonly voice: CatalogVoice;
  /** How to say it, in the person's own words; absent when nothing was asked. */
  readonly styleInstruction?: string;
  /** Times the voice's own pace; an engine that cannot says so in a warning. Absent: 1. */
  readonly speed?: number;
  /** Semitones above the voice's own pitch; an engine that cannot says so in a warning. Absent: 0. */
  readonly pitch?: number;
  /** Which reading of the text, as a person reads it a little differently each time. Absent: the first. */
  readonly take?: number;
  /** How pieces of the text are to be read; engines are given the text with them in it, see `withReading`. */
  readonly readings?: readonly ChosenReading[];
  /** How words in Latin letters are said, by engines that know more than one way. Absent: with an Arabic accent. */
  readonly latinWords?: LatinWords;
  /** What the text's markup says; engines that cannot follow it are given the plain text, see `withReading`. */
  readonly score?: SpeechScore;
  /** How many endings standard Arabic has inside a phrase, by engines that read by our own rules. Absent: `light`. */
  readonly endings?: Endings;
  readonly format: SpeechFormat;
  /**
   * `file`: `end.header` may replace the first bytes, so that players know the exact duration. `stream`: bytes are
   * final as they come.
   */
  readonly delivery: 'stream' | 'file';
}

export interface SpeechWarning {
  readonly code: WarningCode;
  readonly detail: string;
  /** The dialect that the text is written in, where the warning is about that. */
  readonly dialect?: DialectId;
}

/** Who spoke: an engine, and which of its models where it has several. */
export interface SpokenBy {
  readonly engine: string;
  readonly model?: string;
}

/** What an utterance yields; a failure is thrown. `start` may say who speaks; else it is the engine itself. */
export type SpeechEvent = SoundEvent<SpeechWarning> & { readonly spokenBy?: SpokenBy };

/**
 * The port behind which every engine stands.
 *
 * `synthesize` throws an `AppError` with one of the codes `speech_engine_failed`, `speech_engine_busy`,
 * `speech_timed_out` or `text_not_speakable`, never a vendor's own error; the original travels in `cause`. When the
 * signal aborts, or the consumer stops iterating, the engine stops working within 200 ms and the iteration ends by
 * throwing the signal's reason.
 */
export interface SpeechEngine {
  readonly name: 'embedded' | 'openai' | 'elevenlabs' | 'azure' | 'http' | 'local-model' | 'neural';
  synthesize(request: SpeechRequest, signal: AbortSignal): AsyncIterable<SpeechEvent>;
  /**
   * Says which sound a request would be given: another text whenever a model or a rule of reading has changed. Where it
   * is absent or answers nothing, no sound is taken for another.
   */
  readonly version?: (() => Promise<string | undefined>) | undefined;
  /** True when an utterance could be started now. Answers within a second. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}
