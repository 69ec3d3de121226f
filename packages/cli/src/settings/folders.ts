import { homedir } from 'node:os';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** The folder of the settings, by the XDG base directory specification, or `%APPDATA%` on Windows. */
export function configFolder(env: Environment, platform: NodeJS.Platform = process.platform): string {
  const given = absolute(env['RAKHIM_CONFIG_HOME']);
  if (given !== undefined) {
    return given;
  }
  const parent = platform === 'win32' ? env['APPDATA'] : absolute(env['XDG_CONFIG_HOME']);
  return join(parent ?? join(homeOf(env), platform === 'win32' ? 'AppData/Roaming' : '.config'), 'rakhim');
}

/** Returns where what is remembered between runs is kept: journals of batches. */
export function stateFolder(env: Environment, platform: NodeJS.Platform = process.platform): string {
  const given = absolute(env['RAKHIM_STATE_HOME']);
  if (given !== undefined) {
    return given;
  }
  const parent = platform === 'win32' ? env['LOCALAPPDATA'] : absolute(env['XDG_STATE_HOME']);
  return join(parent ?? join(homeOf(env), platform === 'win32' ? 'AppData/Local' : '.local/state'), 'rakhim');
}

/** The specification ignores relative paths. */
function absolute(path: string | undefined): string | undefined {
  return path?.startsWith('/') === true || /^[A-Za-z]:[\\/]/u.test(path ?? '') ? path : undefined;
}

function homeOf(env: Environment): string {
  return env['HOME'] ?? homedir();
}
