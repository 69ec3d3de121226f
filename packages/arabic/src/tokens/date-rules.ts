import type { GrammaticalCase } from '../numbers/declension.ts';
import { ordinal } from '../numbers/ordinal.ts';
import { removeMarks } from '../vowels/marks.ts';
import { eraSource, eras, notInWord, sayYear } from './era-rules.ts';
import { caseAt, isQuantity } from './governors.ts';
import { findMonth, hijriMonthName, monthName, monthNameSource } from './months.ts';
import { endOf, type Reading, say, type TokenContext, type TokenRule, type WordPiece } from './token-rule.ts';

interface CalendarDate {
  readonly day: number;
  readonly month: number;
  readonly year: number;
}

/** Years of the Hijri calendar within living memory; no Gregorian date in a text of today falls there. */
const hijriYears = { first: 1300, last: 1500 };

function isHijriYear(year: number): boolean {
  return year >= hijriYears.first && year <= hijriYears.last;
}

/** Two digits mean this century up to 49, the last one from 50 on. */
function fullYear(digits: string): number {
  const year = Number(digits);
  return digits.length === 2 ? year + (year < 50 ? 2000 : 1900) : year;
}

function sayDay(day: number, grammaticalCase: GrammaticalCase): string[] {
  return ordinal(day, { gender: 'masculine', case: grammaticalCase, state: 'definite' });
}

function isPossible({ day, month, year }: CalendarDate): boolean {
  return day >= 1 && day <= 31 && month >= 1 && month <= 12 && year >= 1 && year <= 2999;
}

/** Day before month, as Arabic writers put them, unless only the other order makes a date. */
function orderDate(first: number, second: number, year: number): CalendarDate | undefined {
  const usual = { day: first, month: second, year };
  if (isPossible(usual)) {
    return usual;
  }
  const american = { day: second, month: first, year };
  return isPossible(american) ? american : undefined;
}

function readNumericDate(match: RegExpExecArray, context: TokenContext): Reading | undefined {
  const { first = '', second = '', last = '', isoYear, isoMonth, isoDay, era } = match.groups ?? {};
  const date =
    isoYear === undefined
      ? orderDate(Number(first), Number(second), fullYear(last))
      : { day: Number(isoDay), month: Number(isoMonth), year: Number(isoYear) };
  if (!date || !isPossible(date)) {
    return undefined;
  }
  const isHijri = era === 'ه' || isHijriYear(date.year);
  const words = [
    ...sayDay(date.day, caseAt(context)),
    'مِنْ',
    isHijri ? hijriMonthName(date.month) : monthName(date.month, context.dialect),
    'عَامَ',
    ...sayYear(date.year),
    ...(era === undefined ? [] : [eras[era] ?? '']),
  ];
  return { pieces: say(words, 'date', [match.index, endOf(match)]), end: endOf(match) };
}

const dayBefore = /^(?:و|ف)?(?:يوم|بتاريخ|تاريخ|الموافق|ليلة|أحداث|هجمات|ثورة|مواليد|السبت|الأحد|الاثنين|الإثنين|الثلاثاء|الأربعاء|الخميس|الجمعة)$/u;

/** 31/12: a day and a month, where it cannot be a fraction or a day has been announced; 24/7 means always. */
function readDayAndMonth(match: RegExpExecArray, context: TokenContext): Reading | undefined {
  const { day, sign, month } = match.groups ?? {};
  const date = { day: Number(day), month: Number(month), year: 1 };
  const isAnnounced = dayBefore.test(context.previous.at(-1) ?? '');
  const isEveryDay = date.day === 24 && date.month === 7;
  if (!isPossible(date) || !(isAnnounced || (sign === '/' && date.day > 12 && !isEveryDay))) {
    return undefined;
  }
  const words = [...sayDay(date.day, caseAt(context)), 'مِنْ', monthName(date.month, context.dialect)];
  return { pieces: say(words, 'date', [match.index, endOf(match)]), end: endOf(match) };
}

/** The words of a month that the text names, each with its own place and its vowels where they are known. */
function sayNamedMonth(written: string, from: number): WordPiece[] {
  const bare = removeMarks(written);
  const writtenWords = written.split(' ');
  const vowelled = ((bare === written && findMonth(bare)?.vowelled) || written).split(' ');
  if (vowelled.length !== writtenWords.length) {
    return say(vowelled, 'date', [from, from + written.length]);
  }
  let at = from;
  return writtenWords.flatMap((word, index) => {
    const start = at;
    at += word.length + 1;
    return say([vowelled[index] ?? word], 'date', [start, start + word.length]);
  });
}

/** من 21 إلى 23 نوفمبر: the month comes with the second day. */
function readFirstDay(match: RegExpExecArray, context: TokenContext): Reading | undefined {
  const { day, dash } = match.groups ?? {};
  const span = [match.index, endOf(match)] as const;
  if (Number(day) < 1 || Number(day) > 31) {
    return undefined;
  }
  if (dash === undefined) {
    return { pieces: say(sayDay(Number(day), caseAt(context)), 'date', span), end: span[1] };
  }
  const second = context.readFrom(span[1], { case: 'genitive' });
  const from = /^و?من$/u.test(context.previous.at(-1) ?? '') || isQuantity(context) ? [] : ['مِنَ'];
  return second && { pieces: [...say([...from, ...sayDay(Number(day), 'genitive'), 'إِلَى'], 'date', span), ...second.pieces], end: second.end };
}

function readNamedDate(match: RegExpExecArray, context: TokenContext): Reading | undefined {
  const { day, from: of, month = '', slashed, link, year, era } = match.groups ?? {};
  if (Number(day) < 1 || Number(day) > 31) {
    return undefined;
  }
  const at = (group: string): readonly [number, number] => match.indices?.groups?.[group] ?? [match.index, endOf(match)];
  const pieces = [
    ...say(sayDay(Number(day), caseAt(context)), 'date', at('day')),
    ...say(['مِنْ'], 'date', of === undefined ? at('day') : at('from')),
    ...sayNamedMonth(month, at('month')[0]),
    ...(slashed === undefined ? [] : sayNamedMonth(slashed, at('slashed')[0])),
  ];
  if (year === undefined) {
    return { pieces, end: endOf(match) };
  }
  const linked = link === undefined ? say(['عَامَ'], 'date', at('year')) : say([link === 'سنة' ? 'سَنَةَ' : 'عَامَ'], 'date', at('link'));
  const spokenEra = era === undefined ? [] : say([eras[era] ?? ''], 'date', at('era'));
  return { pieces: [...pieces, ...linked, ...say(sayYear(fullYear(year)), 'date', at('year')), ...spokenEra], end: endOf(match) };
}

const monthNames = `(?:${monthNameSource})`;

/** Dates in digits and with a named month. */
export const dateRules: readonly TokenRule[] = [
  {
    name: 'numeric date',
    starts: ['digit'],
    pattern: new RegExp(
      String.raw`(?:(?<isoYear>\d{4})(?<dash>[-/.])(?<isoMonth>\d{1,2})\k<dash>(?<isoDay>\d{1,2})|(?<first>\d{1,2})(?<dash>[-/.])(?<second>\d{1,2})\k<dash>(?<last>\d{4}|\d{2}))(?!\d|[-/.]\d)${eraSource}`,
      'uy',
    ),
    read: readNumericDate,
  },
  { name: 'day and month', starts: ['digit'], pattern: /(?<day>\d{1,2})(?<sign>[-/])(?<month>\d{1,2})(?![\d/%]|[-.,]\d)/uy, read: readDayAndMonth },
  {
    name: 'named date',
    starts: ['digit'],
    pattern: new RegExp(
      String.raw`(?<day>\d{1,2}) ?(?:(?<from>من) )?(?<month>${monthNames})(?: ?/ ?(?<slashed>${monthNames}))?${notInWord}(?:(?:،|,)? ?(?:من )?(?:(?<link>عام|سنة|لعام|لسنة) )?(?<year>\d{4})(?![\d:%.,]\d|\d)${eraSource})?`,
      'duy',
    ),
    read: readNamedDate,
  },
  {
    name: 'first day of two',
    starts: ['digit'],
    pattern: new RegExp(String.raw`(?<day>\d{1,2})(?<dash> ?[-–] ?)?(?=(?<=[-–] ?)\d{1,2} ?(?:من )?${monthNames}${notInWord}|,? ?(?:إلى|حتى|و|أو) ?\d{1,2} ?(?:من )?${monthNames}${notInWord})`, 'duy'),
    read: readFirstDay,
  },
];
