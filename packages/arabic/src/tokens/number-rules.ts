import { findNoun } from '../numbers/nouns.ts';
import { ordinal } from '../numbers/ordinal.ts';
import { dictateGroups } from './code-rules.ts';
import { readCounted } from './counted-number.ts';
import { findNamedCurrency } from './currencies.ts';
import { followingWord } from './following-word.ts';
import { caseAt, caseOfNounBefore } from './governors.ts';
import { ordinalGender } from './ordinal-gender.ts';
import { readMoney } from './money-rules.ts';
import { numberSource, parseNumber, sayHalves, sayLiteral, wholeValue } from './number-literal.ts';
import { endOf, groupSpan, type Reading, say, type TokenContext, type TokenRule } from './token-rule.ts';

/** Up to here a number after a definite noun is an ordinal; beyond it is a name: المادة 1125. */
const ordinalMax = 999;
const ofLife = /^ من (?:عمر\p{L}{1,3}|العمر)(?!\p{L})/u;
const ofLifeLength = 14;
function readOrdinal(value: number, span: readonly [number, number], context: TokenContext): Reading | undefined {
  // The end of a range is no ordinal: المادة 5-7.
  if (context.governed.case !== undefined && context.governed.state === undefined) {
    return undefined;
  }
  // في الـ18 من عمره: the year of one's life.
  const isAge =
    context.governed.state === 'definite' && ofLife.test(context.text.slice(span[1], span[1] + ofLifeLength));
  const gender = isAge ? 'feminine' : ordinalGender(context);
  const next = followingWord(context.text, span[1]);
  if (gender === undefined || value < 1 || value > ordinalMax || (next && findNoun(next.bare))) {
    return undefined;
  }
  const words = ordinal(value, {
    gender,
    case: isAge ? caseAt(context) : caseOfNounBefore(context),
    state: 'definite',
  });
  return { pieces: say(words, 'ordinal', span), end: span[1] };
}

function readNumber(match: RegExpExecArray, context: TokenContext): Reading {
  const span = [match.index, endOf(match)] as const;
  const literal = parseNumber(match[0]);
  const value = wholeValue(literal);
  if (value !== undefined) {
    return readOrdinal(value, span, context) ?? readCounted(value, span, context);
  }
  if (literal.fraction === '') {
    return dictateGroups(match, context);
  }
  const word = followingWord(context.text, span[1]);
  const currency = word && findNamedCurrency(word.bare);
  if (word && currency) {
    return { pieces: readMoney(literal, currency, [span[0], word.to], context), end: word.to };
  }
  const found = word && findNoun(word.bare);
  const halves = found ? sayHalves(literal, found.noun, { case: caseAt(context) }, context.style) : undefined;
  if (word && halves) {
    return { pieces: say(halves, 'number', [span[0], word.to]), end: word.to };
  }
  const words = sayLiteral(literal, { gender: 'masculine', case: caseAt(context), state: 'indefinite' }, context.style);
  return { pieces: say(words, 'number', span), end: span[1] };
}

/** A sign belongs to a number when nothing stands before it; the minus of 7-5 stands between two. */
function readSigned(match: RegExpExecArray, context: TokenContext): Reading | undefined {
  const [from, to] = groupSpan(match, 1);
  // Below zero nothing is an ordinal: اليوم -5.
  const inner = context.readFrom(to, { ...context.governed, case: caseAt(context) });
  if (!inner) {
    return undefined;
  }
  const word = { '+': 'زَائِدْ', '-': 'سَالِبْ', '−': 'سَالِبْ', '±': 'زَائِدْ أَوْ نَاقِصْ' }[match[1] ?? ''] ?? '';
  return { pieces: [...say([word], 'number', [from, to]), ...inner.pieces], end: inner.end };
}

/** Numbers that are nothing else. They come last among the rules that begin with a digit. */
export const numberRules: readonly TokenRule[] = [
  {
    name: 'signed number',
    starts: ['symbol'],
    pattern: /(?:(?<![\p{L}\d)])|(?<=(?<![\p{L}\p{M}])[وف]))([+±-])(?=[\d$€£¥])/duy,
    read: readSigned,
  },
  { name: 'number', starts: ['digit'], pattern: new RegExp(numberSource, 'uy'), read: readNumber },
];
