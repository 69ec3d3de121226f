import { type Language, languageIds } from '@rakhim/i18n/languages';
import { type WebNamespace, webTextLoaders } from '@rakhim/i18n/web';
import { createInstance, type i18n } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';

/**
 * One i18next a language. The path decides which of them speaks, so no language is ever switched under a page that is
 * being shown.
 */
const instances = Object.fromEntries(languageIds.map((language) => [language, createTexts(language)])) as Record<
  Language,
  i18n
>;

function createTexts(language: Language): i18n {
  const texts = createInstance({
    lng: language,
    fallbackLng: false,
    ns: [],
    defaultNS: 'site',
    // React escapes what it shows.
    interpolation: { escapeValue: false },
    react: { useSuspense: true },
  });
  const loader = resourcesToBackend(async (asked: Language, namespace: WebNamespace) => {
    const loaded: Partial<Record<WebNamespace, object>> = await webTextLoaders[asked][namespace]();
    return loaded[namespace];
  });
  void texts.use(loader).use(initReactI18next).init();
  return texts;
}

/** The texts of a language. A page suspends until its namespaces are loaded. */
export function getTexts(language: Language): i18n {
  return instances[language];
}
