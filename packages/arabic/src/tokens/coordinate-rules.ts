import { nouns } from '../numbers/nouns.ts';
import { sayCounted, sayNoun } from '../numbers/say-number.ts';
import { joinWithAnd } from './clock.ts';
import { parseNumber, sayLiteral, wholeValue } from './number-literal.ts';
import { endOf, type Reading, say, type TokenContext, type TokenRule } from './token-rule.ts';

const directions: Readonly<Record<string, string>> = {
  N: 'شَمَالًا',
  S: 'جَنُوبًا',
  E: 'شَرْقًا',
  W: 'غَرْبًا',
  ش: 'شَمَالًا',
  ج: 'جَنُوبًا',
  ق: 'شَرْقًا',
  غ: 'غَرْبًا',
};

function sayPart(written: string, noun: 'degree' | 'minute' | 'second', { style }: TokenContext): string[] {
  const literal = parseNumber(written.replace(/^0+(?=\d)/u, ''));
  const value = wholeValue(literal);
  const nominative = { case: 'nominative', state: 'indefinite' } as const;
  return value === undefined
    ? [
        ...sayLiteral(literal, { gender: 'feminine', ...nominative }, style),
        ...sayNoun(nouns[noun], { case: 'genitive', state: 'indefinite' }, style),
      ]
    : sayCounted(value, nouns[noun], nominative, style);
}

/** 30°02'N, 24.7136° شمالا: degrees, minutes and seconds of a place. */
function read(match: RegExpExecArray, context: TokenContext): Reading | undefined {
  const { degrees = '', minutes, seconds, direction } = match.groups ?? {};
  if (minutes === undefined && direction === undefined) {
    return undefined;
  }
  const words = [
    ...sayPart(degrees, 'degree', context),
    ...(minutes === undefined ? [] : joinWithAnd(sayPart(minutes, 'minute', context))),
    ...(seconds === undefined ? [] : joinWithAnd(sayPart(seconds, 'second', context))),
    ...(direction === undefined ? [] : [directions[direction] ?? '']),
  ];
  return { pieces: say(words, 'unit', [match.index, endOf(match)]), end: endOf(match) };
}

/** Places on the globe. */
export const coordinateRules: readonly TokenRule[] = [
  {
    name: 'coordinate',
    starts: ['digit'],
    pattern:
      /(?<degrees>\d{1,3}(?:\.\d{1,8})?) ?[°º] ?(?:(?<minutes>\d{1,2}(?:\.\d{1,6})?) ?' ?)?(?:(?<seconds>\d{1,2}(?:\.\d{1,4})?) ?(?:"|'') ?)?(?:(?<direction>[NSEW]|[شجقغ](?!\.))(?![\p{L}\p{M}]))?/uy,
    read,
  },
];
