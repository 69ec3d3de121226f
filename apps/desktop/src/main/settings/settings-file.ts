import { readFileSync, renameSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  batchConflicts,
  batchDivisions,
  batchFormats,
  batchSubtitles,
  latinReadings,
  ServerOrigin,
} from '@rakhim/contract/desktop';
import { voiceIds } from '@rakhim/contract/voices';
import { z } from 'zod';
import { defaultService } from '#main/generated/publisher.ts';

const Settings = z.object({
  version: z.literal(1).default(1),
  server: ServerOrigin.default(defaultService),
  language: z.enum(['en', 'ar']).optional(),
  window: z
    .object({
      x: z.int().optional(),
      y: z.int().optional(),
      width: z.int().min(400),
      height: z.int().min(300),
      isMaximized: z.boolean(),
    })
    .optional(),
  /** The settings of the last added files. */
  batch: z
    .object({
      voice: z.enum(voiceIds),
      style: z.string().max(2000).optional(),
      latinWords: z.enum(latinReadings).optional(),
      format: z.enum(batchFormats),
      division: z.enum(batchDivisions),
      folder: z.string().max(32_768).optional(),
      template: z.string().min(1).max(200),
      onConflict: z.enum(batchConflicts),
      subtitles: z.enum(batchSubtitles),
    })
    .optional(),
  watchedFolder: z.string().max(32_768).optional(),
});
export type Settings = z.infer<typeof Settings>;

export interface SettingsFile {
  readonly read: () => Settings;
  readonly change: (change: Partial<Settings>) => void;
  /** Fulfilled once everything is on the disk. */
  readonly flush: () => Promise<void>;
}

/** The settings of this app on this machine. A file that cannot be understood is put aside, and the defaults hold. */
export function openSettingsFile(path: string, onError: (error: unknown) => void): SettingsFile {
  let settings = readSettings(path, onError);
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    const temporary = `${path}.${crypto.randomUUID()}`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(temporary, JSON.stringify(settings, null, 2), { flush: true, mode: 0o600 });
    await rename(temporary, path);
  }

  return {
    read: () => settings,
    change(change) {
      settings = { ...settings, ...change };
      writing = writing.then(write).catch(onError);
    },
    flush: () => writing,
  };
}

function readSettings(path: string, onError: (error: unknown) => void): Settings {
  try {
    return Settings.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      onError(error);
      quarantine(path, onError);
    }
    return Settings.parse({});
  }
}

function quarantine(path: string, onError: (error: unknown) => void): void {
  try {
    renameSync(path, `${path}.damaged`);
  } catch (error) {
    onError(error);
  }
}
