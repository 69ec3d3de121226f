import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compileCache } from '@rakhim/tooling/compile-cache';

/** How a command ended, and all that it said. */
export interface EndedCommand {
  readonly exitCode: unknown;
  readonly output: string;
}

/** Runs `cli/<name>.ts` to its end, as an operator would, with nothing in its environment but `env`. */
export function runOperatorCommand(
  name: string,
  parameters: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<EndedCommand> {
  const script = fileURLToPath(new URL(`../cli/${name}.ts`, import.meta.url));
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--conditions=@rakhim/source', script, ...parameters],
      { env: { ...compileCache, ...env } },
      (error, stdout, stderr) => {
        resolve({ exitCode: error?.code ?? 0, output: stdout + stderr });
      },
    );
  });
}
