/** The part of the package that we use; it ships without types of its own. */
declare module 'sherpa-onnx-node' {
  export interface OfflineTtsConfig {
    readonly model: {
      readonly vits: {
        readonly model: string;
        readonly tokens: string;
        readonly dataDir?: string;
        readonly lexicon?: string;
        readonly noiseScale: number;
        readonly noiseScaleW: number;
        readonly lengthScale: number;
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
    }): Promise<{ samples: Float32Array; sampleRate: number }>;
  }
}
