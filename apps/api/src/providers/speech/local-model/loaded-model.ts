import type { ModelSymbol, SymbolTable } from './feeds/write-symbols.ts';

/** A piece of text as a model takes it. */
export interface ModelInput {
  /** For models that take text. */
  readonly text: string;
  /** For models that take numbers of symbols. */
  readonly symbols?: readonly ModelSymbol[];
}

export interface SpokenSound {
  /** From -1 to 1; none where the model knows nothing of what it was given. */
  readonly samples: Float32Array;
  /** Where the words lie, as shares of the sound; absent where the model does not say. */
  readonly spans?: readonly { readonly word: number; readonly from: number; readonly to: number }[];
}

/** A loaded model. */
export interface LoadedModel {
  /** The sampling rate, in hertz. */
  readonly sampleRate: number;
  /** Its symbols, where it is given numbers of them. */
  readonly symbols?: SymbolTable;
  /** @param voice.speed factor of the speaker's own pace. */
  speak(input: ModelInput, voice: { readonly speaker: number; readonly speed: number }): Promise<SpokenSound>;
}
