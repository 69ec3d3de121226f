import type { ModelFiles } from './model-folder.ts';

/** A loaded model. */
export interface LoadedModel {
  /** The sampling rate, in hertz. */
  readonly sampleRate: number;
  /**
   * Speaks one clause. @returns no samples where the model knows none of its letters.
   *
   * @param voice.speed factor of the speaker's own pace.
   */
  speak(clause: string, voice: { readonly speaker: number; readonly speed: number }): Promise<Int16Array>;
}

/** What Piper's own program uses unless it is told otherwise. */
const scales = { noiseScale: 0.667, noiseScaleW: 0.8, lengthScale: 1 };

/** The words with which sherpa-onnx says that there is no sound. */
const noSound = 'produced no audio';

const fullScale = 32_767;

/**
 * Loads a model for good. @throws Error, or ends the process: what the library makes of a bad model is not in our
 * hands.
 */
export async function loadModel(
  { model, tokens, espeakData, lexicon }: ModelFiles,
  threads: number,
): Promise<LoadedModel> {
  const { OfflineTts } = (await import('sherpa-onnx-node')).default;
  const tts = await OfflineTts.createAsync({
    model: {
      vits: { model, tokens, ...(espeakData && { dataDir: espeakData }), ...(lexicon && { lexicon }), ...scales },
      numThreads: threads,
      provider: 'cpu',
    },
    maxNumSentences: 1,
  });
  return {
    sampleRate: tts.sampleRate,
    async speak(text, { speaker, speed }) {
      try {
        return toPcm16((await tts.generateAsync({ text, sid: speaker, speed, enableExternalBuffer: false })).samples);
      } catch (error) {
        if (error instanceof Error && error.message.includes(noSound)) {
          return new Int16Array(0);
        }
        throw error;
      }
    },
  };
}

/** Replaces samples that are no numbers by silence. */
function toPcm16(samples: Float32Array): Int16Array {
  const pcm = new Int16Array(samples.length);
  for (const [index, sample] of samples.entries()) {
    pcm[index] = Math.round(Math.min(1, Math.max(-1, sample)) * fullScale);
  }
  return pcm;
}
