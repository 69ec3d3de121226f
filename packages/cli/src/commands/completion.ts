import { usageError } from '../cli-error.ts';
import { describeCommands } from '../completion/described-command.ts';
import { writeBashCompletion } from '../completion/bash.ts';
import { writeFishCompletion } from '../completion/fish.ts';
import { writeZshCompletion } from '../completion/zsh.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Invocation } from '../invocation.ts';
import { write } from '../output/write.ts';

const writers = { bash: writeBashCompletion, zsh: writeZshCompletion, fish: writeFishCompletion };

/**
 * `rakhim completion <shell>`: prints what a shell needs to complete our commands, with descriptions in the caller's
 * language.
 */
export async function runCompletion({ terminal, arguments: [shell = ''] }: Invocation): Promise<number> {
  const writer = Object.entries(writers).find(([name]) => name === shell)?.[1];
  if (writer === undefined) {
    throw usageError('shellUnknown', { shell, shells: Object.keys(writers).join(', ') });
  }
  await write(terminal.stdout, writer(describeCommands(terminal.texts)));
  return exitCodes.ok;
}
