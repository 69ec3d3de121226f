/** The part of the package that we use; it ships without types of its own. */
declare module 'sherpa-onnx-node' {
  interface TextFrontEnd {
    readonly tokens: string;
    readonly dataDir?: string;
    readonly lexicon?: string;
  }

  export interface OfflineTtsConfig {
    readonly model: {
      readonly vits?: TextFrontEnd & {
        readonly model: string;
        readonly noiseScale: number;
        readonly noiseScaleW: number;
        readonly lengthScale: number;
      };
      readonly kokoro?: TextFrontEnd & {
        readonly model: string;
        readonly voices: string;
        readonly lengthScale: number;
      };
      readonly matcha?: TextFrontEnd & {
        readonly acousticModel: string;
        readonly vocoder: string;
        readonly noiseScale: number;
        readonly lengthScale: number;
      };
      readonly supertonic?: {
        readonly durationPredictor: string;
        readonly textEncoder: string;
        readonly vectorEstimator: string;
        readonly vocoder: string;
        readonly ttsJson: string;
        readonly unicodeIndexer: string;
        readonly voiceStyle: string;
      };
      readonly numThreads: number;
      readonly provider: 'cpu';
    };
    readonly maxNumSentences: number;
  }

  export class OfflineTts {
    static createAsync(config: OfflineTtsConfig): Promise<OfflineTts>;
    readonly numSpeakers: number;
    readonly sampleRate: number;
    /** @param request.enableExternalBuffer false: the samples are a copy, as newer Node versions want it. */
    generateAsync(request: {
      text: string;
      sid: number;
      speed: number;
      enableExternalBuffer: boolean;
      generationConfig?: { sid: number; speed: number; extra: Readonly<Record<string, string>> };
    }): Promise<{ samples: Float32Array; sampleRate: number }>;
  }
}
