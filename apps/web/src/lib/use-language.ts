import { createContext, use } from 'react';
import { defaultLanguage, type Language } from '@rakhim/i18n/languages';

export const LanguageContext = createContext<Language>(defaultLanguage);

/** The language of the page, as its path says. */
export function useLanguage(): Language {
  return use(LanguageContext);
}
