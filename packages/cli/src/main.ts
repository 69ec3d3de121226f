import { CommanderError } from 'commander';
import { describeFailure } from './describe-failure.ts';
import { exitCodes } from './exit-codes.ts';
import { readGlobalFlags } from './global-flags.ts';
import { paint } from './output/write.ts';
import { openTerminal } from './output/open-terminal.ts';
import { buildProgram } from './program.ts';
import { runCommand } from './run-command.ts';
import { readSettings } from './settings/settings.ts';
import { listenForStop } from './stop-signals.ts';

/**
 * Runs one call of the program. @returns its exit code; nothing is thrown, and the process is left to end by itself.
 */
export async function main(process: NodeJS.Process, version: string): Promise<number> {
  const parameters = process.argv.slice(2);
  // eslint-disable-next-line no-restricted-properties -- The one place where the program reads its environment.
  const { env } = process;
  const flags = readGlobalFlags(parameters);
  const stop = listenForStop(process);
  let terminal = await openTerminal(process, { env, flags, signal: stop.signal });
  let exitCode: number = exitCodes.ok;
  let origin: string | undefined;
  try {
    const settings = await readSettings(env, flags);
    origin = settings['base-url'];
    terminal = await openTerminal(process, { env, flags, signal: stop.signal, settings });
    const program = buildProgram({
      ...terminal,
      version,
      async dispatch(name, positional, options) {
        exitCode = await runCommand(name, { terminal, arguments: positional, options, settings, version });
      },
    });
    await program.parseAsync(parameters, { from: 'user' });
  } catch (error) {
    if (isHelp(error)) {
      return exitCodes.ok;
    }
    const failure = describeFailure(error, terminal.t, origin);
    // What was asked to stop says nothing more.
    if (stop.exitCode() === undefined) {
      terminal.stderr.write(`${paint(terminal, 'red', terminal.t('failure', { text: failure.text }))}\n`);
      exitCode = failure.exitCode;
    }
  } finally {
    stop.close();
  }
  return stop.exitCode() ?? exitCode;
}

/** Commander throws after it has shown help or the version, too. */
function isHelp(error: unknown): boolean {
  return error instanceof CommanderError && error.exitCode === 0;
}
