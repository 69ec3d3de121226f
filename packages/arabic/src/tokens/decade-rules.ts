import { cardinal } from '../numbers/cardinal.ts';
import { decline } from '../numbers/declension.ts';
import { caseAt, isQuantity } from './governors.ts';
import { endOf, type Reading, say, type TokenContext, type TokenRule } from './token-rule.ts';

/** The decades of a century from the twenties on. */
const decades: Readonly<Record<string, string>> = {
  20: 'عِشْرِينِيَّات',
  30: 'ثَلَاثِينِيَّات',
  40: 'أَرْبَعِينِيَّات',
  50: 'خَمْسِينِيَّات',
  60: 'سِتِّينِيَّات',
  70: 'سَبْعِينِيَّات',
  80: 'ثَمَانِينِيَّات',
  90: 'تِسْعِينِيَّات',
};

function readDecade(match: RegExpExecArray, context: TokenContext): Reading | undefined {
  const { century, decade = '' } = match.groups ?? {};
  const name = decades[decade];
  const span = [match.index, endOf(match)] as const;
  const grammaticalCase = caseAt(context);
  // 30s and 90s are seconds, too: only the decades that people look back to, and not after a duration.
  if (name === undefined || (century === undefined && (Number(decade) < 70 || isQuantity(context)))) {
    return century === undefined
      ? undefined
      : { pieces: say(sayYears(Number(century + decade), context), 'date', span), end: span[1] };
  }
  if (century === '20') {
    return { pieces: say(sayYears(Number(century + decade), context), 'date', span), end: span[1] };
  }
  return {
    pieces: say([decline(name, { case: grammaticalCase, state: 'definite' }, 'soundFeminine')], 'date', span),
    end: span[1],
  };
}

/** Decades without a name: سنوات ألفين وعشرة. */
function sayYears(year: number, context: TokenContext): string[] {
  const years = decline('سَنَوَات', { case: caseAt(context), state: 'construct' }, 'soundFeminine');
  return [years, ...cardinal(year, { gender: 'masculine', case: 'genitive', state: 'indefinite' })];
}

/** Decades as English writes them: 1990s, 80s. */
export const decadeRules: readonly TokenRule[] = [
  {
    name: 'decade',
    starts: ['digit'],
    pattern: /(?<century>1\d|20)?(?<decade>\d0)'?s(?![\p{L}\d])/uy,
    read: readDecade,
  },
];
