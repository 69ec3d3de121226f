import { decline, type GrammaticalCase, type State, withProclitic } from '../numbers/declension.ts';
import { declineNoun, type Noun } from '../numbers/noun.ts';
import { nouns } from '../numbers/nouns.ts';
import { type NumberStyle, sayCounted } from '../numbers/say-number.ts';
import { type NumberLiteral, sayLiteral, wholeValue } from './number-literal.ts';

/** Words and letters that make a number larger: 5 مليون, $2.5bn, 300K. */
const scales = [
  { noun: nouns.thousand, writings: 'ألف|آلاف|ألفا|[kK]' },
  { noun: nouns.million, writings: 'مليون|ملايين|مليونا|[mM]n?|million' },
  { noun: nouns.billion, writings: 'مليار|مليارات|مليارا|بليون|[bB]n?|billion' },
  { noun: nouns.trillion, writings: 'تريليون|تريليونات|ترليون|[tT]n|trillion' },
] as const;

/** Source of a pattern that matches all scales. */
export const scaleWritings = scales.map(({ writings }) => writings).join('|');

export function findScale(writing: string): Noun | undefined {
  return scales.find(({ writings }) => new RegExp(`^(?:${writings})$`, 'u').test(writing))?.noun;
}

/**
 * A number of thousands, millions and so on: ثلاثة ملايين; with a half as newsreaders say it, مليونان ونصف مليون.
 *
 * @param ending state construct where the thing counted follows.
 */
export function sayOfScale(
  literal: NumberLiteral,
  scale: Noun,
  ending: { case: GrammaticalCase; state: State },
  style: NumberStyle,
): string[] {
  const value = wholeValue(literal);
  if (value !== undefined) {
    return value === 1 ? declineNoun(scale, 'singular', ending) : sayCounted(value, scale, ending, style);
  }
  const last = declineNoun(scale, 'singular', { case: 'genitive', state: ending.state });
  const whole = wholeValue({ integer: literal.integer, fraction: '' });
  if (literal.fraction !== '5' || whole === undefined) {
    return [...sayLiteral(literal, { gender: 'masculine', case: ending.case, state: 'indefinite' }, style), ...last];
  }
  const half = [decline('نِصْف', { case: ending.case, state: 'construct' }), ...last];
  if (whole === 0) {
    return half;
  }
  const [first = '', ...others] = half;
  return [
    ...sayOfScale({ integer: literal.integer, fraction: '' }, scale, { ...ending, state: 'indefinite' }, style),
    withProclitic('وَ', first),
    ...others,
  ];
}
