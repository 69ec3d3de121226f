import { type Agreement, cardinal } from '../numbers/cardinal.ts';
import { decline, type GrammaticalCase, withProclitic } from '../numbers/declension.ts';
import { nouns } from '../numbers/nouns.ts';
import { ordinal } from '../numbers/ordinal.ts';
import { type NumberStyle, sayCounted } from '../numbers/say-number.ts';
import { type ColloquialClock, colloquialClocks } from './clock.data.ts';

/** Parts of an hour that have a name; the last is counted back from the next hour. */
const partsOfHour: Readonly<Record<number, { readonly word: string; readonly isBeforeNext?: true }>> = {
  15: { word: 'رُبْع' },
  20: { word: 'ثُلْث' },
  30: { word: 'نِصْف' },
  45: { word: 'رُبْع', isBeforeNext: true },
};

/** From here on hours are named as they are written: الثامنة عشرة. */
const firstHourOfAfternoon = 13;

export function joinWithAnd([first = '', ...rest]: readonly string[]): string[] {
  return [withProclitic('وَ', first), ...rest];
}

function clockOf({ dialect, numerals }: NumberStyle): ColloquialClock | undefined {
  return numerals === 'colloquial' && dialect !== 'msa' ? colloquialClocks[dialect] : undefined;
}

function sayStandardHour(hour: number, grammaticalCase: GrammaticalCase): string[] {
  const agreement: Agreement = { gender: 'feminine', case: grammaticalCase, state: 'definite' };
  const named = hour === 0 ? 12 : hour;
  return named === 1 ? cardinal(1, agreement) : ordinal(named, agreement);
}

function sayMinutes(minutes: number, grammaticalCase: GrammaticalCase, style: NumberStyle): string[] {
  const part = partsOfHour[minutes];
  if (part && !part.isBeforeNext) {
    return joinWithAnd([decline(part.word, { case: grammaticalCase, state: 'definite' })]);
  }
  return minutes === 0 ? [] : joinWithAnd(sayCounted(minutes, nouns.minute, { case: grammaticalCase }, style));
}

/** خمسة ونص, ستة إلا ربع, خمسة ونص وخمسة: around the half and before the next hour people count from there. */
function sayColloquial(hour: number, minutes: number, clock: ColloquialClock, style: NumberStyle): string[] {
  const { and, except, half, quarter, third, five, ten } = clock;
  const name = (number: number): string => clock.hours[((number + 11) % 12) + 1] ?? '';
  const after: Readonly<Record<number, string>> = {
    5: and + five,
    10: and + ten,
    15: and + quarter,
    20: and + third,
    25: `${and}${half} ${except} ${five}`,
    30: and + half,
    35: `${and}${half} ${and}${five}`,
  };
  const before: Readonly<Record<number, string>> = { 40: third, 45: quarter, 50: ten, 55: five };
  const next = before[minutes];
  if (next !== undefined) {
    return [name(hour + 1), except, next];
  }
  const said =
    after[minutes] ??
    [sayCounted(minutes, nouns.minute, { case: 'nominative' }, style).join(' ')].map((words) => and + words).join('');
  return minutes === 0 ? [name(hour)] : [name(hour), ...said.split(' ')];
}

/** The words of an hour alone: الخامسة, in talk خمسة. */
export function sayHour(hour: number, grammaticalCase: GrammaticalCase, style: NumberStyle): string[] {
  const clock = clockOf(style);
  return clock ? sayColloquial(hour, 0, clock, style) : sayStandardHour(hour, grammaticalCase);
}

/**
 * The words of a time of day: العاشرة والنصف, الحادية عشرة إلا ربعًا. From 13 on the hours are named as they are
 * written.
 */
export function sayTime(hour: number, minutes: number, grammaticalCase: GrammaticalCase, style: NumberStyle): string[] {
  const clock = clockOf(style);
  if (clock) {
    return sayColloquial(hour, minutes, clock, style);
  }
  if (partsOfHour[minutes]?.isBeforeNext && hour < firstHourOfAfternoon) {
    return [...sayStandardHour(hour === 12 ? 1 : hour + 1, grammaticalCase), 'إِلَّا', 'رُبْعًا'];
  }
  return [...sayStandardHour(hour, grammaticalCase), ...sayMinutes(minutes, grammaticalCase, style)];
}

/** Hours, minutes and seconds that something lasts; what is zero is left out. */
export function sayDuration(
  parts: readonly (readonly [count: number, noun: keyof typeof nouns])[],
  grammaticalCase: GrammaticalCase,
  style: NumberStyle,
): string[] {
  const said = parts
    .filter(([count]) => count > 0)
    .map(([count, noun]) => sayCounted(count, nouns[noun], { case: grammaticalCase }, style));
  return said.flatMap((words, index) => (index === 0 ? words : joinWithAnd(words)));
}
