import type { Agreement } from '../numbers/cardinal.ts';
import { withProclitic } from '../numbers/declension.ts';
import { declineNoun } from '../numbers/noun.ts';
import { nouns } from '../numbers/nouns.ts';
import { sayCounted } from '../numbers/say-number.ts';
import { type Currency, currencySource, findCurrency } from './currencies.ts';
import { caseAt } from './governors.ts';
import { type NumberLiteral, numberSource, parseNumber, sayLiteral, wholeValue } from './number-literal.ts';
import { endOf, type Reading, say, type TokenContext, type TokenRule, type WordPiece } from './token-rule.ts';

/** Words and letters that make a number larger: 5 مليون $, $2.5bn, 300K. */
const scales = [
  { noun: nouns.thousand, value: 1e3, writings: 'ألف|آلاف|ألفا|[kK]' },
  { noun: nouns.million, value: 1e6, writings: 'مليون|ملايين|مليونا|[mM]n?|million' },
  { noun: nouns.billion, value: 1e9, writings: 'مليار|مليارات|مليارا|بليون|[bB]n?|billion' },
  { noun: nouns.trillion, value: 1e12, writings: 'تريليون|تريليونات|ترليون|[tT]n|trillion' },
] as const;
const scaleSource = String.raw`(?: ?(?<scale>${scales.map(({ writings }) => writings).join('|')})(?![\p{L}\p{M}]))?`;

function sayScaled(literal: NumberLiteral, scaleWriting: string, currency: Currency, context: TokenContext): string[] {
  const scale = scales.find(({ writings }) => new RegExp(`^(?:${writings})$`, 'u').test(scaleWriting));
  const value = wholeValue(literal);
  const money = declineNoun(currency.noun, 'singular', { case: 'genitive', state: 'indefinite' });
  if (!scale) {
    return money;
  }
  const ending = { case: caseAt(context), state: 'construct' } as const;
  if (value !== undefined) {
    return [...sayCounted(value, scale.noun, ending, context.style), ...money];
  }
  const agreement: Agreement = { gender: 'masculine', case: ending.case, state: 'indefinite' };
  return [...sayLiteral(literal, agreement, context.style), ...declineNoun(scale.noun, 'singular', { case: 'genitive', state: 'construct' }), ...money];
}

function joinWithAnd(words: readonly string[]): string[] {
  const [first = '', ...rest] = words;
  return [withProclitic('وَ', first), ...rest];
}

/** An amount with subunits: 5.25 is five and twenty-five hundredths; 0.5 has no whole units. */
function sayAmount(literal: NumberLiteral, { noun, subunit, decimals }: Currency, context: TokenContext): string[] | undefined {
  const isSubunit = literal.fraction.length <= decimals && (literal.fraction.length > 1 || Number(literal.integer) > 0);
  const ending = { case: caseAt(context) };
  const whole = wholeValue({ integer: literal.integer, fraction: '' });
  if (whole === undefined || !isSubunit) {
    return undefined;
  }
  const small = Number(literal.fraction.padEnd(decimals, '0'));
  if (small === 0) {
    return sayCounted(whole, noun, ending, context.style);
  }
  const subunits = sayCounted(small, subunit, ending, context.style);
  return whole === 0 ? subunits : [...sayCounted(whole, noun, ending, context.style), ...joinWithAnd(subunits)];
}

/** The words of an amount of money: with subunits where they are few enough, else as a decimal. */
export function readMoney(literal: NumberLiteral, currency: Currency, span: readonly [number, number], context: TokenContext): WordPiece[] {
  const agreement: Agreement = { gender: currency.noun.gender, case: caseAt(context), state: 'indefinite' };
  const words = sayAmount(literal, currency, context) ?? [
    ...sayLiteral(literal, agreement, context.style),
    ...declineNoun(currency.noun, 'singular', { case: 'genitive', state: 'indefinite' }),
  ];
  return say(words, 'currency', span);
}

function read(match: RegExpExecArray, context: TokenContext): Reading | undefined {
  const { number = '', currency: writing = '', scale } = match.groups ?? {};
  const currency = findCurrency(writing.replace(/\.$/u, '')) ?? findCurrency(writing);
  if (!currency) {
    return undefined;
  }
  const span = [match.index, endOf(match)] as const;
  const literal = parseNumber(number);
  if (scale === undefined) {
    return { pieces: readMoney(literal, currency, span, context), end: span[1] };
  }
  return { pieces: say(sayScaled(literal, scale, currency, context), 'currency', span), end: span[1] };
}

/** An amount with a sign, code or abbreviation on either side. Names of currencies are nouns and are read with the number. */
export const moneyRules: readonly TokenRule[] = [
  {
    name: 'currency after number',
    starts: ['digit'],
    pattern: new RegExp(String.raw`(?<number>${numberSource})${scaleSource} ?(?<currency>${currencySource})(?![\p{L}\p{M}\d])`, 'uy'),
    read,
  },
  {
    name: 'currency before number',
    starts: ['symbol', 'latin', 'arabic'],
    pattern: new RegExp(String.raw`(?<![\p{L}\p{M}](?=\p{L}))(?<currency>${currencySource}) ?(?<number>${numberSource})(?!\d)${scaleSource}`, 'uy'),
    read,
  },
];
