import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseLight, parseSsml } from './index.ts';

/** What the rows of a guide's table show in code, by column. */
function examplesOf(language: string, column: 0 | 1): string[] {
  const guide = readFileSync(new URL(`../../../docs/guides/${language}/markup.md`, import.meta.url), 'utf8');
  return guide
    .split('\n')
    .filter((line) => /^\| `[<[]/u.test(line))
    .flatMap((line) => Array.from((line.split(' | ')[column] ?? '').matchAll(/`([^`]+)`/gu), ([, code = '']) => code))
    .filter((code) => /^[<[]/u.test(code));
}

describe.each(['en', 'ar'])('the guide to markup (%s)', (language) => {
  it.each(examplesOf(language, 0))('shows SSML that is read: %s', (example) => {
    const isOpen = /^<[ps]>$/u.test(example);
    const written = isOpen ? `${example}…</${example.slice(1)}` : example;
    expect(parseSsml(`<speak>${written.replaceAll('…', 'أهلا')}</speak>`, { voice: 'male1' }).items).not.toEqual([]);
  });

  it.each(examplesOf(language, 1))('shows tags that are read: %s', (example) => {
    expect(parseLight(example.replaceAll('…', 'أهلا'), { voice: 'male1' }).items).not.toEqual([]);
  });
});
