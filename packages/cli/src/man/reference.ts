import type { CliTexts } from '@rakhim/i18n/cli';
import { type DescribedCommand, describeCommands } from '../completion/described-command.ts';

/** Every command with its arguments, options and examples as Markdown. */
export function writeReference(texts: CliTexts): string {
  const { headings } = texts;
  const sections = [
    '<!-- Written by `npm run generate` from the table of commands. -->',
    '# rakhim',
    headings.program,
    ...describeCommands(texts).flatMap((command) => writeSection(command, texts)),
    fence(headings.exitCodes),
    fence(headings.environment),
    fence(headings.files),
  ];
  return `${sections.join('\n\n')}\n`;
}

function writeSection(
  { name, description, arguments: positional, options, examples }: DescribedCommand,
  { headings }: CliTexts,
): string[] {
  const rows = [
    ...positional.map(({ usage, description: says }) => row(usage, says)),
    ...options.map(({ flags, description: says, completion }) =>
      row(flags, typeof completion === 'object' ? `${says} (${completion.join(', ')})` : says),
    ),
  ];
  return [
    `## rakhim ${name}`,
    description,
    [`| ${headings.options.replace(':', '')} | |`, '|---|---|', ...rows].join('\n'),
    ...(examples.length === 0 ? [] : [fence(examples.map((example) => `rakhim ${example}`).join('\n'))]),
  ];
}

function row(code: string, text: string): string {
  return `| \`${code}\` | ${text.replace(/[|<]/gu, (sign) => `\\${sign}`)} |`;
}

function fence(text: string): string {
  return `\`\`\`\n${text}\n\`\`\``;
}
