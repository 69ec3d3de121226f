import { Argument, Command, CommanderError, Help, Option } from 'commander';
import type { CliTexts } from '@rakhim/i18n/cli';
import type { CommandName, CommandSpec, OptionSpec } from './command-spec.ts';
import { commandTable, globalOptions } from './command-table.ts';
import type { Outlet } from './output/terminal.ts';

/** Runs a parsed command. */
export type Dispatch = (
  name: CommandName,
  positional: readonly string[],
  options: Readonly<Record<string, unknown>>,
) => Promise<void>;

export interface ProgramOptions {
  readonly texts: CliTexts;
  readonly version: string;
  readonly stdout: Outlet;
  readonly stderr: Outlet;
  readonly dispatch: Dispatch;
}

/**
 * Builds the parser from the command table, speaking the language of the texts. Errors are thrown as commander's
 * `CommanderError`, and not written.
 */
export function buildProgram({ texts, version, stdout, stderr, dispatch }: ProgramOptions): Command {
  const program = new Command('rakhim')
    .description(texts.headings.program)
    .version(version, '-V, --version', texts.options.version)
    .helpOption('-h, --help', texts.options.help)
    .helpCommand('help [command]', texts.commands.help)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
      outputError: () => undefined,
      getOutHelpWidth: () => stdout.columns ?? helpWidth,
      getErrHelpWidth: () => stderr.columns ?? helpWidth,
    });
  program.createHelp = () => new TranslatedHelp(texts);
  program.help = (context) => showHelp(program, typeof context === 'object' && context.error === true);
  program.addHelpText('after', () => `\n${texts.headings.exitCodes}\n`);
  addOptions(program, globalOptions, texts);
  commandTable.forEach((spec) => addCommand(program, spec, texts, dispatch));
  return program;
}

const helpWidth = 100;

/**
 * Help as an answer, on standard output: commander takes a call without a command for a mistake. `help` with a command
 * that does not exist is one.
 */
function showHelp(program: Command, isMistake: boolean): never {
  const [, asked] = program.args;
  if (isMistake && asked !== undefined) {
    throw new CommanderError(1, 'commander.unknownCommand', `error: unknown command '${asked}'`);
  }
  program.outputHelp();
  throw new CommanderError(0, 'commander.help', '(outputHelp)');
}

function addCommand(program: Command, spec: CommandSpec, texts: CliTexts, dispatch: Dispatch): void {
  const command = program
    .command(spec.name)
    .description(texts.commands[spec.name])
    .helpOption('-h, --help', texts.options.help);
  command.createHelp = () => new TranslatedHelp(texts);
  for (const { usage, description } of spec.arguments ?? []) {
    command.addArgument(new Argument(usage, texts.arguments[description]));
  }
  addOptions(command, spec.options ?? [], texts);
  const { examples = [] } = spec;
  if (examples.length > 0) {
    command.addHelpText(
      'after',
      () => `\n${texts.headings.examples}\n${examples.map((example) => `  rakhim ${example}`).join('\n')}\n`,
    );
  }
  command.action(async () => dispatch(spec.name, command.args, command.optsWithGlobals()));
}

function addOptions(command: Command, options: readonly OptionSpec[], texts: CliTexts): void {
  for (const { flags, description, choices } of options) {
    const option = new Option(flags, texts.options[description]);
    command.addOption(choices === undefined ? option : option.choices([...choices]));
  }
}

/** Help with its own words, too, in the caller's language. */
class TranslatedHelp extends Help {
  readonly #texts: CliTexts;

  constructor(texts: CliTexts) {
    super();
    this.#texts = texts;
    this.showGlobalOptions = true;
  }

  override styleTitle(title: string): string {
    const { headings } = this.#texts;
    const own: Readonly<Record<string, string>> = {
      'Usage:': headings.usage,
      'Arguments:': headings.arguments,
      'Options:': headings.options,
      'Global Options:': headings.globalOptions,
      'Commands:': headings.commands,
    };
    return own[title] ?? title;
  }

  override optionDescription(option: Option): string {
    const choices = option.argChoices === undefined ? '' : ` (${option.argChoices.join(', ')})`;
    return option.description + choices;
  }
}
