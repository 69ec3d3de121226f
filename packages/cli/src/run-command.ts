import type { CommandName } from './command-spec.ts';
import type { Invocation } from './invocation.ts';

/**
 * Runs a command.
 *
 * @returns the exit code.
 */
type RunCommand = (invocation: Invocation) => Promise<number>;

/** Code is loaded when its command is called, so that the others start quickly. */
const commands: Readonly<Record<CommandName, () => Promise<RunCommand>>> = {
  login: async () => (await import('./commands/login.ts')).runLogin,
  logout: async () => (await import('./commands/logout.ts')).runLogout,
  whoami: async () => (await import('./commands/whoami.ts')).runWhoami,
  speak: async () => (await import('./commands/speak.ts')).runSpeak,
  play: async () => (await import('./commands/play.ts')).runPlay,
  batch: async () => (await import('./commands/batch.ts')).runBatch,
  voices: async () => (await import('./commands/voices.ts')).runVoices,
  usage: async () => (await import('./commands/usage.ts')).runUsage,
  jobs: async () => (await import('./commands/jobs.ts')).runJobs,
  history: async () => (await import('./commands/history.ts')).runHistory,
  lexicon: async () => (await import('./commands/lexicon.ts')).runLexicon,
  text: async () => (await import('./commands/text.ts')).runText,
  config: async () => (await import('./commands/config.ts')).runConfig,
  completion: async () => (await import('./commands/completion.ts')).runCompletion,
};

/** Runs one command. @returns the exit code. */
export async function runCommand(name: CommandName, invocation: Invocation): Promise<number> {
  const run = await commands[name]();
  return run(invocation);
}
