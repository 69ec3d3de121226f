/** What a model is given: our vowelled text, our sounds respelt in Arabic letters, or the numbers of its symbols. */
export type ModelFeed = 'vowelled' | 'respelt' | 'tokens';

interface TextFrontEnd {
  readonly tokens: string;
  /** The folder of espeak-ng's data, for models that take its phonemes, as Piper's do. */
  readonly espeakData?: string;
  /** The word list, for models that look words up. */
  readonly lexicon?: string;
}

/** Where the parts of a model lie, by the family that it belongs to. */
export type ModelFiles =
  | ({ readonly family: 'vits'; readonly model: string } & TextFrontEnd)
  | ({ readonly family: 'kokoro'; readonly model: string; readonly voices: string } & TextFrontEnd)
  | ({ readonly family: 'matcha'; readonly acousticModel: string; readonly vocoder: string } & TextFrontEnd)
  | {
      readonly family: 'supertonic';
      readonly durationPredictor: string;
      readonly textEncoder: string;
      readonly vectorEstimator: string;
      readonly vocoder: string;
      readonly ttsJson: string;
      readonly unicodeIndexer: string;
      readonly voiceStyle: string;
    }
  | {
      /** A graph that takes the numbers of symbols: Kokoro's inputs, with a style, or Piper's. */
      readonly family: 'onnx';
      readonly model: string;
      readonly tokens: string;
      readonly voices?: string;
      readonly sampleRate: number;
    };

/** A model, and how it wants to be spoken to. */
export interface ModelSpec {
  readonly files: ModelFiles;
  readonly feed: ModelFeed;
  /** The most letters, or symbols, that it is given at once. */
  readonly chunkUnitsMax: number;
}
