import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { VoiceEntry } from './catalogue.ts';

/** The file that makes a folder a voice: written last, before the folder gets its name. */
export const recordName = 'installed.json';

/** What was measured when the voice was checked on this machine. */
export const VoiceFigures = z.strictObject({
  /** From the request to the first sound, once the model is loaded. */
  firstAudioMs: z.number(),
  /** Seconds of computing for a second of sound. */
  realTimeFactor: z.number(),
  /** Memory of its process, in MiB. */
  memoryMb: z.number(),
  measuredAt: z.iso.datetime(),
});
export type VoiceFigures = z.infer<typeof VoiceFigures>;

export const InstalledVoice = z.strictObject({
  voice: VoiceEntry,
  catalogueRevision: z.string(),
  installedAt: z.iso.datetime(),
  /** Who agreed to which licence, and when. */
  licence: z.strictObject({
    id: z.string(),
    url: z.string(),
    acceptedBy: z.string(),
    acceptedAt: z.iso.datetime(),
    /** Of the text that was agreed to; absent in old records. */
    sha256: z.string().optional(),
  }),
  /** Every file that was installed. */
  files: z.array(z.strictObject({ path: z.string(), bytes: z.int(), sha256: z.string() })),
  figures: VoiceFigures.optional(),
});
export type InstalledVoice = z.infer<typeof InstalledVoice>;

/** @returns nothing where there is no such voice, or what is there was never finished. */
export async function readInstalled(store: string, id: string): Promise<InstalledVoice | undefined> {
  const text = await readFile(join(store, id, recordName), 'utf8').catch(() => undefined);
  const parsed = text === undefined ? undefined : InstalledVoice.safeParse(parseJson(text));
  return parsed?.success && parsed.data.voice.id === id ? parsed.data : undefined;
}

/** All voices of a store, by their ids. */
export async function listInstalled(store: string): Promise<readonly InstalledVoice[]> {
  const entries = await readdir(store, { withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => readInstalled(store, name)),
  );
  return found.filter((voice) => voice !== undefined).toSorted((a, b) => a.voice.id.localeCompare(b.voice.id, 'en'));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
