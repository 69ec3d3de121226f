/**
 * A program for tests in other processes: serves a stand-in voice of each family, one that forbids commercial use and
 * one that is damaged, and prints where the list of them is. It ends with SIGTERM.
 */
import { randomBytes } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { modelFamilies } from '@rakhim/contract';
import type { VoiceEntry, VoiceFile } from '#src/providers/voice-store/catalogue.ts';
import { writeEspeakData } from './espeak-data.ts';
import { type FileServer, startFileServer } from './file-server.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import { makeCatalogue, makeVoiceEntry, makeVoiceFile } from './voice-catalogue.ts';
import { standInFeeds, standInFiles } from './voice-folder.ts';

const sampleRates = { kokoro: 24_000, vits: 16_000, matcha: 22_050, supertonic: 24_000, onnx: 24_000 } as const;
/** Each voice speaks for a dialect of its own. */
const dialects = {
  onnx: 'msa',
  kokoro: 'egyptian',
  vits: 'gulf',
  matcha: 'levantine',
  supertonic: 'maghrebi',
} as const;

async function readFolder(folder: string): Promise<Record<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(folder, path), await readFile(path)] as const;
    });
  return Object.fromEntries(await Promise.all(files));
}

async function publish(server: FileServer, family: VoiceEntry['family'], folder: string): Promise<VoiceEntry> {
  const files: Record<string, Buffer | string> = { ...standInFiles[family]() };
  if (family === 'kokoro' || family === 'matcha') {
    await writeEspeakData(join(folder, 'espeak-ng-data'));
    Object.assign(files, await readFolder(folder));
  }
  const served = Object.entries(files).map(([path, content]): VoiceFile => {
    const bytes = Buffer.from(content);
    // One piece at a time, so that people see it come.
    const sending = { kind: 'slow', pauseMs: family === 'onnx' ? 150 : 1 } as const;
    return makeVoiceFile(server.put(`/${family}/${path}`, bytes, sending), bytes, { path });
  });
  return makeVoiceEntry({
    id: `${family}-voice`,
    name: { en: `Stand-in ${family}`, ar: `بديل ${family}` },
    family,
    feed: standInFeeds[family],
    recommended: family === 'onnx',
    dialects: [dialects[family]],
    speakers: [{ speaker: 0, sex: 'female' }],
    sampleRate: sampleRates[family],
    files: served,
  });
}

const server = await startFileServer();
const folder = await makeTemporaryFolder();
const voices = [];
for (const family of modelFamilies) {
  voices.push(await publish(server, family, await makeTemporaryFolder()));
}
const damaged = randomBytes(1_000);
const [first] = voices;
voices.push(
  makeVoiceEntry({
    id: 'closed-voice',
    name: { en: 'Not for money', ar: 'بلا مقابل' },
    commercialUse: 'no',
    files: first?.files ?? [],
  }),
  makeVoiceEntry({
    id: 'damaged-voice',
    name: { en: 'Damaged', ar: 'معطوب' },
    commercialUse: 'unclear',
    files: [makeVoiceFile(server.put('/damaged/model.onnx', damaged), randomBytes(1_000))],
  }),
);
const catalogue = join(folder, 'catalogue.json');
await writeFile(catalogue, JSON.stringify(makeCatalogue(voices, [server.host])));
process.stdout.write(`${catalogue}\n`);
