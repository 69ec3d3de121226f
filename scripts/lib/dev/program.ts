import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { styleText } from 'node:util';
import { projectDir } from '../project.mjs';

export interface ProgramOptions {
  /** The prefix of its lines. */
  readonly name: string;
  readonly color: 'cyan' | 'magenta' | 'green';
  /** The arguments of Node: its own options, the script, and the arguments of the script. */
  readonly parameters: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly cwd?: string;
}

export interface Program {
  /** Resolves with its first message: it is ready. Never, where it ends before. */
  readonly ready: Promise<unknown>;
  /** Resolves with its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
  /** Sends it a message. */
  send(message: string): void;
  /** Asks it to stop, and ends it when it takes too long. */
  stop(): Promise<void>;
  /** Ends it at once. */
  kill(): void;
}

const stopTimeoutMs = 5_000;
const nameWidth = 3;
const stopWithParent = new URL('../stop-with-parent.mjs', import.meta.url).href;

/**
 * Starts a Node program that stops with this one, even when this one is killed. It has a process group of its own:
 * Ctrl-C at the terminal reaches it through us alone, in our order.
 */
export function startProgram({ name, color, parameters, env, cwd = projectDir }: ProgramOptions): Program {
  const child = spawn(process.execPath, ['--import', stopWithParent, ...parameters], {
    cwd,
    env: { ...env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const prefix = `${styleText(color, `${name.padEnd(nameWidth)} │`)} `;
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) {
      createInterface({ input: stream, crlfDelay: Infinity }).on('line', (line) => {
        process.stdout.write(`${prefix}${line}\n`);
      });
    }
  }
  const ended = whenEnded(child);
  return {
    ready: new Promise((resolve) => child.once('message', resolve)),
    ended,
    send: (message) => void child.send(message),
    async stop() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
      await ended;
      clearTimeout(timer);
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

function whenEnded(child: ChildProcess): Promise<number | NodeJS.Signals> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code ?? 1));
    child.once('error', () => resolve(1));
  });
}
