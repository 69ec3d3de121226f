import { loadCliTexts } from '@rakhim/i18n/cli';
import type { Language } from '@rakhim/i18n/languages';
import manifest from '../../package.json' with { type: 'json' };
import { writeManPage } from './man-page.ts';
import { writeReference } from './reference.ts';

/** The manual page, for `man rakhim`. It is in English, as manual pages are found by. */
export async function writeManual(): Promise<string> {
  return writeManPage(await loadCliTexts('en'), manifest.version);
}

/** The same as Markdown, in one language. */
export async function writeCommandReference(language: Language): Promise<string> {
  return writeReference(await loadCliTexts(language));
}
