import { type Language, type Translate, getTranslator, languages } from '@rakhim/i18n';
import { htmlEscape } from 'escape-goat';

export interface PageText {
  readonly language: Language;
  readonly translate: Translate;
}

export interface Page {
  readonly language: Language;
  readonly title: string;
  /** The address of this page, so that it can be had in the other language. */
  readonly path: string;
  readonly body: string;
}

export const stylePath = '/style.css';

export function textsOf(language: Language): PageText {
  return { language, translate: getTranslator(language) };
}

/** A whole page. The body is HTML in which everything from outside has been escaped. */
export function renderPage({ language, title, path, body }: Page): string {
  const other: Language = language === 'ar' ? 'en' : 'ar';
  return `<!doctype html>
<html lang="${language}" dir="${languages[language].direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${htmlEscape(title)}</title><link rel="stylesheet" href="${stylePath}"></head>
<body><p class="notice" role="note">${getTranslator(language)('payments:notice')}</p>
<main><header><h1>${htmlEscape(title)}</h1><a href="${path}?lang=${other}" lang="${other}" hreflang="${other}">${languages[other].name}</a></header>
${body}</main></body></html>
`;
}

function localeOf(language: Language): string {
  return `${language}-u-nu-${languages[language].numbering}`;
}

/** An amount with its currency, kept together. */
export function renderMoney(cents: number, currency: string, language: Language): string {
  // Arabic names the currency; its sign there is made of Latin letters.
  const currencyDisplay = language === 'ar' ? 'name' : 'narrowSymbol';
  const text = new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay,
  }).format(cents / 100);
  return text.replaceAll(' ', '\u00a0');
}

/** @param seconds since 1970. */
export function renderDate(seconds: number, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(new Date(seconds * 1000));
}
