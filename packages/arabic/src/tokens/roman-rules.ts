import { cardinal } from '../numbers/cardinal.ts';
import { ordinal } from '../numbers/ordinal.ts';
import { caseOfNounBefore, isDefinite } from './governors.ts';
import { ordinalGender } from './ordinal-gender.ts';
import { endOf, type Reading, say, type TokenContext, type TokenRule } from './token-rule.ts';

const values: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

/** The value of a numeral in its usual spelling, up to XXXIX; `undefined` for other rows of its letters. */
function romanValue(written: string): number | undefined {
  if (!/^X{0,3}(?:IX|IV|V?I{0,3})$/u.test(written)) {
    return undefined;
  }
  const digits = Array.from(written, (letter) => values[letter] ?? 0);
  return digits.reduce((sum, value, index) => sum + (value < (digits[index + 1] ?? 0) ? -value : value), 0);
}

/**
 * الفصل III, الحرب العالمية II: after a definite noun an ordinal. A letter alone is one only where numbers are: الفصل
 * V.
 */
function read(match: RegExpExecArray, context: TokenContext): Reading | undefined {
  const [written] = match;
  const value = romanValue(written);
  const before = context.previous.at(-1) ?? '';
  const listed = ordinalGender(context);
  if (
    value === undefined ||
    context.isAfterPause ||
    !/^\p{Script=Arabic}{2,}/u.test(before) ||
    (written.length === 1 && listed === undefined)
  ) {
    return undefined;
  }
  const span = [match.index, endOf(match)] as const;
  if (listed === undefined && !isDefinite(before)) {
    return {
      pieces: say(cardinal(value, { gender: 'masculine', case: 'nominative', state: 'indefinite' }), 'number', span),
      end: span[1],
    };
  }
  const gender = listed ?? (before.endsWith('ة') ? 'feminine' : 'masculine');
  return {
    pieces: say(ordinal(value, { gender, case: caseOfNounBefore(context), state: 'definite' }), 'ordinal', span),
    end: span[1],
  };
}

/** Roman numerals after an Arabic word. */
export const romanRules: readonly TokenRule[] = [
  { name: 'roman numeral', starts: ['latin'], pattern: /[IVX]{1,7}(?![\p{L}\p{M}\d&.'-])/uy, read },
];
