import type { DialectId } from '@rakhim/contract';
import type { SpeechWarning } from '../speech-engine.ts';
import type { ModelFiles } from './model-folder.ts';

/** One text for the model. */
export interface ModelRequest {
  readonly text: string;
  readonly dialect: DialectId;
  readonly speaker: number;
  /** Factor of the speaker's own pace. */
  readonly speed: number;
}

/** The sound of one clause. */
export interface ClauseSound {
  readonly samples: Int16Array;
  /** Characters of the clause, as it was given to the model. */
  readonly characters: number;
  /** What came up since the clause before. */
  readonly warnings: readonly SpeechWarning[];
}

/** What the process of a model is told. Each `next` is answered, and nothing else; `load` comes first. */
export type ToModel =
  | { readonly type: 'load'; readonly files: ModelFiles; readonly threads: number }
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
  | ClauseAnswer
  | { readonly type: 'ready'; readonly sampleRate: number }
  /** The model cannot be loaded; the process ends. */
  | { readonly type: 'unusable'; readonly reason: string };
