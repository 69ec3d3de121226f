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
      ...positional.flatMap((argument) => argumentLine(name, argument)),
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
    ...(value === undefined ? [] : ['-r']),
    ...(typeof completion === 'object' ? [`-a ${quote(completion.join(' '))}`] : []),
    ...(completion === 'file' ? ['-F'] : []),
    ...(completion === 'folder' ? [`-a '(__fish_complete_directories)'`] : []),
  ];
  return parts.join(' ');
}

function argumentLine(command: string, { completion, description }: DescribedArgument): string[] {
  if (completion === 'file') {
    return [`${when(command)} -F`];
  }
  return typeof completion === 'object'
    ? [`${when(command)} -a ${quote(completion.join(' '))} -d ${quote(description)}`]
    : [];
}

function when(command: string): string {
  return `complete -c rakhim -n '__fish_seen_subcommand_from ${command}'`;
}

function quote(text: string): string {
  return `'${text.replace(/['\\]/gu, (character) => `\\${character}`)}'`;
}
