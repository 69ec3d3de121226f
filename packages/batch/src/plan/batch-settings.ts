import type { DialectId, LatinWords, VoiceId } from '@rakhim/contract';

export const outputFormats = ['mp3', 'wav', 'ogg', 'm4b'] as const;
export type OutputFormat = (typeof outputFormats)[number];

export type SubtitleFormat = 'srt' | 'vtt';

/**
 * The way one file becomes sound. Frozen into the plan for each file, so that a later change of mind does not touch
 * what is queued.
 */
export interface BatchSettings {
  readonly voice: VoiceId;
  /** Left out: the dialect of the voice. */
  readonly dialect?: DialectId;
  /** Style instruction; not charged. */
  readonly style?: string;
  /** The way words in Latin letters are said; left out: with an Arabic accent. */
  readonly latinWords?: LatinWords;
  /** A factor of the voice's own pace; left out: 1. See `prosodyLimits`. */
  readonly speed?: number;
  /** Semitones above the voice's own pitch; left out: 0. */
  readonly pitch?: number;
  /** The lexicon to read with: `none`, `default`, `default@7`; left out: the newest. */
  readonly lexicon?: string;
  /** Follow tags in brackets; files of SSML are known by their names. */
  readonly markup?: boolean;
  /** `m4b` needs an encoder, see `BatchOptions.encodeM4b`. */
  readonly format: OutputFormat;
  /** `file`: one sound per file, with chapter marks. `chapter`: one sound per chapter. */
  readonly division: 'file' | 'chapter';
  /** Indexes of the chapters that are spoken; left out: all. */
  readonly chapters?: readonly number[];
  /** Absolute folder for outputs; left out: beside the source. */
  readonly folder?: string;
  /** See `renderTemplate`; without the extension. `/` makes folders. */
  readonly template: string;
  /** The rule for a name that is taken: ` (2)` is added, the file is left out, or the old file is replaced. */
  readonly onConflict: 'number' | 'skip' | 'overwrite';
  /** Write a subtitle file beside the sound. */
  readonly subtitles?: SubtitleFormat;
  /** Characters of one request at most. Small ones lose less when they fail; the contract's limit is the most. */
  readonly charactersPerRequest: number;
  /** Silence between chapters in one file. */
  readonly chapterGapMs: number;
  /** For subtitle files: each cue begins when it is shown, or they simply follow each other. */
  readonly cueTiming: 'timed' | 'flowing';
}
