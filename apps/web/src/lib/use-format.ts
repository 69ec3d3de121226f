import { useMemo } from 'react';
import type { Language } from '@rakhim/i18n/languages';
import { type Calendar, type Digits, useFormatStore } from '#src/stores/format-store.ts';
import { formatPlainNumber } from './plain-number.ts';
import { useLanguage } from './use-language.ts';

export interface Format {
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** A date without its time, such as "5 January 2025", in the reader's time zone. */
  date(instant: Date | string, options?: Intl.DateTimeFormatOptions): string;
  dateTime(instant: Date | string): string;
}

/** With the month by its name: the medium style of Arabic writes it as a number, which may be taken for the day. */
const dateTimeOptions: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
};

/** Numbers and dates as the reader wants them written. */
function createFormat(language: Language, digits: Digits, calendar: Calendar): Format {
  const locale = `${language}-u-nu-${digits}-ca-${calendar}`;
  return {
    number: (value, options) =>
      (digits === 'latn' ? formatPlainNumber(language, value, options) : undefined) ??
      numberFormatOf(locale, options).format(value),
    date: (instant, options = { dateStyle: 'long' }) => dateFormatOf(locale, options).format(new Date(instant)),
    dateTime: (instant) => dateFormatOf(locale, dateTimeOptions).format(new Date(instant)),
  };
}

// Making one takes longer than a row of a list has.
const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormatOf(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locale, options);
  numberFormats.set(key, format);
  return format;
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  dateFormats.set(key, format);
  return format;
}

export function useFormat(): Format {
  const language = useLanguage();
  const digits = useFormatStore((format) => format.digits);
  const calendar = useFormatStore((format) => format.calendar);
  return useMemo(() => createFormat(language, digits, calendar), [language, digits, calendar]);
}
