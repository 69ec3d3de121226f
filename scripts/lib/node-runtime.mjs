import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentFor, npxCall } from './npx.mjs';
import { cacheDir, say } from './project.mjs';

/** The product runs on this major version of Node or a newer one. */
export const majorMin = 24;

/**
 * Finds the Node that runs the product: this one when it is new enough, else one from the npm package `node`, which is
 * fetched once.
 * @returns {string} path of the program.
 * @throws {Error} with a sentence for the person at the terminal.
 */
export function findNode() {
  const [major] = process.versions.node.split('.');
  if (Number(major) >= majorMin) {
    return process.execPath;
  }
  const remembered = readRemembered();
  if (remembered !== undefined && isRunnable(remembered)) {
    return remembered;
  }
  say(
    `Rakhim runs on Node ${majorMin}; this is ${process.versions.node}. Fetching Node ${majorMin} from npm (once, about 50 MB) …`,
  );
  const node = fetchNode();
  remember(node);
  return node;
}

function fetchNode() {
  const call = npxCall(process.execPath, ['--yes', '-p', `node@${majorMin}`, 'node', '-p', 'process.execPath']);
  const { status, stdout, stderr } = spawnSync(call.command, call.parameters, {
    shell: call.shell,
    env: environmentFor(process.execPath),
    encoding: 'utf8',
    windowsHide: true,
  });
  const node = (stdout ?? '').trim().split('\n').pop() ?? '';
  if (status === 0 && isRunnable(node)) {
    return node;
  }
  throw new Error(
    `Node ${majorMin} could not be fetched from npm. Check the network and run this again, or install Node ${majorMin} from https://nodejs.org.\n${(stderr ?? '').trim()}`,
  );
}

/** Beside each other for each system, in case a folder is shared between two. */
const rememberedPath = join(cacheDir, `node-${process.platform}-${process.arch}`);

function readRemembered() {
  try {
    return readFileSync(rememberedPath, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** @param {string} node */
function remember(node) {
  try {
    mkdirSync(cacheDir, { recursive: true });
    writeFileSync(rememberedPath, `${node}\n`);
  } catch {
    // It is found again next time, only slower.
  }
}

/** @param {string} program */
function isRunnable(program) {
  try {
    accessSync(program, constants.X_OK);
    return program !== '';
  } catch {
    return false;
  }
}
