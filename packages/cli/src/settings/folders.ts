import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** The folder of the settings, by the XDG base directory specification, or `%APPDATA%` on Windows. */
export function configFolder(env: Environment, platform: NodeJS.Platform = process.platform): string {
  const given = absolute(env['RAKHIM_CONFIG_HOME']);
  if (given !== undefined) {
    return given;
  }
  return platform === 'win32'
    ? win32.join(env['APPDATA'] ?? win32.join(homedir(), 'AppData', 'Roaming'), 'rakhim')
    : posix.join(absolute(env['XDG_CONFIG_HOME']) ?? posix.join(homeOf(env), '.config'), 'rakhim');
}

/** Returns where what is remembered between runs is kept: journals of batches. */
export function stateFolder(env: Environment, platform: NodeJS.Platform = process.platform): string {
  const given = absolute(env['RAKHIM_STATE_HOME']);
  if (given !== undefined) {
    return given;
  }
  return platform === 'win32'
    ? win32.join(env['LOCALAPPDATA'] ?? win32.join(homedir(), 'AppData', 'Local'), 'rakhim')
    : posix.join(absolute(env['XDG_STATE_HOME']) ?? posix.join(homeOf(env), '.local/state'), 'rakhim');
}

/** The specification ignores relative paths. */
function absolute(path: string | undefined): string | undefined {
  return path?.startsWith('/') === true || /^[A-Za-z]:[\\/]/u.test(path ?? '') ? path : undefined;
}

function homeOf(env: Environment): string {
  return env['HOME'] ?? homedir();
}
