import type { CliTexts } from '@rakhim/i18n/cli';

/** The completions of a value when Tab is pressed. */
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
}

/** Every command has its description; `help` is the parser's own. */
export type CommandName = Exclude<keyof CliTexts['commands'], 'help'>;

/** One command, as data: the parser, help, completions, the manual page and the guides are all made from it. */
export interface CommandSpec {
  readonly name: CommandName;
  readonly arguments?: readonly ArgumentSpec[];
  readonly options?: readonly OptionSpec[];
  /** Without the program's name. */
  readonly examples?: readonly string[];
}
