import type { Language } from '@rakhim/i18n/languages';

/**
 * The language of a POSIX locale such as `ar_EG.UTF-8`: LC_ALL counts more than LC_MESSAGES, and that more than LANG.
 */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find((value) => value !== undefined && value !== '');
  return /^ar(?:[_.@-]|$)/iu.test(locale ?? '') ? 'ar' : 'en';
}
