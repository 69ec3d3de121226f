import type { Language } from '@rakhim/i18n/languages';
import { inLanguage, isKnownPath } from '#src/config/paths.ts';

const storageKey = 'rakhim.post-login-path';

/** Keeps where somebody was going, until they have signed in. It lasts as long as the tab. */
export function keepPostLoginPath(path: string): void {
  sessionStorage.setItem(storageKey, path);
}

/** The path to go to after signing in, in the language being read; undefined where none of ours was kept. */
export function peekPostLoginPath(language?: Language): string | undefined {
  const path = sessionStorage.getItem(storageKey);
  if (path === null || !isKnownPath(path)) {
    return undefined;
  }
  return language === undefined || !/^\/(en|ar)\//.test(path) ? path : inLanguage(language, path);
}

/** The same, once. */
export function takePostLoginPath(language?: Language): string | undefined {
  const path = peekPostLoginPath(language);
  sessionStorage.removeItem(storageKey);
  return path;
}
