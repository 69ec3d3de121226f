import type { Completion } from '../command-spec.ts';
import type { DescribedArgument, DescribedCommand, DescribedOption } from './described-command.ts';

/** A script for fish, to be saved as `completions/rakhim.fish`. */
export function writeFishCompletion(commands: readonly DescribedCommand[]): string {
  const names = commands.map(({ name }) => name).join(' ');
  return [
    '# fish completion for rakhim',
    'complete -c rakhim -f',
    ...commands.map(
      ({ name, description }) =>
        `complete -c rakhim -n 'not __fish_seen_subcommand_from ${names}' -a ${name} -d ${quote(description)}`,
    ),
    ...commands.flatMap(({ name, arguments: positional, options }) => [
      ...options.map((option) => optionLine(name, option)),
      ...argumentLines(name, positional),
    ]),
    '',
  ].join('\n');
}

function optionLine(command: string, { short, long, value, description, completion }: DescribedOption): string {
  const parts = [
    when(command),
    ...(short === undefined ? [] : [`-s ${short.slice(1)}`]),
    `-l ${long.slice(2)}`,
    `-d ${quote(description)}`,
    ...(value === undefined ? [] : [valuePart(completion)]),
  ];
  return parts.join(' ');
}

/** The value of an option. Without `-x`, fish offers files beside what is named. */
function valuePart(completion: Completion | undefined): string {
  if (completion === 'file') {
    return '-r -F';
  }
  if (completion === 'folder') {
    return `-x -a '(__fish_complete_directories)'`;
  }
  return typeof completion === 'object' ? `-x -a ${quote(completion.join(' '))}` : '-x';
}

/** Each argument is offered after one of the choices of the one before it, and before one of its own. */
function argumentLines(command: string, positional: readonly DescribedArgument[]): string[] {
  return positional.flatMap(({ completion, description }, index) => {
    if (completion === 'file') {
      return [`${when(command)} -F`];
    }
    if (typeof completion !== 'object') {
      return [];
    }
    const before = positional[index - 1]?.completion;
    const conditions = [
      ...(typeof before === 'object' ? [`__fish_seen_subcommand_from ${before.join(' ')}`] : []),
      `not __fish_seen_subcommand_from ${completion.join(' ')}`,
    ];
    return [`${when(command, ...conditions)} -a ${quote(completion.join(' '))} -d ${quote(description)}`];
  });
}

function when(command: string, ...conditions: readonly string[]): string {
  return `complete -c rakhim -n '${[`__fish_seen_subcommand_from ${command}`, ...conditions].join('; and ')}'`;
}

function quote(text: string): string {
  return `'${text.replace(/['\\]/gu, (character) => `\\${character}`)}'`;
}
