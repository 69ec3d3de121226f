import type { OfflineTtsConfig } from 'sherpa-onnx-node';
import type { LoadedModel } from './loaded-model.ts';
import type { ModelFiles } from './model-spec.ts';

type SherpaFiles = Exclude<ModelFiles, { family: 'onnx' }>;

/** What Piper's own program uses unless it is told otherwise. */
const scales = { noiseScale: 0.667, noiseScaleW: 0.8, lengthScale: 1 };

/** The words with which sherpa-onnx says that there is no sound. */
const noSound = 'produced no audio';

/**
 * Loads a model of sherpa-onnx for good. @throws Error, or ends the process: what the library makes of a bad model is
 * not in our hands.
 */
export async function loadSherpaModel(files: SherpaFiles, threads: number): Promise<LoadedModel> {
  const { OfflineTts } = (await import('sherpa-onnx-node')).default;
  const tts = await OfflineTts.createAsync({
    model: { ...familyConfig(files), numThreads: threads, provider: 'cpu' },
    maxNumSentences: 1,
  });
  // The only family that has to be told the language.
  const options = files.family === 'supertonic' ? { generationConfig: { extra: { lang: 'ar' } } } : {};
  return {
    sampleRate: tts.sampleRate,
    async speak({ text }, { speaker, speed }) {
      try {
        const { samples } = await tts.generateAsync({
          text,
          sid: speaker,
          speed,
          enableExternalBuffer: false,
          ...('generationConfig' in options && {
            generationConfig: { ...options.generationConfig, sid: speaker, speed },
          }),
        });
        return { samples };
      } catch (error) {
        if (error instanceof Error && error.message.includes(noSound)) {
          return { samples: new Float32Array(0) };
        }
        throw error;
      }
    },
  };
}

function familyConfig(files: SherpaFiles): Omit<OfflineTtsConfig['model'], 'numThreads' | 'provider'> {
  switch (files.family) {
    case 'vits':
      return { vits: { model: files.model, ...frontEnd(files), ...scales } };
    case 'kokoro':
      return { kokoro: { model: files.model, voices: files.voices, ...frontEnd(files), lengthScale: 1 } };
    case 'matcha':
      return {
        matcha: { acousticModel: files.acousticModel, vocoder: files.vocoder, ...frontEnd(files), ...scales },
      };
    case 'supertonic': {
      const { family: _family, ...supertonic } = files;
      return { supertonic };
    }
  }
}

function frontEnd({ tokens, espeakData, lexicon }: Extract<SherpaFiles, { tokens: string }>) {
  return { tokens, ...(espeakData && { dataDir: espeakData }), ...(lexicon && { lexicon }) };
}
