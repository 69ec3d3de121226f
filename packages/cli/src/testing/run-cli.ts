import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { compileCache } from '@rakhim/tooling/compile-cache';
import { onTestFinished } from 'vitest';

export interface CliResult {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stdoutBytes: Buffer;
  readonly stderr: string;
}

export interface CliOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly stdin?: string;
  readonly cwd?: string;
}

/** A place of one's own for the program: a home without settings and keys, and a folder to work in. */
export interface CliHome {
  readonly dir: string;
  readonly env: Readonly<Record<string, string>>;
  /** Runs the program to its end. */
  run(parameters: readonly string[], options?: CliOptions): Promise<CliResult>;
  /** Starts it, for tests that interrupt it. */
  start(parameters: readonly string[], options?: CliOptions): RunningCli;
}

export interface RunningCli {
  readonly child: ChildProcess;
  readonly result: Promise<CliResult>;
}

/** The command line that runs the program from its source. */
export const commandLine: readonly [string, ...string[]] = [
  process.execPath,
  '--conditions=@rakhim/source',
  '--disable-warning=ExperimentalWarning',
  fileURLToPath(new URL('../bin.ts', import.meta.url)),
];

/** Makes a home that is deleted when the test is over. Nothing of this machine's environment reaches the program. */
export async function createCliHome(env: Readonly<Record<string, string>> = {}): Promise<CliHome> {
  const dir = await mkdtemp(join(await realpath(tmpdir()), 'rakhim-cli-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  // eslint-disable-next-line no-restricted-properties -- Other programs are found where they are.
  const path = String(process.env['PATH']);
  const base = {
    HOME: dir,
    PATH: path,
    RAKHIM_KEYCHAIN: 'off',
    ...compileCache,
    ...env,
  };

  function start(parameters: readonly string[], options: CliOptions = {}): RunningCli {
    const [node, ...program] = commandLine;
    const child = spawn(node, [...program, ...parameters], {
      cwd: options.cwd ?? dir,
      env: { ...base, ...options.env },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    // A program that does not read what it is given may be gone before it was given.
    child.stdin.on('error', () => undefined);
    child.stdin.end(options.stdin ?? '');
    return { child, result: collect(child) };
  }

  return { dir, env: base, start, run: (parameters, options) => start(parameters, options).result };
}

async function collect(child: ChildProcess): Promise<CliResult> {
  const ended = new Promise<[number | null, NodeJS.Signals | null]>((resolve, reject) => {
    child.once('close', (code, signal) => resolve([code, signal])).once('error', reject);
  });
  // A test may let go of a stream before its end.
  const read = async (stream: NodeJS.ReadableStream | null) =>
    stream === null ? Buffer.alloc(0) : buffer(stream).catch(() => Buffer.alloc(0));
  const [stdoutBytes, stderrBytes, [exitCode, signal]] = await Promise.all([
    read(child.stdout),
    read(child.stderr),
    ended,
  ]);
  return { exitCode, signal, stdoutBytes, stdout: stdoutBytes.toString(), stderr: stderrBytes.toString() };
}
