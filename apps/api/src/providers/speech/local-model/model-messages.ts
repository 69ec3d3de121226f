import type { WordTime } from '@rakhim/audio';
import type { DialectId, Endings } from '@rakhim/contract';
import type { SpeechWarning } from '../speech-engine.ts';
import type { ModelSpec } from './model-spec.ts';

/** One text for the model. */
export interface ModelRequest {
  readonly text: string;
  readonly dialect: DialectId;
  readonly speaker: number;
  /** Factor of the speaker's own pace. */
  readonly speed: number;
  readonly endings?: Endings | undefined;
}

/** The sound of one phrase. */
export interface ClauseSound {
  readonly samples: Int16Array;
  /** Silence between it and the next. */
  readonly pauseMs: number;
  /** When its words sound, from its own start; none where the model does not say. */
  readonly words: readonly WordTime[];
  /** Characters of the phrase, as it was given to the model. */
  readonly characters: number;
  /** What came up since the phrase before. */
  readonly warnings: readonly SpeechWarning[];
}

/** What the process of a model is told. Each `next` is answered, and nothing else; `load` comes first. */
export type ToModel =
  | { readonly type: 'load'; readonly spec: ModelSpec; readonly threads: number }
  | { readonly type: 'open'; readonly id: number; readonly request: ModelRequest }
  | { readonly type: 'next'; readonly id: number }
  | { readonly type: 'close'; readonly id: number };

export type ClauseAnswer =
  | ({ readonly type: 'sound'; readonly id: number } & ClauseSound)
  | { readonly type: 'end'; readonly id: number; readonly warnings: readonly SpeechWarning[] }
  /** `silent`: nothing in the text has a sound. */
  | { readonly type: 'silent'; readonly id: number }
  | { readonly type: 'failed'; readonly id: number };

export type FromModel =
  | (ClauseAnswer & {
      /** The most that the process has held, in MiB. */
      readonly memoryPeakMb?: number;
    })
  | { readonly type: 'ready'; readonly sampleRate: number; readonly memoryPeakMb: number }
  /** The model cannot be loaded; the process ends. */
  | { readonly type: 'unusable'; readonly reason: string };
