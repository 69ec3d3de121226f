import type { CliTexts } from '@nabra/i18n/cli';
import type { Invocation } from './invocation.ts';

/** What can be offered for a value when Tab is pressed. */
export type Completion = 'file' | 'folder' | readonly string[];

/** An argument of a command, in the order in which they stand. */
export interface ArgumentSpec {
  /** As help writes it: `<id>` is needed, `[text...]` is any number. */
  readonly usage: string;
  readonly description: keyof CliTexts['arguments'];
  readonly completion?: Completion;
}

/** An option, long and perhaps short. */
export interface OptionSpec {
  /** As help writes it: `-v, --voice <id>`. */
  readonly flags: string;
  readonly description: keyof CliTexts['options'];
  /** Values are checked against a list, and offered. */
  readonly choices?: readonly string[];
  readonly completion?: Completion;
  /** Where to read the default from, for help: said, never applied here, because settings and the server have a say. */
  readonly conflicts?: readonly string[];
}

/** What runs a command. @returns the exit code. */
export type RunCommand = (invocation: Invocation) => Promise<number>;

/** One command, as data: the parser, help, completions, the manual page and the guides are all made from it. */
export interface CommandSpec {
  readonly name: keyof CliTexts['commands'];
  readonly arguments?: readonly ArgumentSpec[];
  readonly options?: readonly OptionSpec[];
  /** Without the program's name. */
  readonly examples?: readonly string[];
  /** Loads the code only when the command is called, so that others start quickly. */
  readonly load: () => Promise<RunCommand>;
}
