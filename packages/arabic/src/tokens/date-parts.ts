import type { GrammaticalCase } from '../numbers/declension.ts';
import { ordinal } from '../numbers/ordinal.ts';
import { caseAt, caseOfNounBefore } from './governors.ts';
import type { TokenContext } from './token-rule.ts';

/** Two digits mean this century up to 49, the last one from 50 on. */
export function fullYear(digits: string): number {
  const year = Number(digits);
  return digits.length === 2 ? year + (year < 50 ? 2000 : 1900) : year;
}

/** The day of a month: الخامسَ عشرَ. */
export function sayDay(day: number, grammaticalCase: GrammaticalCase): string[] {
  return ordinal(day, { gender: 'masculine', case: grammaticalCase, state: 'definite' });
}

const weekday = /^(?:و|ف)?(?:السبت|الأحد|الاثنين|الإثنين|الثلاثاء|الأربعاء|الخميس|الجمعة)$/u;

/** The day of a month describes the day of the week: يومَ الثلاثاءِ الخامسِ. */
export function caseOfDay(context: TokenContext): GrammaticalCase {
  return weekday.test(context.previous.at(-1) ?? '') && context.governed.case === undefined && !context.isAfterPause
    ? caseOfNounBefore(context)
    : caseAt(context);
}
