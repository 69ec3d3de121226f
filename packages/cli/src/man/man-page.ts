import type { CliTexts } from '@rakhim/i18n/cli';
import { type DescribedCommand, describeCommands } from '../completion/described-command.ts';

/** The manual page in man's macros (groff_man(7)), made from the command table, for `man rakhim`. */
export function writeManPage(texts: CliTexts, version: string): string {
  const commands = describeCommands(texts);
  return `${[
    `.TH RAKHIM 1 "" "rakhim ${version}" "Rakhim"`,
    '.SH NAME',
    `rakhim \\- ${roff(texts.headings.program)}`,
    '.SH SYNOPSIS',
    '.B rakhim',
    String.raw`\fIcommand\fR [\fIarguments\fR] [\fIoptions\fR]`,
    '.SH COMMANDS',
    ...commands.flatMap(writeCommand),
    '.SH EXIT STATUS',
    ...paragraphs(texts.headings.exitCodes),
    '.SH ENVIRONMENT',
    ...paragraphs(texts.headings.environment),
    '.SH FILES',
    ...paragraphs(texts.headings.files),
  ].join('\n')}\n`;
}

function writeCommand({ name, description, arguments: positional, options, examples }: DescribedCommand): string[] {
  return [
    `.SS rakhim ${[name, ...positional.map(({ usage }) => roff(usage))].join(' ')}`,
    roff(description),
    ...positional.flatMap(({ usage, description: says }) => ['.TP', `.I ${roff(usage)}`, roff(says)]),
    ...options.flatMap(({ flags, description: says, completion }) => [
      '.TP',
      `.B ${roff(flags)}`,
      roff(typeof completion === 'object' ? `${says} (${completion.join(', ')})` : says),
    ]),
    ...(examples.length === 0 ? [] : ['.PP', '.nf', ...examples.map((example) => roff(`  rakhim ${example}`)), '.fi']),
  ];
}

/** Lines of a text, each a paragraph of its own. */
function paragraphs(text: string): string[] {
  return text.split('\n').flatMap((line) => ['.br', roff(line.trim())]);
}

/** Text that roff takes as it is: backslashes and hyphens as themselves, and no line that begins as a request does. */
function roff(text: string): string {
  return text
    .replaceAll('\\', String.raw`\e`)
    .replaceAll('-', String.raw`\-`)
    .replace(/^(?=[.'])/gmu, String.raw`\&`);
}
