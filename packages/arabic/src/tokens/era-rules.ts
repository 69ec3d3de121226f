import { cardinal } from '../numbers/cardinal.ts';
import { decline, type Gender } from '../numbers/declension.ts';
import { ordinal } from '../numbers/ordinal.ts';
import { caseOfNounBefore, isRecentYear, yearGender } from './governors.ts';
import { endOf, groupSpan, type Reading, say, type TokenContext, type TokenRule } from './token-rule.ts';

/** The eras by the letter that marks them, which has lost its tatweel by now. */
export const eras: Readonly<Record<string, string>> = { ه: 'لِلْهِجْرَةِ', م: 'لِلْمِيلَادِ' };
const eraAdjectives: Readonly<Record<string, string>> = { ه: 'هِجْرِيّ', م: 'مِيلَادِيّ' };

export const notInWord = String.raw`(?![\p{L}\p{M}\d])`;
/** Source of a pattern for an era after a year; its group is `era`. */
export const eraSource = String.raw`(?: ?/?(?<era>[هم])\.?${notInWord})?`;

/** The words of a year, genitive: it stands in construct with عام, said or not. */
export function sayYear(year: number, gender: Gender = 'masculine'): string[] {
  return cardinal(year, { gender, case: 'genitive', state: 'indefinite' });
}

/** 12م after القرن is a century: the ordinal and the adjective of the era. */
function readCentury(match: RegExpExecArray, context: TokenContext): Reading | undefined {
  const [, number = '', era = ''] = match;
  const isCentury = /^(?:و|ف)?[بلك]?(?:ال|ل)قرن$/u.test(context.previous.at(-1) ?? '');
  if (!isCentury || Number(number) < 1) {
    return undefined;
  }
  const ending = { case: caseOfNounBefore(context), state: 'definite' } as const;
  const century = say(ordinal(Number(number), { ...ending, gender: 'masculine' }), 'ordinal', groupSpan(match, 1));
  return {
    pieces: [...century, ...say([decline(eraAdjectives[era] ?? '', ending)], 'date', groupSpan(match, 2))],
    end: endOf(match),
  };
}

const distanceWords = /^(?:و|ب)?(?:ال)?(?:سباق|سباقي|مسافة|مسافات|ارتفاع|عمق|طول|عرض|بعد|مساحة|حوالي|نحو|سرعة)$/u;

/** م after a number means metres, unless the number is called a year or looks like one: 1233م, but not 1500 م. */
function isYearOfEra(match: RegExpExecArray, context: TokenContext): boolean {
  const before = context.previous.at(-1) ?? '';
  const value = Number(match[1]);
  if (match.groups?.['era'] === 'ه' || /(?:عام|سنة)$/u.test(before) || isRecentYear(value)) {
    return true;
  }
  return !/ /u.test(match[0]) && value >= 500 && value < 1900 && value % 100 !== 0 && !distanceWords.test(before);
}

function readYearWithEra(match: RegExpExecArray, context: TokenContext): Reading | undefined {
  const era = match.groups?.['era'] ?? '';
  if (!isYearOfEra(match, context)) {
    return undefined;
  }
  const year = say(sayYear(Number(match[1]), yearGender(context)), 'date', groupSpan(match, 1));
  return { pieces: [...year, ...say([eras[era] ?? ''], 'date', groupSpan(match, 2))], end: endOf(match) };
}

/** Years and centuries that are marked with an era. */
export const eraRules: readonly TokenRule[] = [
  {
    name: 'century',
    starts: ['digit'],
    pattern: new RegExp(String.raw`(\d{1,2}) ?(ه|م)${notInWord}`, 'duy'),
    read: readCentury,
  },
  {
    name: 'year of an era',
    starts: ['digit'],
    pattern: new RegExp(String.raw`(\d{3,4}|(?<=(?:سنة|عام|السنة|العام) )\d{1,2}) ?/?(?<era>ه|م)${notInWord}`, 'duy'),
    read: readYearWithEra,
  },
];
