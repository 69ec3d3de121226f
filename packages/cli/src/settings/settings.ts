import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError, systemCode, usageError } from '../cli-error.ts';
import { configFolder } from './folders.ts';
import { writePrivateFile } from './write-private-file.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings of `rakhim config`. Keys are never among them. */
export const settingNames = ['base-url', 'voice', 'dialect', 'style', 'format', 'language'] as const;
export type SettingName = (typeof settingNames)[number];
export type Settings = Readonly<Partial<Record<SettingName, string>>>;

/** The valid values of a setting, where they are known without the server. */
const valid: Readonly<Partial<Record<SettingName, (value: string) => boolean>>> = {
  'base-url': (value) => URL.canParse(value) && /^https?:$/u.test(new URL(value).protocol),
  format: (value) => ['mp3', 'wav', 'ogg'].includes(value),
  language: (value) => ['en', 'ar'].includes(value),
};

export function settingsPath(env: Environment): string {
  return join(configFolder(env), 'config.json');
}

/**
 * Settings of the file, those of the environment over them, and a flag over all. @throws {CliError} when the file
 * cannot be understood.
 */
export async function readSettings(
  env: Environment,
  flags: { readonly baseUrl?: string | undefined } = {},
): Promise<Settings> {
  const baseUrl = flags.baseUrl ?? env['RAKHIM_BASE_URL'];
  return {
    ...(await readStoredSettings(env)),
    ...(baseUrl !== undefined && baseUrl !== '' && { 'base-url': baseUrl }),
  };
}

/** Reads the settings file; empty when there is none. */
export async function readStoredSettings(env: Environment): Promise<Settings> {
  const path = settingsPath(env);
  try {
    const stored: unknown = JSON.parse(await readFile(path, 'utf8'));
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    return Object.fromEntries(entries.filter(([name, value]) => isSettingName(name) && typeof value === 'string'));
  } catch (error) {
    if (systemCode(error) === 'ENOENT') {
      return {};
    }
    throw new CliError('settingsUnreadable', { path }, { cause: error });
  }
}

/**
 * Changes one setting; without a value it is removed. @throws {CliError} when there is no such setting, or it cannot
 * have the value.
 */
export async function changeSetting(env: Environment, name: string, value: string | undefined): Promise<void> {
  if (!isSettingName(name)) {
    throw usageError('settingUnknown', { name, names: settingNames.join(', ') });
  }
  if (value !== undefined && valid[name]?.(value) === false) {
    throw usageError('settingInvalid', { name, value });
  }
  const { [name]: _old, ...others } = await readStoredSettings(env);
  const settings = value === undefined ? others : { ...others, [name]: value };
  await writePrivateFile(settingsPath(env), `${JSON.stringify(settings, null, 2)}\n`);
}

export function isSettingName(name: string): name is SettingName {
  return settingNames.some((known) => known === name);
}
