import type { Agreement } from '../numbers/cardinal.ts';
import { withProclitic } from '../numbers/declension.ts';
import { declineNoun } from '../numbers/noun.ts';
import { sayCounted } from '../numbers/say-number.ts';
import { type Currency, currencySource, findCurrency } from './currencies.ts';
import { caseAt } from './governors.ts';
import { type NumberLiteral, numberSource, parseNumber, sayHalves, sayLiteral, wholeValue } from './number-literal.ts';
import { findScale, sayOfScale, scaleWritings } from './scales.ts';
import { endOf, type Reading, say, type TokenContext, type TokenRule, type WordPiece } from './token-rule.ts';

const scaleSource = String.raw`(?: ?(?<scale>${scaleWritings})(?![\p{L}\p{M}]))?`;

function sayScaled(literal: NumberLiteral, scaleWriting: string, currency: Currency, context: TokenContext): string[] {
  const scale = findScale(scaleWriting);
  const money = declineNoun(currency.noun, 'singular', { case: 'genitive', state: 'indefinite' });
  return scale
    ? [...sayOfScale(literal, scale, { case: caseAt(context), state: 'construct' }, context.style), ...money]
    : money;
}

function joinWithAnd(words: readonly string[]): string[] {
  const [first = '', ...rest] = words;
  return [withProclitic('وَ', first), ...rest];
}

/** An amount with subunits: 5.25 is five and twenty-five hundredths; 0.5 has no whole units. */
function sayAmount(
  literal: NumberLiteral,
  { noun, subunit, decimals }: Currency,
  context: TokenContext,
): string[] | undefined {
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
export function readMoney(
  literal: NumberLiteral,
  currency: Currency,
  span: readonly [number, number],
  context: TokenContext,
): WordPiece[] {
  const agreement: Agreement = { gender: currency.noun.gender, case: caseAt(context), state: 'indefinite' };
  const isHalf = Number(literal.integer) === 0 && literal.fraction === '5';
  const half = isHalf ? sayHalves(literal, currency.noun, { case: agreement.case }, context.style) : undefined;
  const words = half ??
    sayAmount(literal, currency, context) ?? [
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

/**
 * An amount with a sign, code or abbreviation on either side. Names of currencies are nouns and are read with the
 * number.
 */
export const moneyRules: readonly TokenRule[] = [
  {
    name: 'currency after number',
    starts: ['digit'],
    pattern: new RegExp(
      String.raw`(?<number>${numberSource})${scaleSource} ?(?<currency>${currencySource})(?![\p{L}\p{M}\d])`,
      'uy',
    ),
    read,
  },
  {
    name: 'currency before number',
    starts: ['symbol', 'latin', 'arabic'],
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{M}](?=\p{L}))(?<currency>${currencySource}) ?(?<number>${numberSource})(?!\d)${scaleSource}`,
      'uy',
    ),
    read,
  },
];
