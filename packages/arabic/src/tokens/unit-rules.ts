import type { Gender } from '../numbers/declension.ts';
import type { Noun } from '../numbers/noun.ts';
import { nouns } from '../numbers/nouns.ts';
import { sayCounted, sayNoun } from '../numbers/say-number.ts';
import type { ReadingRule } from '../reading.ts';
import { isMoney } from './currencies.ts';
import { caseAt, isNumbering } from './governors.ts';
import { numberSource, parseNumber, sayHalves, sayLiteral, wholeValue } from './number-literal.ts';
import { findScale, sayOfScale } from './scales.ts';
import { endOf, type Reading, say, type TokenContext, type TokenRule } from './token-rule.ts';
import { perTime, timeUnits, unitRows } from './units.data.ts';

interface Unit {
  readonly noun: Noun;
  readonly rule: ReadingRule;
}

const unitByWriting = new Map<string, Unit>(
  unitRows.flatMap(({ writings, noun, adjective, complement }) => {
    const unit: Noun = {
      ...nouns[noun],
      ...(adjective !== undefined && { adjective }),
      ...(complement !== undefined && { complement: complement.split(' ') }),
    };
    return writings
      .split(' ')
      .map(
        (writing) =>
          [
            writing,
            { noun: unit, rule: timeUnits.has(noun) ? 'duration' : isMoney(unit) ? 'currency' : 'unit' },
          ] as const,
      );
  }),
);

/** ملغ/كغ, g/cm³: any unit after a stroke is said لكل and stands in the genitive. */
function perUnit(writing: string): readonly string[] {
  const row = unitRows.find(({ writings }) => writings.split(' ').includes(writing));
  if (row === undefined) {
    return [];
  }
  const time = perTime[row.noun];
  const noun: Noun = { ...nouns[row.noun], ...(row.adjective !== undefined && { adjective: row.adjective }) };
  return time === undefined
    ? ['لِكُلِّ', ...sayNoun(noun, { case: 'genitive', state: 'indefinite' }, { dialect: 'msa', numerals: 'standard' })]
    : time.split(' ');
}

/** ملغ/كغ/يوم: a dose has its time after a second stroke. */
const perDay: Readonly<Record<string, readonly string[]>> = {
  يوم: ['فِي', 'الْيَوْمِ'],
  اليوم: ['فِي', 'الْيَوْمِ'],
  day: ['فِي', 'الْيَوْمِ'],
  ساعة: ['فِي', 'السَّاعَةِ'],
  دقيقة: ['فِي', 'الدَّقِيقَةِ'],
  أسبوع: ['فِي', 'الْأُسْبُوعِ'],
};
const dayWords = Object.keys(perDay).join('|');

/** How far back a quotation may have been opened. */
const quotationLength = 300;

const unitSource = [...unitByWriting.keys()]
  .sort((a, b) => b.length - a.length)
  .map((writing) => writing.replaceAll('.', String.raw`\.`))
  .join('|');

/** Years are followed by the same م that stands for metres. */
const yearBefore = /^(?:و|ل|ب|ف)?(?:عام|سنة|العام|السنة|عامي)$/u;

/** In a forecast م stands for degrees. */
function isAboutWeather({ previous }: TokenContext): boolean {
  return previous.some((word) => /^(?:ال)?حرارة$|^(?:العظمى|الصغرى)$/u.test(word));
}

function read(match: RegExpExecArray, context: TokenContext): Reading | undefined {
  const { number = '', unit: writing = '' } = match.groups ?? {};
  const base = unitByWriting.get(writing === 'م' && isAboutWeather(context) ? '°م' : writing);
  const per = [...perUnit(match.groups?.['per'] ?? ''), ...(perDay[match.groups?.['time'] ?? ''] ?? [])];
  const unit = base && per.length > 0 ? { ...base, noun: { ...base.noun, complement: per } } : base;
  // 32 د. عثمان at the beginning of a line is an entry of a list, not a time.
  const isListed = /(?:^|\n) *$/u.test(context.text.slice(Math.max(0, match.index - 4), match.index));
  const isTitle =
    isListed && /^[دم]$/u.test(writing) && /^\. ?\p{L}/u.test(context.text.slice(endOf(match), endOf(match) + 4));
  // 3 د الدراري: in Morocco د is of.
  const isOf =
    context.dialect === 'maghrebi' &&
    writing === 'د' &&
    / ?\p{Script=Arabic}{2}/uy.test(context.text.slice(endOf(match), endOf(match) + 3));
  // مقعد 14A: a seat, and no current.
  const isName = isNumbering(context) && /^[A-Z]$/u.test(writing);
  if (!unit || isTitle || isOf || isName || (writing === 'م' && yearBefore.test(context.previous.at(-1) ?? ''))) {
    return undefined;
  }
  const literal = parseNumber(number);
  const value = wholeValue(literal);
  const grammaticalCase = caseAt(context);
  // In Latin letters a unit is technical, and its number stays a decimal: 2.5 GHz.
  const isEveryday =
    unit.noun.adjective === undefined && unit.noun.complement === undefined && /^\p{Script=Arabic}/u.test(writing);
  const scale = findScale(match.groups?.['scale'] ?? '');
  if (scale) {
    const scaled = sayOfScale(literal, scale, { case: grammaticalCase, state: 'construct' }, context.style);
    return {
      pieces: say(
        [...scaled, ...sayNoun(unit.noun, { case: 'genitive', state: 'indefinite' }, context.style)],
        unit.rule,
        [match.index, endOf(match)],
      ),
      end: endOf(match),
    };
  }
  const half = isEveryday ? sayHalves(literal, unit.noun, { case: grammaticalCase }, context.style) : undefined;
  const words =
    half ??
    (value === undefined
      ? [
          ...sayLiteral(literal, { gender: 'masculine', case: grammaticalCase, state: 'indefinite' }, context.style),
          ...sayNoun(unit.noun, { case: 'genitive', state: 'indefinite' }, context.style),
        ]
      : sayCounted(value, unit.noun, { case: grammaticalCase }, context.style));
  return { pieces: say(words, unit.rule, [match.index, endOf(match)]), end: endOf(match) };
}

/** 65": inches, unless the sign closes a quotation. */
function readInches(match: RegExpExecArray, context: TokenContext): Reading | undefined {
  const isQuotation =
    (context.text.slice(Math.max(0, match.index - quotationLength), match.index).split('"').length - 1) % 2 === 1;
  const literal = parseNumber(match.groups?.['number'] ?? '');
  const value = wholeValue(literal);
  if (isQuotation) {
    return undefined;
  }
  const words =
    value === undefined
      ? [
          ...sayLiteral(literal, { gender: 'feminine', case: caseAt(context), state: 'indefinite' }, context.style),
          ...sayNoun(nouns.inch, { case: 'genitive', state: 'indefinite' }, context.style),
        ]
      : sayCounted(value, nouns.inch, { case: caseAt(context) }, context.style);
  return { pieces: say(words, 'unit', [match.index, endOf(match)]), end: endOf(match) };
}

function readPercent(match: RegExpExecArray, context: TokenContext): Reading {
  const { number = '', after = '', sign } = match.groups ?? {};
  const literal = parseNumber(number === '' ? after : number);
  const words = sayLiteral(literal, { gender: 'masculine', case: caseAt(context), state: 'indefinite' }, context.style);
  const end = endOf(match);
  const share = match[0].includes('‰') || sign === '‰' ? 'بِالْأَلْفِ' : 'بِالْمِئَةِ';
  return { pieces: say([...words, share], 'percent', [match.index, end]), end };
}

const unitAt = new RegExp(String.raw` ?(${unitSource})(?![\p{L}\p{M}\d])`, 'uy');

/** The gender of the unit that stands at an index: 2-8°م. */
export function genderOfUnitAt(text: string, index: number): Gender | undefined {
  unitAt.lastIndex = index;
  return unitByWriting.get(unitAt.exec(text)?.[1] ?? '')?.noun.gender;
}

/** Numbers with a unit, and percentages, whose sign Arabic writers put on either side. */
export const unitRules: readonly TokenRule[] = [
  {
    name: 'percent',
    starts: ['digit', 'symbol'],
    pattern: new RegExp(String.raw`(?<number>${numberSource}) ?(?<sign>[%‰])|[%‰] ?(?<after>${numberSource})`, 'uy'),
    read: readPercent,
  },
  {
    name: 'inches',
    starts: ['digit'],
    pattern: /(?<number>\d{1,3}(?:\.\d{1,2})?)(?:"|'')(?![\p{L}\d])/uy,
    read: readInches,
  },
  {
    name: 'unit',
    starts: ['digit'],
    pattern: new RegExp(
      String.raw`(?<number>${numberSource}) ?(?:(?<scale>ألف|آلاف|ألفا|مليون|ملايين|مليونا|مليار|مليارات|تريليون) )?(?<unit>${unitSource})(?:/(?<per>${unitSource}))?(?:/(?<time>${dayWords}))?(?![\p{L}\p{M}\d]|/\p{L})`,
      'uy',
    ),
    read,
  },
];
