import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inputSampleRates } from '@rakhim/audio';
import type { VoiceEntry } from '#src/providers/voice-store/catalogue.ts';
import { VoiceStoreError } from '#src/providers/voice-store/voice-store-error.ts';
import type { ModelFiles, ModelSpec } from './model-spec.ts';
import { readOnnxMetadata } from './onnx-metadata.ts';

/** sherpa-onnx ends the process that gives it a graph without these. Source: its `offline-tts-*-model.cc`. */
const metadataNeeded: Readonly<Record<'vits' | 'kokoro' | 'matcha', readonly string[]>> = {
  vits: ['sample_rate', 'n_speakers', 'language', 'comment'],
  kokoro: ['sample_rate', 'n_speakers', 'style_dim'],
  matcha: ['sample_rate', 'n_speakers'],
};

/**
 * Finds the parts of an installed voice, and looks at its graph before any library does.
 *
 * @throws VoiceStoreError `model_unusable`.
 */
export async function openVoiceModel(folder: string, voice: VoiceEntry): Promise<ModelSpec> {
  try {
    const files = await findFiles(folder, voice);
    await checkGraph(files);
    return { files, feed: voice.feed, chunkUnitsMax: voice.chunkUnitsMax };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new VoiceStoreError('model_unusable', { voice: voice.id, reason }, error);
  }
}

async function findFiles(folder: string, { family, sampleRate }: VoiceEntry): Promise<ModelFiles> {
  const names = (await readdir(folder)).toSorted();
  const find = (pattern: RegExp): string | undefined => {
    const name = names.find((candidate) => pattern.test(candidate));
    return name === undefined ? undefined : join(folder, name);
  };
  const need = (pattern: RegExp, what: string): string => {
    const path = find(pattern);
    if (path === undefined) {
      throw new Error(`it has no ${what}`);
    }
    return path;
  };
  const espeakData = find(/^espeak-ng-data$/u);
  const lexicon = find(/^lexicon.*\.txt$/u);
  const frontEnd = () => ({
    tokens: need(/^tokens\.txt$/u, 'tokens.txt'),
    ...(espeakData !== undefined && { espeakData }),
    ...(espeakData === undefined && lexicon !== undefined && { lexicon }),
  });
  switch (family) {
    case 'vits':
      return { family, model: need(/\.onnx$/u, 'graph'), ...frontEnd() };
    case 'kokoro':
      return { family, model: need(/\.onnx$/u, 'graph'), voices: need(/^voices\.bin$/u, 'voices.bin'), ...frontEnd() };
    case 'matcha':
      return {
        family,
        acousticModel: need(/^(?!vocos|hifigan|vocoder).*\.onnx$/u, 'graph'),
        vocoder: need(/^(?:vocos|hifigan|vocoder).*\.onnx$/u, 'vocoder'),
        ...frontEnd(),
      };
    case 'supertonic':
      return {
        family,
        durationPredictor: need(/^duration_predictor.*\.onnx$/u, 'duration predictor'),
        textEncoder: need(/^text_encoder.*\.onnx$/u, 'text encoder'),
        vectorEstimator: need(/^vector_estimator.*\.onnx$/u, 'vector estimator'),
        vocoder: need(/^vocoder.*\.onnx$/u, 'vocoder'),
        ttsJson: need(/^tts\.json$/u, 'tts.json'),
        unicodeIndexer: need(/^unicode_indexer\.bin$/u, 'unicode_indexer.bin'),
        voiceStyle: need(/^voice\.bin$/u, 'voice.bin'),
      };
    case 'onnx': {
      const voices = find(/^voices\.bin$/u);
      const model = need(/\.onnx$/u, 'graph');
      return { family, model, tokens: need(/^tokens\.txt$/u, 'tokens.txt'), ...(voices && { voices }), sampleRate };
    }
  }
}

async function checkGraph(files: ModelFiles): Promise<void> {
  switch (files.family) {
    case 'supertonic':
      await Promise.all(
        [files.durationPredictor, files.textEncoder, files.vectorEstimator, files.vocoder].map(readOnnxMetadata),
      );
      return;
    case 'onnx':
      await readOnnxMetadata(files.model);
      requireRate(files.sampleRate);
      return;
    default: {
      const metadata = await readOnnxMetadata(files.family === 'matcha' ? files.acousticModel : files.model);
      const lacking = metadataNeeded[files.family].filter((name) => !metadata.has(name));
      if (lacking.length > 0) {
        throw new Error(`it was not prepared for sherpa-onnx: it does not state its ${lacking.join(', ')}`);
      }
      requireRate(Number(metadata.get('sample_rate')));
      if (files.espeakData === undefined && needsEspeak(files.family, metadata) && files.lexicon === undefined) {
        throw new Error('it needs espeak-ng-data, which is not in its folder');
      }
    }
  }
}

/** Characters and word lists are read without espeak-ng. */
function needsEspeak(family: 'vits' | 'kokoro' | 'matcha', metadata: ReadonlyMap<string, string>): boolean {
  return family === 'kokoro' || metadata.get('frontend') !== 'characters';
}

function requireRate(sampleRate: number): void {
  if (!Number.isInteger(sampleRate) || sampleRate < inputSampleRates.min || sampleRate > inputSampleRates.max) {
    throw new Error(`its sample rate is not between ${inputSampleRates.min} and ${inputSampleRates.max} Hz`);
  }
}
