import type { Language } from '@rakhim/i18n/languages';

/** The places of the separators between groups of three digits. */
const threeDigits = /\B(?=(?:\d{3})+$)/g;

/** The options of `Intl.NumberFormat` that {@link formatPlainNumber} knows. */
const knownOptions: ReadonlySet<string> = new Set(['style', 'minimumFractionDigits', 'maximumFractionDigits']);

/** Arabic keeps the sign on the side of its number with marks of direction. */
const percentSigns = { en: '%', ar: '\u200E%\u200E' } as const satisfies Record<Language, string>;

/**
 * A number or a percentage in the digits 0–9, as English and Arabic write it. It says what the browser's own formatter
 * says; the first of those takes a slow phone a tenth of a second, and most pages show no other numbers.
 *
 * @returns `undefined` for a number that only the formatter knows how to write: a negative one, one that must be
 *   rounded, or one with other options.
 */
export function formatPlainNumber(
  language: Language,
  value: number,
  options: Intl.NumberFormatOptions = {},
): string | undefined {
  const isPercent = options.style === 'percent';
  const isKnown = Object.keys(options).every((option) => knownOptions.has(option));
  if (!isKnown || !(isPercent || (options.style ?? 'decimal') === 'decimal')) {
    return undefined;
  }
  const { minimumFractionDigits: least = 0 } = options;
  const { maximumFractionDigits: most = Math.max(least, isPercent ? 0 : 3) } = options;
  const shown = isPercent ? value * 100 : value;
  if (
    !(shown >= 0 && shown <= Number.MAX_SAFE_INTEGER) ||
    Object.is(shown, -0) ||
    Number(shown.toFixed(most)) !== shown
  ) {
    return undefined;
  }
  const [whole = '', fraction = ''] = shown.toFixed(most).split('.');
  const kept = fraction.slice(0, least) + fraction.slice(least).replace(/0+$/, '');
  return `${whole.replace(threeDigits, ',')}${kept && `.${kept}`}${isPercent ? percentSigns[language] : ''}`;
}
