/** What a command of ours ends with. */
export const exitCodes = { done: 0, refused: 1, misused: 2 } as const;

/** Runs a command; one that throws says why in a line, without a stack, and has been refused. */
export async function runCommand(command: (parameters: readonly string[]) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = exitCodes.refused;
  }
}
