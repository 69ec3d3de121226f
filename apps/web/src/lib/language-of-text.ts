import type { Language } from '@rakhim/i18n/languages';

/**
 * The language that a screen reader should say a text in that somebody wrote: the one of ours whose letters it has more
 * of; nothing where it has none.
 */
export function languageOfText(text: string): Language | undefined {
  const arabic = lettersOf(text, /\p{Script=Arabic}/gu);
  const latin = lettersOf(text, /\p{Script=Latin}/gu);
  if (arabic + latin === 0) {
    return undefined;
  }
  return arabic >= latin ? 'ar' : 'en';
}

function lettersOf(text: string, script: RegExp): number {
  return text.match(script)?.length ?? 0;
}
