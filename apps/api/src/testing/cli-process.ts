import { type ChildProcess, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { compileCache } from '@rakhim/tooling/compile-cache';

/** The command-line program in a process of its own, as people run it. */
export interface CliProcess {
  readonly child: ChildProcess;
  /** The messages for people so far. */
  readonly said: () => string;
  readonly ended: Promise<{ readonly exitCode: number | null; readonly stdout: string }>;
}

const program = fileURLToPath(new URL('../../../../packages/cli/src/bin.ts', import.meta.url));

/** Starts `rakhim` in a folder that is its home and its working folder. */
export function startCli(
  home: string,
  parameters: readonly string[],
  { env = {}, stdin = '' }: { env?: Record<string, string>; stdin?: string } = {},
): CliProcess {
  const child = spawn(process.execPath, ['--conditions=@rakhim/source', program, ...parameters], {
    cwd: home,
    env: { HOME: home, RAKHIM_KEYCHAIN: 'off', ...compileCache, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(stdin);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (words: string) => {
    said += words;
  });
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve).once('error', reject);
  });
  return {
    child,
    said: () => said,
    ended: Promise.all([text(child.stdout), exit]).then(([stdout, exitCode]) => ({ stdout, exitCode })),
  };
}
