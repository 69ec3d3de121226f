import { defaultLanguage, type Language, languageIds } from '@nabra/i18n/languages';

const storageKey = 'nabra.language';

/** The language last chosen, for addresses that name none. */
export function chosenLanguage(): Language {
  const stored = globalThis.localStorage?.getItem(storageKey);
  return languageIds.find((id) => id === stored) ?? defaultLanguage;
}

export function rememberLanguage(language: Language): void {
  localStorage.setItem(storageKey, language);
}
