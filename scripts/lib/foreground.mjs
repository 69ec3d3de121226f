import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { projectDir } from './project.mjs';

/**
 * @typedef {object} ForegroundOptions
 * @property {NodeJS.ProcessEnv} env
 * @property {string} [cwd]
 * @property {boolean} [shell]
 * @property {boolean} [endsWithUs]
 * @property {boolean} [asks]
 * @property {(text: Buffer) => void} [write]
 */

const passedOn = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** On Ctrl-C the terminal signals this process and npm, and npm passes its own on: one wish, several signals. */
const sameWishMs = 1_000;

/**
 * Runs a program in the project's folder, or another, as if it were this process: it writes to the same terminal, gets
 * each signal once, and its exit code is returned.
 *
 * It gets a process group of its own, so that signals reach it from here only, unless it `asks`: a program that reads
 * from the terminal stays in the group that may. `endsWithUs` (for Node programs) makes it stop cleanly when this
 * process is killed. `write` is given what it writes, in place of the terminal.
 * @param {string} command
 * @param {string[]} parameters
 * @param {ForegroundOptions} options
 * @returns {Promise<number>}
 */
export function runInForeground(
  command,
  parameters,
  { env, cwd = projectDir, shell = false, endsWithUs = false, asks = false, write },
) {
  const output = write ? 'pipe' : 'inherit';
  const program = spawn(command, endsWithUs ? ['--import', stopWithParent, ...parameters] : parameters, {
    cwd,
    env,
    shell,
    detached: process.platform !== 'win32' && !asks,
    stdio: [asks ? 'inherit' : 'ignore', output, output, ...(endsWithUs ? [/** @type {const} */ ('ipc')] : [])],
  });
  if (write) {
    program.stdout?.on('data', write);
    program.stderr?.on('data', write);
  }
  const stopPassing = passSignals(program);
  return new Promise((resolve, reject) => {
    program.once('error', reject);
    program.once(write ? 'close' : 'exit', (code, signal) => {
      stopPassing();
      resolve(signal === null ? (code ?? 1) : 128 + constants.signals[signal]);
    });
  });
}

const stopWithParent = new URL('stop-with-parent.mjs', import.meta.url).href;

/** @param {import('node:child_process').ChildProcess} program */
function passSignals(program) {
  /** @type {Map<string, number>} */
  const lastSentAt = new Map();
  /** @param {NodeJS.Signals} signal */
  function pass(signal) {
    const now = performance.now();
    if (now - (lastSentAt.get(signal) ?? -Infinity) < sameWishMs) {
      return;
    }
    lastSentAt.set(signal, now);
    // A Windows console signals every program in it by itself, and `kill` would not ask but end.
    if (process.platform !== 'win32') {
      program.kill(signal);
    }
  }
  for (const signal of passedOn) {
    process.on(signal, pass);
  }
  return () => {
    for (const signal of passedOn) {
      process.off(signal, pass);
    }
  };
}
