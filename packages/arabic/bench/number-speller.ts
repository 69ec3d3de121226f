import { toCardinal } from 'n2words/ar-SA';
import type { SuiteEngine } from '../suite/score.ts';

const plainNumber = /^\d{1,16}$/u;
const counted = /^(\d{1,16}) (\S+)$/u;
const units: Readonly<Record<string, string>> = {
  كم: 'kilometer',
  سم: 'centimeter',
  كغ: 'kilogram',
  مل: 'milliliter',
  دقيقة: 'minute',
  دقائق: 'minute',
  ساعة: 'hour',
  ساعات: 'hour',
  ثانية: 'second',
  أيام: 'day',
  يوم: 'day',
};

/** The noun that the platform puts beside a number, in the form that the number asks for; its digits are dropped. */
function nounFor(value: number, unit: string): string {
  const parts = new Intl.NumberFormat('ar', { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(value);
  return parts
    .filter(({ type }) => type === 'unit' || type === 'literal')
    .map((part) => part.value)
    .join('')
    .trim();
}

/**
 * n2words for the numeral and Intl for units: the common way to read numbers without a front end. Reads bare numbers
 * and measures only.
 */
export const numberSpeller: SuiteEngine = {
  name: 'n2words 4.0.0 with Intl',
  read: (text) => {
    if (plainNumber.test(text)) {
      return { words: toCardinal(Number(text)) };
    }
    const [, digits = '', noun = ''] = counted.exec(text) ?? [];
    const unit = units[noun];
    return digits === ''
      ? undefined
      : { words: `${toCardinal(Number(digits))} ${unit === undefined ? noun : nounFor(Number(digits), unit)}` };
  },
};
