import { createInstance, type i18n } from 'i18next';
import { defaultLanguage, languageIds, type Language } from './languages.ts';
import { locales } from './locales.ts';

type Namespaces = (typeof locales)['en'];

/** Keys of plain sentences, written `namespace:key`. */
export type SentenceKey =
  | PlainKey<
      | 'chooser'
      | 'contactForm'
      | 'errors'
      | 'inbox'
      | 'mailbox'
      | 'payments'
      | 'readings'
      | 'reasons'
      | 'shell'
      | 'types'
      | 'voiceCommand'
      | 'voiceProblems'
      | 'warnings'
    >
  | MailKey;

type PlainKey<N extends keyof Namespaces> = { [P in N]: `${P}:${Extract<keyof Namespaces[P], string>}` }[N];

/** Sentences of mails stand in groups, one a mail: `mail:signup.subject`. */
type MailKey = {
  [G in keyof Namespaces['mail']]: `mail:${G}.${Extract<keyof Namespaces['mail'][G], string>}`;
}[keyof Namespaces['mail']];

export type Values = Readonly<Record<string, string | number>>;
export type Translate = (key: SentenceKey, values?: Values) => string;

const instance: i18n = createInstance({
  lng: defaultLanguage,
  fallbackLng: defaultLanguage,
  supportedLngs: languageIds,
  resources: locales,
  ns: Object.keys(locales.en),
  // The sentences go into JSON and plain text; HTML is escaped where it is written.
  interpolation: { escapeValue: false },
  initAsync: false,
});
void instance.init();

const translators = Object.fromEntries(
  languageIds.map((language) => {
    // Keys are checked by `SentenceKey`; i18next's own inference of them is slower than the whole rest of the type
    // check.
    return [language, instance.getFixedT(language) as unknown as Translate];
  }),
) as Record<Language, Translate>;

/** The function that says sentences in one language. Values are put in as text, never as markup. */
export function getTranslator(language: Language): Translate {
  return translators[language];
}
