import { describe, expect, it } from 'vitest';
import { loadCliTexts } from './cli.ts';
import { type Language, languageIds } from './languages.ts';
import { locales } from './locales.ts';
import { webNamespaces, webTextLoaders } from './web.ts';

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** Every sentence of a language as `path → text`. */
function flatten(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') {
    return [[path, value]];
  }
  return Object.entries(value as object).flatMap(([key, child]) => flatten(child, path ? `${path}.${key}` : key));
}

async function loadSentences(language: Language): Promise<Map<string, string>> {
  const web = await Promise.all(webNamespaces.map((namespace) => webTextLoaders[language][namespace]()));
  return new Map(
    flatten({ ...locales[language], cli: await loadCliTexts(language), web: Object.assign({}, ...web) as object }),
  );
}

const sentences = { en: await loadSentences('en'), ar: await loadSentences('ar') };

function baseKeys(language: Language): string[] {
  return [...new Set([...sentences[language].keys()].map((key) => key.replace(pluralSuffix, '')))].sort();
}

/**
 * The values put into a sentence. A plural form may say its count in words; `number` is the count in the digits that
 * the reader prefers.
 */
function placeholders(key: string, text: string): string[] {
  const names = [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((match) => String(match[1])).sort();
  return pluralSuffix.test(key) ? names.filter((name) => name !== 'count' && name !== 'number') : names;
}

describe('parity of the languages', () => {
  it('has the same keys in both', () => {
    expect(baseKeys('ar')).toEqual(baseKeys('en'));
  });

  it('has exactly the plural forms that each language uses', () => {
    for (const language of languageIds) {
      const forms = new Map<string, string[]>();
      for (const key of sentences[language].keys()) {
        const form = pluralSuffix.exec(key)?.[1];
        if (form) {
          const base = key.replace(pluralSuffix, '');
          forms.set(base, [...(forms.get(base) ?? []), form]);
        }
      }
      const expected = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
      for (const [base, found] of forms) {
        expect({ base, forms: found.toSorted() }).toEqual({ base, forms: expected });
      }
    }
  });

  it('puts the same values into a sentence in both', () => {
    for (const [key, text] of sentences.en) {
      const arabic = sentences.ar.get(key);
      if (arabic !== undefined) {
        expect({ key, values: placeholders(key, arabic) }).toEqual({ key, values: placeholders(key, text) });
      }
    }
  });

  it('says nothing in Arabic without Arabic letters, and nothing empty', () => {
    for (const [key, text] of sentences.ar) {
      // What is nothing but a value has the letters of the value.
      expect({ key, hasArabic: /\p{Script=Arabic}|^\{\{\w+\}\}$/u.test(text) }).toEqual({ key, hasArabic: true });
    }
    for (const text of sentences.en.values()) {
      expect(text.trim()).not.toBe('');
    }
  });
});
