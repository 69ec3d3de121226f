import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { isAbsolute } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileCache } from '@rakhim/tooling/compile-cache';

/** A process of the service, as an operator would start it. */
export interface ApiProcess {
  readonly url: string;
  readonly pid: number;
  call(path: string, init?: RequestInit): Promise<Response>;
  stop(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/** A process that we hear. */
export type Program = ChildProcessByStdio<null, Readable, null>;

const startsWithinMs = 150_000;

/** The program `name`, under `src`, with nothing in its environment but `env`. */
export function spawnProgram(
  name: string,
  parameters: readonly string[],
  env: Readonly<Record<string, string>>,
): Program {
  // A whole path is that of another version's entry.
  const program = isAbsolute(name) ? name : fileURLToPath(new URL(`../${name}`, import.meta.url));
  return spawn(process.execPath, ['--conditions=@rakhim/source', program, ...parameters], {
    env: { ...compileCache, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/**
 * Starts the service itself, from its entry or from another program that runs it, and waits until it listens. @throws
 * when it ends or is silent instead.
 */
export async function startApiProcess(env: Readonly<Record<string, string>>, program = 'main.ts'): Promise<ApiProcess> {
  const child = spawnProgram(program, [], { PORT: '0', RAKHIM_LOG_LEVEL: 'info', ...env });
  const url = await readUrl(child);
  return {
    url,
    pid: child.pid ?? 0,
    call: (path, init) => fetch(url + path, init),
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
}

async function end(child: Program, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) {
    return;
  }
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function readUrl(child: Program): Promise<string> {
  const lines = createInterface({ input: child.stdout });
  const timer = setTimeout(() => child.kill('SIGKILL'), startsWithinMs);
  try {
    for await (const line of lines) {
      const { msg, url } = parse(line);
      if (msg === 'listening' && url !== undefined) {
        return url;
      }
    }
  } finally {
    clearTimeout(timer);
    // Later output must not fill the pipe.
    child.stdout.resume();
  }
  throw new Error('The process ended before it listened.');
}

/** A line of the log; what is written for people is none. */
function parse(line: string): { msg?: string; url?: string } {
  return line.startsWith('{') ? (JSON.parse(line) as { msg?: string; url?: string }) : {};
}
