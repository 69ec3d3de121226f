import type { CliMessageKey, CliTexts } from '@rakhim/i18n/cli';
import type { Language } from '@rakhim/i18n/languages';

export type MessageKey = CliMessageKey;
export type Values = Readonly<Record<string, string | number>>;

/** Says a sentence with values in it. `count` chooses the plural form. */
export type Translate = (key: MessageKey, values?: Values) => string;

/** The function that says sentences in one language. */
export function createTranslate({ messages }: CliTexts, language: Language): Translate {
  const sentences: Readonly<Record<string, string>> = messages;
  return (key, values = {}) => {
    const template = sentences[key] ?? sentences[`${key}_${pluralForm(language, Number(values['count']))}`] ?? key;
    return fillIn(template, values);
  };
}

/** Replaces `{{name}}` by its value. A placeholder without a value stays. */
export function fillIn(template: string, values: Values): string {
  return template.replace(/\{\{(\w+)\}\}/gu, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : typeof value === 'number' ? formatNumber(value) : printable(value);
  });
}

/**
 * Removes what would move the cursor, change colours or hide text: names of files and answers of servers may hold
 * anything.
 */
export function printable(text: string): string {
  // eslint-disable-next-line no-control-regex -- Control characters are what is looked for.
  return text.replace(/\u001b\[[0-?]*[ -/]*[@-~]|[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/gu, '');
}

/** Western digits in both languages, with thousands apart. */
export function formatNumber(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 2 });
}

function pluralForm(language: Language, count: number): Intl.LDMLPluralRule {
  return new Intl.PluralRules(language).select(count);
}
