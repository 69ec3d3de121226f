/** The flags that are needed before the command line is parsed: the language of messages, and how much to print. */
export interface GlobalFlags {
  readonly language: string | undefined;
  readonly baseUrl: string | undefined;
  readonly isQuiet: boolean;
  readonly isJson: boolean;
}

/**
 * Finds the flags that every command takes, wherever they stand before `--`. Whether their values are right is for the
 * parser to say.
 */
export function readGlobalFlags(parameters: readonly string[]): GlobalFlags {
  const end = parameters.indexOf('--');
  const flags = end < 0 ? parameters : parameters.slice(0, end);
  return {
    language: valueOf(flags, '--language'),
    baseUrl: valueOf(flags, '--base-url'),
    isQuiet: flags.includes('-q') || flags.includes('--quiet'),
    isJson: flags.includes('--json'),
  };
}

function valueOf(flags: readonly string[], name: string): string | undefined {
  const index = flags.indexOf(name);
  return index < 0 ? flags.find((flag) => flag.startsWith(`${name}=`))?.slice(name.length + 1) : flags[index + 1];
}
