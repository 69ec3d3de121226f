import { removeMarks } from '../vowels/marks.ts';
import { caseOfDay, fullYear, sayDay } from './date-parts.ts';
import { eraSource, eras, notInWord, sayYear } from './era-rules.ts';
import { caseAt, isQuantity } from './governors.ts';
import { findMonth, monthNameSource } from './months.ts';
import { endOf, type Reading, say, type TokenContext, type TokenRule, type WordPiece } from './token-rule.ts';

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
  return (
    second && {
      pieces: [...say([...from, ...sayDay(Number(day), 'genitive'), 'إِلَى'], 'date', span), ...second.pieces],
      end: second.end,
    }
  );
}

function readNamedDate(match: RegExpExecArray, context: TokenContext): Reading | undefined {
  const { day, from: of, month = '', slashed, link, year, era } = match.groups ?? {};
  if (Number(day) < 1 || Number(day) > 31) {
    return undefined;
  }
  const at = (group: string): readonly [number, number] =>
    match.indices?.groups?.[group] ?? [match.index, endOf(match)];
  const pieces = [
    ...say(sayDay(Number(day), caseOfDay(context)), 'date', at('day')),
    ...say(['مِنْ'], 'date', of === undefined ? at('day') : at('from')),
    ...sayNamedMonth(month, at('month')[0]),
    ...(slashed === undefined ? [] : sayNamedMonth(slashed, at('slashed')[0])),
  ];
  if (year === undefined) {
    return { pieces, end: endOf(match) };
  }
  const isOfHer = link?.endsWith('سنة') === true;
  const linked =
    link === undefined ? say(['عَامَ'], 'date', at('year')) : say([isOfHer ? 'سَنَةَ' : 'عَامَ'], 'date', at('link'));
  // 10 محرم 61 هـ: years of an era are not shortened.
  const named = era === undefined ? fullYear(year) : Number(year);
  const spokenEra = era === undefined ? [] : say([eras[era] ?? ''], 'date', at('era'));
  return {
    pieces: [
      ...pieces,
      ...linked,
      ...say(sayYear(named, isOfHer ? 'feminine' : 'masculine'), 'date', at('year')),
      ...spokenEra,
    ],
    end: endOf(match),
  };
}

const monthNames = `(?:${monthNameSource})`;

/** Dates with a named month, and the first of two days of it. */
export const namedDateRules: readonly TokenRule[] = [
  {
    name: 'named date',
    starts: ['digit'],
    pattern: new RegExp(
      String.raw`(?<day>\d{1,2}) ?(?:(?<from>من) )?(?<month>${monthNames})(?: ?/ ?(?<slashed>${monthNames}))?${notInWord}(?:(?:،|,)? ?(?:من )?(?:(?<link>عام|سنة|لعام|لسنة) )?(?<year>\d{4}|\d{1,3}(?= ?/?ه${notInWord}))(?![\d:%.,]\d|\d)${eraSource})?`,
      'duy',
    ),
    read: readNamedDate,
  },
  {
    name: 'first day of two',
    starts: ['digit'],
    pattern: new RegExp(
      String.raw`(?<day>\d{1,2})(?<dash> ?[-–] ?)?(?=(?<=[-–] ?)\d{1,2} ?(?:من )?${monthNames}${notInWord}|,? ?(?:إلى|حتى|و|أو) ?\d{1,2} ?(?:من )?${monthNames}${notInWord})`,
      'duy',
    ),
    read: readFirstDay,
  },
];
