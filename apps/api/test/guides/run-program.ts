import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The timeout of an example, with room for a busy machine. */
const timeoutMs = 50_000;

export interface ProgramPlace {
  /** A folder in which packages are found. */
  readonly folder: string;
  readonly variables: Readonly<Record<string, string>>;
}

/** Runs an example as its reader would. @throws when it fails. */
export async function runProgram(
  language: 'js' | 'python',
  code: string,
  { folder, variables }: ProgramPlace,
): Promise<string> {
  const [program, file] =
    language === 'js' ? [process.execPath, join(folder, 'example.mjs')] : ['python3', join(folder, 'example.py')];
  await writeFile(file, code);
  // eslint-disable-next-line no-restricted-properties -- An example runs in the environment of its reader.
  const env = { ...process.env, ...variables, NODE_OPTIONS: '' };
  const { stdout } = await run(program, [file], { cwd: folder, timeout: timeoutMs, env });
  return stdout;
}

/** Tells whether this machine has a Python to run examples with. */
export async function hasPython(): Promise<boolean> {
  return run('python3', ['--version']).then(
    () => true,
    () => false,
  );
}
