import type { CliTexts } from '@rakhim/i18n/cli';
import type { ArgumentSpec, Completion, OptionSpec } from '../command-spec.ts';
import { commandTable, globalOptions } from '../command-table.ts';
import { readOptionFlags } from '../option-flags.ts';

/** An option as the makers of completions and of the manual page need it. */
export interface DescribedOption {
  readonly flags: string;
  readonly long: string;
  readonly short: string | undefined;
  /** The name of the value; absent for a switch. */
  readonly value: string | undefined;
  readonly description: string;
  readonly completion: Completion | undefined;
}

export interface DescribedArgument {
  readonly usage: string;
  readonly description: string;
  readonly completion: Completion | undefined;
}

/** A command with its sentences in one language. */
export interface DescribedCommand {
  readonly name: string;
  readonly description: string;
  readonly arguments: readonly DescribedArgument[];
  /** Its own, then those of every command. */
  readonly options: readonly DescribedOption[];
  readonly examples: readonly string[];
}

/** The command table with its texts filled in. */
export function describeCommands(texts: CliTexts): DescribedCommand[] {
  const always = [...globalOptions.map((option) => describeOption(option, texts)), helpOption(texts)];
  return commandTable.map(({ name, arguments: positional = [], options = [], examples = [] }) => ({
    name,
    description: texts.commands[name],
    arguments: positional.map((argument) => describeArgument(argument, texts)),
    options: [...options.map((option) => describeOption(option, texts)), ...always],
    examples,
  }));
}

function describeArgument({ usage, description, completion }: ArgumentSpec, texts: CliTexts): DescribedArgument {
  return { usage, description: texts.arguments[description], completion };
}

function describeOption({ flags, description, choices, completion }: OptionSpec, texts: CliTexts): DescribedOption {
  return {
    flags,
    ...readOptionFlags(flags),
    description: texts.options[description],
    completion: choices ?? completion,
  };
}

function helpOption(texts: CliTexts): DescribedOption {
  return {
    flags: '-h, --help',
    long: '--help',
    short: '-h',
    value: undefined,
    description: texts.options.help,
    completion: undefined,
  };
}
