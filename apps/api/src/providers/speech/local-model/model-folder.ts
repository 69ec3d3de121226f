import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inputSampleRates } from '@rakhim/audio';
import { ConfigError } from '#src/config/config.ts';
import { readOnnxMetadata } from './onnx-metadata.ts';
import type { ModelFiles, ModelSpec } from './model-spec.ts';
import { type Speakers, readSpeakers } from './speakers.ts';

export interface ModelFolder {
  readonly spec: ModelSpec & { readonly files: Extract<ModelFiles, { family: 'vits' }> };
  readonly speakers: Speakers;
}

/** sherpa-onnx ends the process that gives it a model without these. Source: its `offline-tts-vits-model.cc`. */
const metadataNeeded = ['sample_rate', 'n_speakers', 'language', 'comment'];
/** Clauses are shorter; a model of unknown kind is not put to the test. */
const chunkUnitsMax = 600;
const guide = 'docs/guides/en/local-model.md says where to get one';

/**
 * Looks through the folder of a model before it is loaded.
 *
 * @throws ConfigError naming everything that the folder lacks.
 */
export async function openModelFolder(folder: string): Promise<ModelFolder> {
  const files = { model: join(folder, 'model.onnx'), tokens: join(folder, 'tokens.txt') };
  const lacking = (
    await Promise.all(Object.values(files).map(async (path) => ((await isFile(path)) ? [] : [path])))
  ).flat();
  if (lacking.length > 0) {
    throw folderError(
      `must be the folder of a model; ${lacking.join(' and ')} ${lacking.length > 1 ? 'are' : 'is'} missing`,
    );
  }
  const metadata = await readOnnxMetadata(files.model).catch((error: unknown) => {
    throw folderError(`names ${files.model}, which cannot be used: ${reasonOf(error)}`);
  });
  checkMetadata(files.model, metadata);
  const speakers = await readSpeakers(
    join(folder, 'voices.json'),
    Math.max(1, Number(metadata.get('n_speakers'))),
  ).catch((error: unknown) => {
    throw folderError(`names a folder whose voices.json cannot be used: ${reasonOf(error)}`);
  });
  const parts = { family: 'vits', ...files, ...(await findFrontEnd(folder, metadata)) } as const;
  return { spec: { files: parts, feed: 'vowelled', chunkUnitsMax }, speakers };
}

function checkMetadata(model: string, metadata: ReadonlyMap<string, string>): void {
  const lacking = metadataNeeded.filter((name) => !metadata.has(name));
  if (lacking.length > 0) {
    throw folderError(
      `names ${model}, which was not prepared for sherpa-onnx: it does not state its ${lacking.join(', ')}; ${guide}`,
    );
  }
  const sampleRate = Number(metadata.get('sample_rate'));
  if (!Number.isInteger(sampleRate) || sampleRate < inputSampleRates.min || sampleRate > inputSampleRates.max) {
    throw folderError(
      `names ${model}, whose sample rate is not between ${inputSampleRates.min} and ${inputSampleRates.max} Hz`,
    );
  }
}

/**
 * What turns letters into the model's tokens: espeak-ng's data, a list of words, or nothing where each letter is one.
 */
async function findFrontEnd(
  folder: string,
  metadata: ReadonlyMap<string, string>,
): Promise<{ readonly espeakData?: string; readonly lexicon?: string }> {
  if (metadata.get('frontend') === 'characters') {
    return {};
  }
  const espeakData = join(folder, 'espeak-ng-data');
  if (await isFile(join(espeakData, 'phontab'))) {
    return { espeakData };
  }
  const lexicon = join(folder, 'lexicon.txt');
  if (await isFile(lexicon)) {
    return { lexicon };
  }
  throw folderError(
    `must also hold the folder espeak-ng-data or the file lexicon.txt, whichever came with the model; ${guide}`,
  );
}

async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ?? false;
}

function folderError(reason: string): ConfigError {
  return new ConfigError([`RAKHIM_LOCAL_MODEL_DIR ${reason}`]);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
