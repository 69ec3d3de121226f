import { cardinal } from '../numbers/cardinal.ts';
import { pausal } from '../numbers/digits.ts';
import { countedGender } from './counted-agreement.ts';
import { caseAt, isNearScore, isQuantity } from './governors.ts';
import { numberSource, parseNumber, sayLiteral } from './number-literal.ts';
import { endOf, groupSpan, joinToFirst, type Reading, say, type TokenContext, type TokenRule } from './token-rule.ts';
import { genderOfUnitAt } from './unit-rules.ts';

function isCode(digits: string): boolean {
  return digits.length > 1 && digits.startsWith('0');
}

/** من … إلى …, or بين … و … where the text has said بين. The second number is read with whatever follows it. */
function readRange(match: RegExpExecArray, context: TokenContext): Reading | undefined {
  const [, first = '', , second = ''] = match;
  if (isCode(first) || isCode(second)) {
    return undefined;
  }
  const [secondFrom, secondTo] = groupSpan(match, 3);
  const before = context.previous.at(-1) ?? '';
  const isBetween = /^(?:و|ف)?(?:ما)?بين$/u.test(before);
  const inner = context.readFrom(secondFrom, { case: 'genitive' });
  if (!inner || inner.end < secondTo) {
    return undefined;
  }
  const agreement = {
    gender: genderOfUnitAt(context.text, secondTo) ?? countedGender(context.text, secondTo),
    case: 'genitive',
    state: 'indefinite',
  } as const;
  const isSum = !isBetween && isSubtraction(match, context.text);
  const start = sayLiteral(
    parseNumber(first),
    isSum ? { ...agreement, case: caseAt(context) } : agreement,
    context.style,
  );
  const span = groupSpan(match, 1);
  if (isBetween) {
    return { pieces: [...say(start, 'range', span), ...joinToFirst('وَ', inner.pieces)], end: inner.end };
  }
  if (isSum) {
    const second = context.readFrom(secondFrom, { case: 'nominative' }) ?? inner;
    return { pieces: [...say([...start, 'نَاقِصْ'], 'symbol', span), ...second.pieces], end: second.end };
  }
  const words = [...(/^و?من$/u.test(before) || isQuantity(context) ? [] : ['مِنْ']), ...start, 'إِلَى'];
  return { pieces: [...say(words, 'range', span), ...inner.pieces], end: inner.end };
}

function sizeOf(written: string): number {
  const { integer, fraction } = parseNumber(written);
  return Number(`${integer}.${fraction}`);
}

/** 10 - 3 = 7, or a dash between spaces with the smaller number after it. */
function isSubtraction(match: RegExpExecArray, text: string): boolean {
  const [, first = '', dash = '', second = ''] = match;
  const isDescending = sizeOf(first) > sizeOf(second);
  return /^ ?=/u.test(text.slice(endOf(match), endOf(match) + 2)) || (dash === ' - ' && isDescending);
}

function sayPlain(value: string, context: TokenContext): string[] {
  return sayLiteral(
    parseNumber(value),
    { gender: 'masculine', case: caseAt(context), state: 'indefinite' },
    context.style,
  );
}

/** Nobody counts down in a range: 6-1 is the result of a game, in goals or in points of a set. */
const scoreMax = 20;

/** نعمل 9-5: of a shop and an office these are hours, and of a lesson pages. */
const ofHours =
  /^(?:و)?(?:نفتح|نعمل|يفتح|تفتح|مفتوح|مفتوحة|الدوام|دوام|الدوامات|العمل|ساعات|مواعيد|يوميا|من|الصفحات|صفحات|صفحة|ص)$/u;
function isOpeningHours({ previous }: TokenContext): boolean {
  return previous.slice(-2).some((word) => ofHours.test(word));
}

function readScore(match: RegExpExecArray, context: TokenContext): Reading | undefined {
  const [, ours = '', theirs = ''] = match;
  const isUnspaced = !match[0].includes(' ') && !isOpeningHours(context);
  if (!isNearScore(context) && !(isUnspaced && Number(ours) >= Number(theirs) && Number(ours) <= scoreMax)) {
    return undefined;
  }
  // تعادل 2-2: what the result is of governs it as an object of counting does not.
  const named = caseAt(context) === 'genitive' ? 'genitive' : 'nominative';
  const first = sayPlain(match[1] ?? '', { ...context, governed: { case: named } });
  const second = cardinal(Number(match[2]), { gender: 'masculine', case: 'genitive', state: 'indefinite' });
  return {
    pieces: [...say([...first, 'مُقَابِلَ'], 'score', groupSpan(match, 1)), ...say(second, 'score', groupSpan(match, 2))],
    end: endOf(match),
  };
}

function readRatio(match: RegExpExecArray, context: TokenContext): Reading {
  const [first = '', second = ''] = [match[1], match[2]];
  return {
    pieces: [
      ...say([...sayPlain(first, context), 'إِلَى'], 'range', groupSpan(match, 1)),
      ...say(sayPlain(second, { ...context, governed: { case: 'genitive' } }), 'range', groupSpan(match, 2)),
    ],
    end: endOf(match),
  };
}

/** 1.250.000 is a number with its thousands marked, unless it is a network address. */
function isGrouped(numbers: string): boolean {
  const groups = numbers.split('.');
  const isAddress = groups.length === 4 && groups.every((group) => Number(group) < 256 && !/^0\d/u.test(group));
  return /^\d{1,3}(?:\.\d{3}){2,}$/u.test(numbers) && !isAddress;
}

/** Numbers joined by points: versions and network addresses. */
function readVersion(match: RegExpExecArray, context: TokenContext): Reading | undefined {
  const numbers = match[1] ?? '';
  if (isGrouped(numbers)) {
    return undefined;
  }
  const [from] = groupSpan(match, 1);
  let at = from;
  const pieces = numbers.split('.').flatMap((number, index) => {
    const start = at;
    at += number.length + 1;
    const words = sayLiteral(
      { integer: number, fraction: '' },
      { gender: 'masculine', case: 'nominative', state: 'indefinite' },
      context.style,
    );
    return say([...(index === 0 ? [] : [pausal('نُقْطَة')]), ...words], 'version', [
      index === 0 ? match.index : start,
      start + number.length,
    ]);
  });
  return { pieces, end: endOf(match) };
}

/** 2024/2025: a season or an academic year. */
function readYears(match: RegExpExecArray, { style }: TokenContext): Reading {
  const [, first = '', second = ''] = match;
  const agreement = { gender: 'masculine', case: 'genitive', state: 'indefinite' } as const;
  const years = [first, second].map((year) =>
    sayLiteral({ integer: String(Number(year)), fraction: '' }, agreement, style),
  );
  return {
    pieces: [...say(years[0] ?? [], 'date', groupSpan(match, 1)), ...say(years[1] ?? [], 'date', groupSpan(match, 2))],
    end: endOf(match),
  };
}

/** 4-3-3: how a team stands; 4-2-1: the place of a clause in a contract. */
function readRow(match: RegExpExecArray, context: TokenContext): Reading {
  const pieces = Array.from(match[0].matchAll(/\d+/gu)).flatMap(({ 0: number, index }) => {
    const from = match.index + index;
    return say(sayPlain(number, { ...context, governed: { case: 'nominative' } }), 'number', [
      from,
      from + number.length,
    ]);
  });
  return { pieces, end: endOf(match) };
}

/** رقم 245/2023: a case or a law and its year. */
function readNumberOfYear(match: RegExpExecArray, context: TokenContext): Reading {
  const [, number = '', year = ''] = match;
  const ofYear = sayPlain(year, { ...context, governed: { case: 'genitive' } });
  return {
    pieces: [
      ...say(sayPlain(number, context), 'number', groupSpan(match, 1)),
      ...say(['لِسَنَةِ', ...ofYear], 'date', groupSpan(match, 2)),
    ],
    end: endOf(match),
  };
}

/** Two or more numbers that make one token. */
export const rangeRules: readonly TokenRule[] = [
  {
    name: 'dash between amounts',
    starts: ['symbol'],
    pattern: /(?<=[$€£¥]\d[\d.,]{0,20} ?|\d ?[هم] ?)[-–—](?= ?[$€£¥]\d| ?\d{3,4} ?[هم](?!\p{L}))/uy,
    read: (match) => ({ pieces: say(['إِلَى'], 'symbol', [match.index, endOf(match)]), end: endOf(match) }),
  },
  { name: 'version', starts: ['digit'], pattern: /(\d{1,5}(?:\.\d{1,5}){2,})(?![\d.]*\d)/duy, read: readVersion },
  {
    name: 'version after a name',
    starts: ['digit'],
    pattern:
      /(?<=(?:(?!pH)[A-Za-z]{2}|صدار|النسخة|نسخة|تحديث|التحديث|بايثون|جافا|أندرويد|اندرويد|ويندوز|لينكس|أوبنتو|كروم|فايرفوكس|بلوتوث|آي أو إس) )(\d{1,3}\.\d{1,3})(?![\d.,]*\d| ?[%\p{Sc}])/duy,
    read: readVersion,
  },
  {
    name: 'marked version',
    starts: ['latin'],
    pattern: /[vV]\.?(\d{1,5}(?:\.\d{1,5})*)(?![\p{L}\d])/duy,
    read: readVersion,
  },
  { name: 'years', starts: ['digit'], pattern: /((?:19|20)\d{2})\/((?:19|20)?\d{2})(?![\d/])/duy, read: readYears },
  { name: 'row of numbers', starts: ['digit'], pattern: /\d{1,3}(?:-\d{1,3}){2,5}(?![\d-])/uy, read: readRow },
  {
    name: 'number of a year',
    starts: ['digit'],
    pattern:
      /(?<=(?:رقم|القانون|القرار|المرسوم|القضية|الدعوى|المحضر|المرسوم بقانون|(?:القرار|الأمر|المرسوم) \p{L}{3,9}) )(\d{1,6})\/((?:19|20)\d{2})(?![\d/])/duy,
    read: readNumberOfYear,
  },
  {
    name: 'score',
    starts: ['digit'],
    pattern: /(\d{1,3})(?: [-–—] |[-–])(\d{1,3})(?![\d\-–:/%]|[.,]\d| ?=)/duy,
    read: readScore,
  },
  {
    name: 'range',
    starts: ['digit'],
    pattern: new RegExp(
      String.raw`(?<![A-Za-z])(${numberSource})(?: ?%)?( ?[-–—~] ?)(${numberSource})(?!\d|[-–/:.]\d)`,
      'duy',
    ),
    read: readRange,
  },
  { name: 'ratio', starts: ['digit'], pattern: /(\d{1,6})(?: : |:)(\d{1,6})(?![\d:])/duy, read: readRatio },
];
