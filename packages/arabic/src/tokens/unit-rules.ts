import type { Noun } from '../numbers/noun.ts';
import { nouns } from '../numbers/nouns.ts';
import { sayCounted, sayNoun } from '../numbers/say-number.ts';
import type { ReadingRule } from '../reading.ts';
import { isMoney } from './currencies.ts';
import { caseAt } from './governors.ts';
import { numberSource, parseNumber, sayHalves, sayLiteral, wholeValue } from './number-literal.ts';
import { endOf, type Reading, say, type TokenContext, type TokenRule } from './token-rule.ts';
import { timeUnits, unitRows } from './units.data.ts';

interface Unit {
  readonly noun: Noun;
  readonly rule: ReadingRule;
}

const unitByWriting = new Map<string, Unit>(
  unitRows.flatMap(({ writings, noun, adjective, complement }) => {
    const unit: Noun = { ...nouns[noun], ...(adjective !== undefined && { adjective }), ...(complement !== undefined && { complement: complement.split(' ') }) };
    return writings.split(' ').map((writing) => [writing, { noun: unit, rule: timeUnits.has(noun) ? 'duration' : isMoney(unit) ? 'currency' : 'unit' }] as const);
  }),
);

const unitSource = [...unitByWriting.keys()].sort((a, b) => b.length - a.length).join('|');

/** Years are followed by the same م that stands for metres. */
const yearBefore = /^(?:و|ل|ب|ف)?(?:عام|سنة|العام|السنة|عامي)$/u;

/** In a forecast م stands for degrees. */
function isAboutWeather({ previous }: TokenContext): boolean {
  return previous.some((word) => /^(?:ال)?حرارة$|^(?:العظمى|الصغرى)$/u.test(word));
}

function read(match: RegExpExecArray, context: TokenContext): Reading | undefined {
  const { number = '', unit: writing = '' } = match.groups ?? {};
  const unit = unitByWriting.get(writing === 'م' && isAboutWeather(context) ? '°م' : writing);
  // 32 د. عثمان at the beginning of a line is an entry of a list, not a time.
  const isListed = /(?:^|\n) *$/u.test(context.text.slice(Math.max(0, match.index - 4), match.index));
  const isTitle = isListed && /^[دم]$/u.test(writing) && /^\. ?\p{L}/u.test(context.text.slice(endOf(match), endOf(match) + 4));
  if (!unit || isTitle || (writing === 'م' && yearBefore.test(context.previous.at(-1) ?? ''))) {
    return undefined;
  }
  const literal = parseNumber(number);
  const value = wholeValue(literal);
  const grammaticalCase = caseAt(context);
  // In Latin letters a unit is technical, and its number stays a decimal: 2.5 GHz.
  const isEveryday = unit.noun.adjective === undefined && unit.noun.complement === undefined && /^\p{Script=Arabic}/u.test(writing);
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

function readPercent(match: RegExpExecArray, context: TokenContext): Reading {
  const { number = '', after = '', sign } = match.groups ?? {};
  const literal = parseNumber(number === '' ? after : number);
  const words = sayLiteral(literal, { gender: 'masculine', case: caseAt(context), state: 'indefinite' }, context.style);
  const end = endOf(match);
  const share = match[0].includes('‰') || sign === '‰' ? 'بِالْأَلْفِ' : 'بِالْمِئَةِ';
  return { pieces: say([...words, share], 'percent', [match.index, end]), end };
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
    name: 'unit',
    starts: ['digit'],
    pattern: new RegExp(String.raw`(?<number>${numberSource}) ?(?<unit>${unitSource})(?![\p{L}\p{M}\d/])`, 'uy'),
    read,
  },
];
