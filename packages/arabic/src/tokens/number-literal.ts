import { decimalPoint, fractionDigits, isNameable } from '../numbers/decimal.ts';
import type { Agreement } from '../numbers/cardinal.ts';
import { pausal, spellDigits } from '../numbers/digits.ts';
import { decline, type GrammaticalCase } from '../numbers/declension.ts';
import { mixedNumber } from '../numbers/fraction.ts';
import { declineNoun, type Noun } from '../numbers/noun.ts';
import { type NumberStyle, sayCardinal, sayCounted } from '../numbers/say-number.ts';

/** A number as it is written, taken apart. */
export interface NumberLiteral {
  /** Digits before the point, without separators. */
  readonly integer: string;
  /** Digits after the point; empty when there are none. */
  readonly fraction: string;
}

/**
 * Three digits a group: 1,250,000 or 1.250.000 or 1 250 000. A comma before any other number of digits is a decimal
 * one.
 */
const grouped = String.raw`\d{1,3}(?:[,،]\d{3})+(?![\d])|\d{1,3}(?:\.\d{3}){2,}(?!\d)|\d{1,3}(?: 000)+(?!\d)|\d{1,3}(?: \d{3}){2,}(?! ?\d)`;

/** Source of a pattern for an unsigned number; it has no groups of its own. */
export const numberSource = String.raw`(?:(?:${grouped}|\d+)(?:[.,،]\d+(?![.,،]?\d))?)`;

/** @param written what {@link numberSource} matched. */
export function parseNumber(written: string): NumberLiteral {
  const compact = written.replaceAll(' ', '');
  const groupedMatch = /^(\d{1,3}(?:[,،]\d{3})+|\d{1,3}(?:\.\d{3}){2,})(?:[.,،](\d+))?$/u.exec(compact);
  if (groupedMatch && !/^0[,،]/u.test(compact)) {
    return { integer: (groupedMatch[1] ?? '').replace(/\D/gu, ''), fraction: groupedMatch[2] ?? '' };
  }
  const [integer = '', fraction = ''] = compact.split(/[.,،]/u);
  return { integer, fraction };
}

/** The whole number, where it has a name; codes that begin with 0 have none. */
export function wholeValue({ integer, fraction }: NumberLiteral): number | undefined {
  if (fraction !== '' || (integer.length > 1 && integer.startsWith('0')) || !isNameable(integer)) {
    return undefined;
  }
  return Number(integer);
}

/** The words of any written number: a name where it has one, a decimal, or its digits. */
export function sayLiteral(literal: NumberLiteral, agreement: Agreement, style: NumberStyle): string[] {
  const whole = wholeValue(literal);
  if (whole !== undefined) {
    return sayCardinal(whole, agreement, style);
  }
  if (literal.fraction === '') {
    return spellDigits(literal.integer);
  }
  const integer = isNameable(literal.integer)
    ? sayCardinal(Number(literal.integer), agreement, style)
    : spellDigits(literal.integer);
  return [...integer, pausal(decimalPoint), ...fractionDigits(literal.fraction, agreement, style)];
}

/** Half of something, one and a half, and more: نصف لتر, كيلومتر ونصف, ساعتان ونصف. `undefined` for any other part. */
export function sayHalves(
  { integer, fraction }: NumberLiteral,
  noun: Noun,
  ending: { case: GrammaticalCase },
  style: NumberStyle,
): string[] | undefined {
  const whole = wholeValue({ integer, fraction: '' });
  if (fraction !== '5' || whole === undefined) {
    return undefined;
  }
  if (whole === 0) {
    return [
      decline('نِصْف', { ...ending, state: 'construct' }),
      ...declineNoun(noun, 'singular', { case: 'genitive', state: 'indefinite' }),
    ];
  }
  const counted =
    whole === 1
      ? declineNoun(noun, 'singular', { ...ending, state: 'indefinite' })
      : sayCounted(whole, noun, ending, style);
  return mixedNumber(counted, 1, 2, ending.case);
}
