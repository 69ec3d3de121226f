import type { Dialect } from '../dialect.ts';
import { cardinal, cardinalMax } from '../numbers/cardinal.ts';
import { spellDigits, pausal } from '../numbers/digits.ts';
import { fraction, mixedNumber } from '../numbers/fraction.ts';
import { ordinal } from '../numbers/ordinal.ts';
import { monthName } from '../tokens/months.ts';
import { fullYear } from '../tokens/date-parts.ts';
import { latinLetterNames, arabicLetterNames } from '../tokens/letter-names.data.ts';

export type SayAsKind =
  | 'cardinal'
  | 'ordinal'
  | 'fraction'
  | 'date'
  | 'time'
  | 'telephone'
  | 'digits'
  | 'characters'
  | 'currency'
  | 'unit';

export interface SayAsRequest {
  readonly as: SayAsKind;
  /** Order of the parts of a date (`dmy`, `ym`, …), or `hms12` and `hms24` of a time. */
  readonly format?: string | undefined;
  readonly dialect: Dialect;
}

const free = { gender: 'masculine', case: 'nominative', state: 'indefinite' } as const;

/**
 * The text that is read in the way an author asks for: words, or a spelling that the reader's own rules take for what
 * is meant.
 *
 * @returns nothing where the text is none of what it is to be said as.
 */
export function sayAs(written: string, { as, format, dialect }: SayAsRequest): string | undefined {
  const text = asciiDigits(written).trim();
  switch (as) {
    case 'cardinal':
      return sayWhole(text);
    case 'ordinal':
      return sayOrdinal(text);
    case 'fraction':
      return sayFraction(text);
    case 'date':
      return sayDate(text, format ?? '', dialect);
    case 'time':
      return writeTime(text, format);
    case 'digits':
      return /\d/u.test(text) ? dictate(text) : undefined;
    case 'telephone':
      return /\d/u.test(text) ? dictate(text.replace(/[ .()\-–/]+/gu, ',')) : undefined;
    case 'characters':
      return spell(text);
    case 'currency':
    case 'unit':
      return apart(text);
  }
}

const grouping = /(?<=\d)[ ,٬_\u00A0](?=\d{3})/gu;

function sayWhole(text: string): string | undefined {
  const [, sign, digits, decimals] = /^([+−-])?(\d+)(?:[.٫](\d+))?$/u.exec(text.replace(grouping, '')) ?? [];
  if (digits === undefined || Number(digits) >= cardinalMax) {
    return undefined;
  }
  const whole = cardinal(Number(digits), free).join(' ');
  const words = decimals === undefined ? whole : `${whole} فاصلة ${spellDigits(decimals).join(' ')}`;
  return sign === undefined || sign === '+' ? words : `ناقص ${words}`;
}

function sayOrdinal(text: string): string | undefined {
  const [, digits] = /^(?:ال)?[ـ ]?(\d{1,12})(?:st|nd|rd|th|\.)?$/iu.exec(text.replace(grouping, '')) ?? [];
  const value = Number(digits);
  return value >= 1 ? ordinal(value, { ...free, state: 'definite' }).join(' ') : undefined;
}

function sayFraction(text: string): string | undefined {
  const [, whole, numerator, denominator] =
    /^(?:(\d{1,9})[ +]+)?(\d{1,9})\s*[/⁄]\s*(\d{1,9})$/u.exec(text.normalize('NFKC')) ?? [];
  const [above, below] = [Number(numerator), Number(denominator)];
  if (!(above >= 1 && below >= 2)) {
    return undefined;
  }
  return (
    whole === undefined
      ? fraction(above, below, 'nominative')
      : mixedNumber(cardinal(Number(whole), free), above, below, 'nominative')
  ).join(' ');
}

/** @param format the order of the parts, a letter each; without one, as the parts themselves tell. */
function sayDate(text: string, format: string, dialect: Dialect): string | undefined {
  const parts = text.split(/[^\d]+/u).filter((part) => part !== '');
  const order = (format || guessOrder(parts)).slice(0, parts.length);
  const values = new Map(Array.from(order, (letter, index) => [letter, parts[index] ?? ''] as const));
  if (parts.length === 0 || values.size !== parts.length) {
    return undefined;
  }
  const [day, month, year] = [Number(values.get('d') ?? 1), Number(values.get('m') ?? 1), values.get('y')];
  if (!(day >= 1 && day <= 31 && month >= 1 && month <= 12)) {
    return undefined;
  }
  return [
    values.has('d') ? ordinal(day, { ...free, state: 'definite' }).join(' ') : '',
    values.has('d') && values.has('m') ? 'من' : '',
    values.has('m') ? monthName(month, dialect) : '',
    year === undefined ? '' : `${values.has('m') ? 'عام ' : ''}${fullYear(year)}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function guessOrder(parts: readonly string[]): string {
  if (parts.length === 1) {
    return 'y';
  }
  if (parts.length === 2) {
    return (parts[0]?.length ?? 0) === 4 ? 'ym' : (parts[1]?.length ?? 0) === 4 ? 'my' : 'dm';
  }
  return (parts[0]?.length ?? 0) === 4 ? 'ymd' : 'dmy';
}

/** Clock times as the reader knows them: `14:30`, `2:30 pm`. */
function writeTime(text: string, format: string | undefined): string | undefined {
  const [, hours, minutes = '00', seconds, written = ''] =
    /^(\d{1,2})(?:[:.h](\d{2}))?(?:[:.m](\d{2}))?\s*([ap]\.?m\.?|[صم])?$/iu.exec(text) ?? [];
  if (hours === undefined || Number(hours) > 24 || Number(minutes) > 59) {
    return undefined;
  }
  const half = halfOf(written, Number(hours), format);
  const hour = half === '' ? Number(hours) : Number(hours) % 12 || 12;
  return `${hour}:${minutes}${seconds === undefined ? '' : `:${seconds}`}${half}`;
}

/** Which half of the day an hour of twelve lies in; nothing where hours are counted to twenty-four. */
function halfOf(written: string, hours: number, format: string | undefined): string {
  if (format === 'hms24' || (written === '' && format !== 'hms12')) {
    return '';
  }
  const isMorning = written === '' ? hours < 12 : /^[aص]/iu.test(written);
  return isMorning ? ' صباحا' : ' مساء';
}

/** Each digit by itself, with a pause where groups end. */
function dictate(text: string): string {
  return text
    .split(/[\s,،\-–]+/u)
    .filter((group) => group !== '')
    .map((group) =>
      Array.from(group, sayDigit)
        .filter((word) => word !== '')
        .join(' '),
    )
    .join('، ');
}

function sayDigit(sign: string): string {
  if (sign === '+') {
    return pausal('زَائِد');
  }
  return /\d/u.test(sign) ? spellDigits(sign).join(' ') : sign;
}

/** Whoever spells a word tells forms apart that are one letter elsewhere. */
const writtenForms = { ة: 'تَاءْ مَرْبُوطَةْ', ى: 'أَلِفْ مَقْصُورَةْ' };

/** Every letter by its name. */
function spell(text: string): string | undefined {
  const names = Array.from(text.normalize('NFC').replace(/\p{M}+/gu, ''), (sign) => {
    const name =
      nameOf(writtenForms, sign) ??
      nameOf(arabicLetterNames, sign) ??
      nameOf(latinLetterNames, sign.toLowerCase()) ??
      nameOf(latinLetterNames, sign.toUpperCase());
    return name ?? sayDigit(sign);
  }).filter((name) => name.trim() !== '');
  return names.length === 0 ? undefined : names.join(' ');
}

function nameOf(names: Readonly<Record<string, string>>, sign: string): string | undefined {
  return Object.hasOwn(names, sign) ? names[sign] : undefined;
}

/** The number and what it counts apart, the number first: `USD45.3` as `45.3 USD`. */
function apart(text: string): string | undefined {
  const [, before = '', number, after = ''] = /^(\D*?)\s*([+−-]?\d[\d.,٫٬]*)\s*(\D*)$/u.exec(text) ?? [];
  if (number === undefined || (before === '' && after === '')) {
    return undefined;
  }
  return /^[$€£]$/u.test(before)
    ? `${before}${number}${after === '' ? '' : ` ${after}`}`
    : `${number} ${before || after}`;
}

/** Eastern and Persian digits as ASCII ones. */
function asciiDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}
