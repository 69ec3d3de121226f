import { createInstance, type i18n } from 'i18next';
import { defaultLanguage, languageIds, type Language } from './languages.ts';
import { locales } from './locales.ts';

type Namespaces = (typeof locales)['en'];

/** Keys of plain sentences, written `namespace:key`. */
export type SentenceKey = {
  [N in 'errors' | 'warnings' | 'reasons' | 'types']: `${N}:${Extract<keyof Namespaces[N], string>}`;
}[keyof Namespaces & ('errors' | 'warnings' | 'reasons' | 'types')];

export type Values = Readonly<Record<string, string | number>>;
export type Translate = (key: SentenceKey, values?: Values) => string;

const instance: i18n = createInstance({
  lng: defaultLanguage,
  fallbackLng: defaultLanguage,
  supportedLngs: languageIds,
  resources: locales,
  ns: Object.keys(locales.en),
  // The sentences go into JSON and plain text; whoever writes HTML escapes there.
  interpolation: { escapeValue: false },
  initAsync: false,
});
void instance.init();

const translators = Object.fromEntries(
  languageIds.map((language) => {
    // Keys are checked by `SentenceKey`; i18next's own inference of them is slower than the whole rest of the type check.
    return [language, instance.getFixedT(language) as unknown as Translate];
  }),
) as Record<Language, Translate>;

/** The function that says sentences in one language. Values are put in as text, never as markup. */
export function getTranslator(language: Language): Translate {
  return translators[language];
}
