/** The languages people can read us in. `numbering` is the default set of digits; a person may prefer the other. */
export const languages = {
  en: { direction: 'ltr', name: 'English', numbering: 'latn' },
  ar: { direction: 'rtl', name: 'العربية', numbering: 'latn' },
} as const;

export type Language = keyof typeof languages;
export const languageIds = ['en', 'ar'] as const satisfies readonly Language[];
export const defaultLanguage: Language = 'en';

/** The cookie that holds the language a reader has chosen. */
export const languageCookie = 'rakhim-language';
