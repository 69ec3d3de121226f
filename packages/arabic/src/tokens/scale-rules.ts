import { isCountedAt } from './counted-agreement.ts';
import { countedAfterScale } from './counted-number.ts';
import { caseAt, isNumbering } from './governors.ts';
import { numberSource, parseNumber } from './number-literal.ts';
import { findScale, sayOfScale } from './scales.ts';
import { endOf, type Reading, say, type TokenContext, type TokenRule } from './token-rule.ts';

/** 2K, 4K and 8K are the names of screens, 12B that of a gate, unless something is counted. */
const screens: ReadonlySet<string> = new Set(['2K', '4K', '8K']);
/** شاشة 55 بوصة 4K سمارت: what is said of a screen is not counted. */
const ofScreens = /^(?:و|ب)?(?:ال)?(?:بوصة|بوصه|إنش|انش|شاشة|شاشات|تلفزيون|تلفاز|دقة|جودة|فيديو|كاميرا)$/u;

function readScaled(match: RegExpExecArray, context: TokenContext): Reading | undefined {
  const { number = '', scale: writing = '' } = match.groups ?? {};
  const scale = findScale(writing);
  const isCounted = isCountedAt(context.text, endOf(match));
  const isName = screens.has(match[0]) || isNumbering(context) || (writing === 'B' && !/[.,]/u.test(number));
  const isOfScreen =
    screens.has(match[0]) &&
    (context.previous.slice(-3).some((word) => ofScreens.test(word)) ||
      /["″] ?$/u.test(context.text.slice(0, match.index)));
  if (!scale || isOfScreen || (!isCounted && isName)) {
    return undefined;
  }
  const ending = { case: caseAt(context), state: isCounted ? 'construct' : 'indefinite' } as const;
  const pieces = say(sayOfScale(parseNumber(number), scale, ending, context.style), 'number', [
    match.index,
    endOf(match),
  ]);
  const after = countedAfterScale(context.text, endOf(match), context);
  return { pieces: [...pieces, ...after.pieces], end: after.end };
}

/** Thousands and millions in Latin letters, 10K and 2.5M; and decimals of them in words, 2.5 مليون, 1.2 مليار. */
export const scaleRules: readonly TokenRule[] = [
  {
    name: 'scale letter',
    starts: ['digit'],
    pattern: new RegExp(String.raw`(?<number>${numberSource})(?<scale>[KkMB])(?![\p{L}\p{M}\d])`, 'uy'),
    read: readScaled,
  },
  {
    name: 'decimal of a scale',
    starts: ['digit'],
    pattern: /(?<number>\d{1,3}[.,]\d{1,3}) (?<scale>مليون|مليار|بليون|تريليون|ترليون|ألف)(?![\p{L}\p{M}])/uy,
    read: readScaled,
  },
];
