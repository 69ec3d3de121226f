import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VoiceEntry } from '#src/providers/voice-store/catalogue.ts';
import type { InstalledVoice } from '#src/providers/voice-store/installed-voice.ts';
import { writeEspeakData } from './espeak-data.ts';
import { arabicTokens, writeToneModel } from './onnx-model.ts';
import { makeVoiceEntry, makeVoiceFile } from './voice-catalogue.ts';
import { writeKokoroGraph, writeMatchaGraph, writeSupertonicFiles, writeVocoderGraph } from './voice-graphs.ts';

/** The characters of espeak-ng's Arabic, as a model's table has them. */
export const phonemeTokens = [...'_^$ !,.:;?abdefhijklmnopqrstuvwxzðħŋɡɣʁʃʒʔʕˈˌːˤθχ\u032A']
  .map((symbol, index) => `${symbol} ${index}\n`)
  .join('');

const styles = Buffer.alloc(510 * 256 * 4);

/** What an installed stand-in of each family is made of. */
export const standInFiles: Readonly<Record<VoiceEntry['family'], () => Readonly<Record<string, Buffer | string>>>> = {
  vits: () => ({ 'model.onnx': writeToneModel(), 'tokens.txt': arabicTokens }),
  kokoro: () => ({ 'model.onnx': writeKokoroGraph(), 'voices.bin': styles, 'tokens.txt': phonemeTokens }),
  onnx: () => ({ 'model.onnx': writeKokoroGraph(), 'voices.bin': styles, 'tokens.txt': phonemeTokens }),
  matcha: () => ({
    'model-steps-3.onnx': writeMatchaGraph(),
    'vocos.onnx': writeVocoderGraph(),
    'tokens.txt': phonemeTokens,
  }),
  supertonic: writeSupertonicFiles,
};
export const standInFeeds = {
  vits: 'vowelled',
  kokoro: 'respelt',
  onnx: 'tokens',
  matcha: 'respelt',
  supertonic: 'vowelled',
} as const;

/** Installs a stand-in voice into a store, as adding it would. */
export async function installStandIn(
  store: string,
  family: VoiceEntry['family'],
  {
    files = {},
    ...change
  }: Partial<Omit<VoiceEntry, 'files'>> & { files?: Readonly<Record<string, Buffer | string>> } = {},
): Promise<VoiceEntry> {
  const model = Buffer.from('model');
  const voice = makeVoiceEntry({
    id: `${family}-voice`,
    family,
    feed: standInFeeds[family],
    sampleRate: 24_000,
    files: [makeVoiceFile('https://voices.example/model.onnx', model)],
    ...change,
  });
  const folder = join(store, voice.id);
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries({ ...standInFiles[family](), ...files })) {
    await writeFile(join(folder, name), content);
  }
  if (family === 'kokoro' || family === 'matcha') {
    await writeEspeakData(join(folder, 'espeak-ng-data'));
  }
  const now = new Date().toISOString();
  const record: InstalledVoice = {
    voice,
    catalogueRevision: 'test',
    installedAt: now,
    licence: { id: voice.licence, url: 'https://voices.example/licence', acceptedBy: 'tester', acceptedAt: now },
    files: [],
  };
  await writeFile(join(folder, 'installed.json'), JSON.stringify(record));
  return voice;
}
