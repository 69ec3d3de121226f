import { caseOfDay, fullYear, sayDay } from './date-parts.ts';
import { eraSource, eras, sayYear } from './era-rules.ts';
import { caseAt } from './governors.ts';
import { hijriMonthName, monthName } from './months.ts';
import { endOf, type Reading, say, type TokenContext, type TokenRule } from './token-rule.ts';

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
    ...sayDay(date.day, caseOfDay(context)),
    'مِنْ',
    isHijri ? hijriMonthName(date.month) : monthName(date.month, context.dialect),
    'عَامَ',
    ...sayYear(date.year),
    ...(era === undefined ? [] : [eras[era] ?? '']),
  ];
  return { pieces: say(words, 'date', [match.index, endOf(match)]), end: endOf(match) };
}

const dayBefore =
  /^(?:و|ف)?(?:يوم|بتاريخ|تاريخ|الموافق|ليلة|أحداث|هجمات|ثورة|مواليد|السبت|الأحد|الاثنين|الإثنين|الثلاثاء|الأربعاء|الخميس|الجمعة)$/u;

/** من 1/1 إلى 31/3: both ends of a range are dates. */
const toDate = /^ ?(?:إلى|الى|حتى|[-–]) ?\d{1,2}\/\d{1,2}(?!\d)/u;
const fromDate = /\d{1,2}\/\d{1,2} ?(?:إلى|الى|حتى|[-–]) ?$/u;
const rangeLength = 14;

/** 31/12: a day and a month, where it cannot be a fraction or a day has been announced; 24/7 means always. */
function readDayAndMonth(match: RegExpExecArray, context: TokenContext): Reading | undefined {
  const { day, sign, month } = match.groups ?? {};
  const date = { day: Number(day), month: Number(month), year: 1 };
  const isAnnounced = dayBefore.test(context.previous.at(-1) ?? '');
  const isRange =
    sign === '/' &&
    (toDate.test(context.text.slice(endOf(match), endOf(match) + rangeLength)) ||
      fromDate.test(context.text.slice(Math.max(0, match.index - rangeLength), match.index)));
  const isEveryDay = date.day === 24 && date.month === 7;
  if (!isPossible(date) || !(isAnnounced || isRange || (sign === '/' && date.day > 12 && !isEveryDay))) {
    return undefined;
  }
  const words = [...sayDay(date.day, caseAt(context)), 'مِنْ', monthName(date.month, context.dialect)];
  return { pieces: say(words, 'date', [match.index, endOf(match)]), end: endOf(match) };
}

/** شهر 10/2024, تنتهي في 05/2027: a month of a year where one is spoken of. */
function readMonthOfYear(match: RegExpExecArray, { dialect }: TokenContext): Reading | undefined {
  const { month = '', year = '' } = match.groups ?? {};
  const isHijri = isHijriYear(Number(year));
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  const name = isHijri ? hijriMonthName(Number(month)) : monthName(Number(month), dialect);
  return isMonth
    ? { pieces: say([name, 'عَامَ', ...sayYear(Number(year))], 'date', [match.index, endOf(match)]), end: endOf(match) }
    : undefined;
}

/** Dates in digits. */
export const numericDateRules: readonly TokenRule[] = [
  {
    name: 'numeric date',
    starts: ['digit'],
    pattern: new RegExp(
      String.raw`(?:(?<isoYear>\d{4})(?<dash>[-/.])(?<isoMonth>\d{1,2})\k<dash>(?<isoDay>\d{1,2})|(?<first>\d{1,2})(?<dash>[-/.])(?<second>\d{1,2})\k<dash>(?<last>\d{4}|\d{2}))(?!\d|[-/.]\d)${eraSource}`,
      'uy',
    ),
    read: readNumericDate,
  },
  {
    name: 'dash between days',
    starts: ['symbol'],
    pattern:
      /(?<=(?:السبت|الأحد|الاثنين|الإثنين|الثلاثاء|الأربعاء|الخميس|الجمعة) ?)[-–](?= ?(?:السبت|الأحد|الاثنين|الإثنين|الثلاثاء|الأربعاء|الخميس|الجمعة)(?!\p{L}))/uy,
    read: (match) => ({ pieces: say(['إِلَى'], 'symbol', [match.index, endOf(match)]), end: endOf(match) }),
  },
  {
    name: 'month of a year',
    starts: ['digit'],
    pattern:
      /(?<=(?:شهر|شهري|الشهر|تاريخ|الصلاحية|صلاحية|الانتهاء|انتهاء|الإنتاج|منذ|حتى|ابتداء من|اعتبارا من|[تي]نتهي(?: صلاحيتها)?(?: في)?):? )(?<month>\d{1,2})[/-](?<year>(?:19|20|14)\d{2})(?![\d/]|[-.,]\d)/uy,
    read: readMonthOfYear,
  },
  {
    name: 'day and month',
    starts: ['digit'],
    pattern: /(?<day>\d{1,2})(?<sign>[-/])(?<month>\d{1,2})(?![\d/%]|[-.,]\d)/uy,
    read: readDayAndMonth,
  },
];
