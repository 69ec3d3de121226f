import type { BatchSettings } from '@rakhim/batch';
import { defaultSettings } from '@rakhim/batch';
import type { JobSettings } from '@rakhim/contract/desktop';
import type { Settings } from '../settings/settings-file.ts';
import type { FileGrants } from '../files/file-grants.ts';
import { displayName } from '../files/file-grants.ts';
import { DesktopFailure } from '../ipc/desktop-failure.ts';

/** Settings as the page chose them, with the folder that its grant stands for. */
export function readJobSettings(
  { folder, style, latinWords, subtitles, ...settings }: JobSettings,
  grants: FileGrants,
): BatchSettings {
  const path = folder === undefined ? undefined : grants.find(folder)?.path;
  if (folder !== undefined && path === undefined) {
    throw new DesktopFailure('not_granted');
  }
  return {
    ...defaultSettings,
    ...settings,
    ...(style && { style }),
    ...(latinWords !== undefined && { latinWords }),
    ...(path !== undefined && { folder: path }),
    ...(subtitles !== 'none' && { subtitles }),
  };
}

export interface PresentedSettings {
  readonly settings: JobSettings;
  readonly folderName?: string;
}

/** The other way round: the page gets a grant for the folder, and its name. */
export function presentJobSettings(
  { voice, style, latinWords, format, division, folder, template, onConflict, subtitles }: BatchSettings,
  grants: FileGrants,
): PresentedSettings {
  return {
    settings: {
      voice,
      ...(style && { style }),
      ...(latinWords !== undefined && { latinWords }),
      format: format === 'm4b' ? 'mp3' : format,
      division,
      ...(folder !== undefined && { folder: grants.grant(folder) }),
      template,
      onConflict,
      subtitles: subtitles ?? 'none',
    },
    ...(folder !== undefined && { folderName: displayName(folder) }),
  };
}

/** Converts settings to the form in which the queue stores them. */
export function keepSettings({
  voice,
  style,
  latinWords,
  format,
  division,
  folder,
  template,
  onConflict,
  subtitles,
}: BatchSettings): NonNullable<Settings['batch']> {
  return {
    voice,
    style,
    latinWords,
    format: format === 'm4b' ? 'mp3' : format,
    division,
    folder,
    template,
    onConflict,
    subtitles: subtitles ?? 'none',
  };
}

/** Settings as they were written down, or those that everybody begins with. */
export function restoreSettings(kept: Settings['batch']): BatchSettings {
  if (!kept) {
    return defaultSettings;
  }
  const { style, latinWords, folder, subtitles, ...others } = kept;
  return {
    ...defaultSettings,
    ...others,
    ...(style && { style }),
    ...(latinWords !== undefined && { latinWords }),
    ...(folder !== undefined && { folder }),
    ...(subtitles !== 'none' && { subtitles }),
  };
}
