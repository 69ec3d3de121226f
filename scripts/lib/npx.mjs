import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { projectDir } from './project.mjs';

/**
 * Returns how to call npx on this machine. Its own script is preferred to the command on the path, because a shell
 * stands between us and the command on Windows.
 * @param {string} node the Node to run it under.
 * @param {string[]} parameters
 * @returns {{ command: string, parameters: string[], shell: boolean }}
 */
export function npxCall(node, parameters) {
  const script = candidates().find((path) => existsSync(path));
  if (script !== undefined) {
    return { command: node, parameters: [script, ...parameters], shell: false };
  }
  const isWindows = process.platform === 'win32';
  return { command: isWindows ? 'npx.cmd' : 'npx', parameters, shell: isWindows };
}

/** npm says where it is when it runs us; else it lies beside this Node. */
function candidates() {
  const npmScript = process.env.npm_execpath ?? '';
  const nodeDir = dirname(process.execPath);
  return [
    ...(basename(npmScript) === 'npm-cli.js' ? [join(dirname(npmScript), 'npx-cli.js')] : []),
    join(nodeDir, 'node_modules', 'npm', 'bin', 'npx-cli.js'),
    join(nodeDir, '..', 'lib', 'node_modules', 'npm', 'bin', 'npx-cli.js'),
  ];
}

/**
 * The environment for programs we start: this Node comes first on the path, and what npm and pnpm keep goes into the
 * project when the user has no home folder to write to, as service accounts do not.
 * @param {string} node
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentFor(node) {
  const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const path = [dirname(node), process.env[pathName]].filter(Boolean).join(delimiter);
  return { ...process.env, [pathName]: path, ...(isWritable(homedir()) ? {} : homeInProject()) };
}

function homeInProject() {
  const home = join(projectDir, '.rakhim', 'home');
  mkdirSync(home, { recursive: true });
  return { HOME: home, npm_config_cache: join(home, '.npm') };
}

/** @param {string} folder */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
