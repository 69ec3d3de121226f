import { defaultLanguage, type Language, languageCookie, languageIds } from '@rakhim/i18n/languages';
import { languageInPath } from '#src/config/paths.ts';
import { useLanguageStore } from '#src/stores/language-store.ts';
import { useSessionStore } from '#src/stores/session-store.ts';

const storageKey = 'rakhim.language';
const yearSeconds = 31_536_000;

/** The language last chosen on this device. */
export function chosenLanguage(): Language {
  return storedLanguage() ?? defaultLanguage;
}

/** Keeps the choice on this device, and in a cookie, by which the server leads an address without a language. */
export function rememberLanguage(language: Language): void {
  localStorage.setItem(storageKey, language);
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${yearSeconds}; samesite=lax`;
  useLanguageStore.getState().read(language);
}

/**
 * The language in which an address is read: the one that it names; else the one just read, chosen before, or given for
 * the account's mails.
 */
export function readingLanguage(path: string): Language {
  return (
    languageInPath(path) ??
    useLanguageStore.getState().language ??
    storedLanguage() ??
    useSessionStore.getState().user?.language ??
    defaultLanguage
  );
}

/** The same for a screen, which changes with it. */
export function useReadingLanguage(path: string): Language {
  useLanguageStore((store) => store.language);
  useSessionStore((session) => session.user?.language);
  return readingLanguage(path);
}

function storedLanguage(): Language | undefined {
  const stored = globalThis.localStorage?.getItem(storageKey);
  return languageIds.find((id) => id === stored);
}
