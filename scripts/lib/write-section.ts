import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Puts a section into a Markdown file in place of the one with the same first heading, or at its end. Sections begin
 * with `# `.
 *
 * @param section heading and text.
 */
export function writeSection(file: URL, section: string): void {
  const [heading = ''] = section.split('\n');
  const sections = (existsSync(file) ? readFileSync(file, 'utf8') : '')
    .split(/^(?=# )/mu)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const index = sections.findIndex((part) => part.split('\n')[0] === heading);
  if (index < 0) {
    sections.push(section.trim());
  } else {
    sections[index] = section.trim();
  }
  writeFileSync(file, `${sections.join('\n\n')}\n`);
}
