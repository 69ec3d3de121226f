import { fraction, mixedNumber } from '../numbers/fraction.ts';
import { declineNoun } from '../numbers/noun.ts';
import { findNoun } from '../numbers/nouns.ts';
import { sayCounted } from '../numbers/say-number.ts';
import { followingWord } from './following-word.ts';
import { caseAt, isDefinite } from './governors.ts';
import { sayLiteral } from './number-literal.ts';
import { endOf, type Reading, say, type TokenContext, type TokenRule } from './token-rule.ts';

const vulgarFractions: Readonly<Record<string, readonly [number, number]>> = {
  '½': [1, 2],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '¼': [1, 4],
  '¾': [3, 4],
  '⅕': [1, 5],
  '⅖': [2, 5],
  '⅗': [3, 5],
  '⅘': [4, 5],
  '⅙': [1, 6],
  '⅚': [5, 6],
  '⅛': [1, 8],
  '⅜': [3, 8],
  '⅝': [5, 8],
  '⅞': [7, 8],
  '⅐': [1, 7],
  '⅑': [1, 9],
  '⅒': [1, 10],
};
const vulgar = `[${Object.keys(vulgarFractions).join('')}]`;

/** What is counted in ¼ كوب and 1½ كوب: ربعُ كوبٍ, كوبٌ ونصف. */
function sayOfNoun(
  whole: number,
  [numerator, denominator]: readonly [number, number],
  bare: string,
  context: TokenContext,
): string[] | undefined {
  const found = findNoun(bare);
  // A denominator above ten has no noun that could be in construct.
  if (found?.number !== 'singular' || denominator > 10) {
    return undefined;
  }
  const grammaticalCase = caseAt(context);
  const singular = { case: whole === 1 ? grammaticalCase : 'genitive', state: 'indefinite' } as const;
  if (whole === 0) {
    return [
      ...fraction(numerator, denominator, grammaticalCase, 'construct'),
      ...declineNoun(found.noun, 'singular', singular),
    ];
  }
  const counted =
    whole === 1
      ? declineNoun(found.noun, 'singular', singular)
      : sayCounted(whole, found.noun, { case: grammaticalCase }, context.style);
  return mixedNumber(counted, numerator, denominator, grammaticalCase);
}

function readFraction(match: RegExpExecArray, context: TokenContext): Reading | undefined {
  const { whole, sign, over, under } = match.groups ?? {};
  const [numerator, denominator] =
    sign === undefined ? [Number(over), Number(under)] : (vulgarFractions[sign] ?? [0, 0]);
  if (numerator < 1 || denominator < 2 || numerator >= denominator || denominator > 100) {
    return undefined;
  }
  const count = whole === undefined ? 0 : Number(whole);
  const word = followingWord(context.text, endOf(match));
  const ofNoun = word && sayOfNoun(count, [numerator, denominator], word.bare, context);
  if (ofNoun) {
    return { pieces: say(ofNoun, 'fraction', [match.index, word.to]), end: word.to };
  }
  const grammaticalCase = caseAt(context);
  const agreement = { gender: 'masculine', case: grammaticalCase, state: 'indefinite' } as const;
  const words =
    count === 0
      ? fraction(
          numerator,
          denominator,
          grammaticalCase,
          word !== undefined && denominator <= 10 && isDefinite(word.bare) ? 'construct' : 'indefinite',
        )
      : mixedNumber(
          sayLiteral({ integer: String(count), fraction: '' }, agreement, context.style),
          numerator,
          denominator,
          grammaticalCase,
        );
  return { pieces: say(words, 'fraction', [match.index, endOf(match)]), end: endOf(match) };
}

/** ½, 3/4, 2 1/2, and what they are parts of. */
export const fractionRules: readonly TokenRule[] = [
  {
    name: 'fraction',
    starts: ['digit', 'symbol'],
    pattern: new RegExp(
      String.raw`(?:(?<whole>\d{1,6}) ?)?(?<sign>${vulgar})|(?:(?<whole>\d{1,6}) )?(?<over>\d{1,2})/(?<under>\d{1,3})(?![\d/.])`,
      'uy',
    ),
    read: readFraction,
  },
];
