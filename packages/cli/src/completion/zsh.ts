import type { Completion } from '../command-spec.ts';
import type { DescribedCommand, DescribedOption } from './described-command.ts';

/** A function for zsh's completion system, to be saved as `_rakhim` in a folder of `fpath`. */
export function writeZshCompletion(commands: readonly DescribedCommand[]): string {
  return `#compdef rakhim
_rakhim() {
  local -a commands
  commands=(
${commands.map(({ name, description }) => `    ${quote(`${name}:${description.replaceAll(':', String.raw`\:`)}`)}`).join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command="\${words[2]}"
  shift words
  (( CURRENT-- ))
  case "$command" in
${commands.map(commandCase).join('\n')}
    help) _describe command commands ;;
  esac
}
if [[ "\${funcstack[1]}" == _rakhim ]]; then _rakhim "$@"; else compdef _rakhim rakhim; fi
`;
}

function commandCase({ name, arguments: positional, options }: DescribedCommand): string {
  const specs = [
    ...options.map(optionSpec),
    ...positional.map(({ usage, description, completion }) => {
      const place = usage.includes('...') ? '*' : '';
      return quote(`${place}:${escape(description)}:${action(completion)}`);
    }),
  ];
  return `    ${name})\n      _arguments -s -S \\\n        ${specs.join(' \\\n        ')}\n      ;;`;
}

function optionSpec({ short, long, value, description, completion }: DescribedOption): string {
  const takes = value === undefined ? '' : `:${escape(value)}:${action(completion)}`;
  const says = `[${escape(description)}]${takes}`;
  return short === undefined ? quote(`${long}${says}`) : `'(${short} ${long})'{${short},${long}}${quote(says)}`;
}

function action(completion: Completion | undefined): string {
  if (typeof completion === 'object') {
    return `(${completion.join(' ')})`;
  }
  return { file: '_files', folder: '_files -/', none: ' ' }[completion ?? 'none'];
}

function escape(text: string): string {
  return text.replace(/[\\[\]:]/gu, (character) => `\\${character}`);
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
