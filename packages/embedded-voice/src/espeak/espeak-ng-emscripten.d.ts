/** The part of the package that we use; it ships without types of its own. */
declare module '@echogarden/espeak-ng-emscripten' {
  export interface EspeakEvent {
    readonly type:
      | 'list_terminated'
      | 'word'
      | 'sentence'
      | 'mark'
      | 'play'
      | 'end'
      | 'msg_terminated'
      | 'phoneme'
      | 'samplerate';
    /** Position in the input, counted in characters from 1. */
    readonly text_position: number;
    readonly word_length: number;
    /** Milliseconds since the start of the call. */
    readonly audio_position: number;
    /** The phoneme's IPA, the mark's name, or the running number of a word or sentence. */
    readonly id: string | number | undefined;
  }

  /** Receives 100 ms of samples at a time; answering true stops the call. It must never throw. */
  export type EspeakCallback = (samples: Int16Array, events: readonly EspeakEvent[]) => boolean;

  export interface EspeakSynthesizer {
    rate: number;
    pitch: number;
    range: number;
    volume: number;
    readonly samplerate: number;
    /** @returns 0 when the voice exists. */
    set_voice(name: string): number;
    synthesize(text: string, callback: EspeakCallback): void;
  }

  /** Emscripten's file system in memory. */
  export interface MemoryFiles {
    readFile(path: string): Uint8Array;
    writeFile(path: string, data: string | Uint8Array): void;
    unlink(path: string): void;
  }

  export interface EspeakModule {
    readonly FS: MemoryFiles;
    readonly eSpeakNGWorker: new () => EspeakSynthesizer;
  }

  export interface EspeakModuleOptions {
    /** Supplies the packed data files instead of reading all 24 MB of them. */
    readonly getPreloadedPackage?: (name: string, size: number) => ArrayBuffer;
    readonly print?: (line: string) => void;
    readonly printErr?: (line: string) => void;
  }

  const createModule: (options?: EspeakModuleOptions) => Promise<EspeakModule>;
  export default createModule;
}
