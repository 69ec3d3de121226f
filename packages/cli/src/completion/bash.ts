import type { Completion } from '../command-spec.ts';
import type { DescribedCommand } from './described-command.ts';

/** A script for bash 3.2 and later, which needs no other package. */
export function writeBashCompletion(commands: readonly DescribedCommand[]): string {
  return `# bash completion for rakhim
_rakhim() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" command="" position=0 index
  for ((index = 1; index < COMP_CWORD; index++)); do
    case "\${COMP_WORDS[index]}" in
      -*) ;;
      *) if [[ -z "$command" ]]; then command="\${COMP_WORDS[index]}"; else position=$((position + 1)); fi ;;
    esac
  done
  if [[ -z "$command" ]]; then
    COMPREPLY=($(compgen -W ${quote([...commands.map(({ name }) => name), 'help', '--help', '--version'].join(' '))} -- "$current"))
    return
  fi
  case "$command $previous" in
${valueCases(commands)}
  esac
  if [[ "$current" == -* ]]; then
    case "$command" in
${commands.map(({ name, options }) => `      ${name}) ${reply(options.flatMap(({ short, long }) => (short === undefined ? [long] : [short, long])))} ;;`).join('\n')}
    esac
    return
  fi
  case "$command" in
${commands.map(argumentCase).join('\n')}
    help) ${reply(commands.map(({ name }) => name))} ;;
  esac
}
complete -o bashdefault -F _rakhim rakhim
`;
}

function valueCases(commands: readonly DescribedCommand[]): string {
  return commands
    .flatMap(({ name, options }) =>
      options
        .filter(({ value }) => value !== undefined)
        .map(({ long, short, completion }) => {
          const patterns = [short, long].filter((flag) => flag !== undefined).map((flag) => quote(`${name} ${flag}`));
          return `    ${patterns.join('|')}) ${replyFor(completion)}; return ;;`;
        }),
    )
    .join('\n');
}

function argumentCase({ name, arguments: positional }: DescribedCommand): string {
  const choices = positional.flatMap(({ completion }, index) =>
    typeof completion === 'object' ? [`      ${index}) ${reply(completion)} ;;`] : [],
  );
  const files = positional.some(({ completion }) => completion === 'file');
  const others = files ? [`      *) ${replyFor('file')} ;;`] : [];
  return `    ${name}) case "$position" in\n${[...choices, ...others, '      -1) ;;'].join('\n')}\n    esac ;;`;
}

function replyFor(completion: Completion | undefined): string {
  if (completion === undefined) {
    return 'COMPREPLY=()';
  }
  if (typeof completion === 'object') {
    return reply(completion);
  }
  const flag = completion === 'file' ? '-f' : '-d';
  return `compopt -o filenames 2>/dev/null; local IFS=$'\\n'; COMPREPLY=($(compgen ${flag} -- "$current"))`;
}

function reply(words: readonly string[]): string {
  return `COMPREPLY=($(compgen -W ${quote(words.join(' '))} -- "$current"))`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
