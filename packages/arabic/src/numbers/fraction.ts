import { cardinal, counted } from './cardinal.ts';
import { decline, type GrammaticalCase, type State, withProclitic } from './declension.ts';
import type { Noun } from './noun.ts';

/** Half to tenth, at the index of their denominator: nouns of the patterns fuʿl and afʿāl. */
const parts: readonly (readonly [singular: string, plural: string])[] = [
  ['', ''],
  ['', ''],
  ['نِصْف', 'أَنْصَاف'],
  ['ثُلْث', 'أَثْلَاث'],
  ['رُبْع', 'أَرْبَاع'],
  ['خُمْس', 'أَخْمَاس'],
  ['سُدْس', 'أَسْدَاس'],
  ['سُبْع', 'أَسْبَاع'],
  ['ثُمْن', 'أَثْمَان'],
  ['تُسْع', 'أَتْسَاع'],
  ['عُشْر', 'أَعْشَار'],
];

/** The noun that a denominator from 2 to 10 makes. */
function partNoun(denominator: number): Noun | undefined {
  const [singular = '', plural = ''] = parts[denominator] ?? [];
  if (singular === '') {
    return undefined;
  }
  return {
    gender: 'masculine',
    singular: { stem: singular, declension: 'triptote' },
    plurals: [{ stem: plural, declension: 'triptote' }],
  };
}

/**
 * The words of a fraction: نصف, ثلثان, ثلاثة أرباع; with a denominator that has no noun, خمسة على اثني عشر.
 *
 * @param numerator 1 or more, whole. @param denominator 2 or more, whole. @param state construct before what is
 *   divided: رُبْعُ مِلْعَقَةٍ.
 */
export function fraction(
  numerator: number,
  denominator: number,
  grammaticalCase: GrammaticalCase,
  state: State = 'indefinite',
): string[] {
  const part = partNoun(denominator);
  if (part === undefined) {
    const free = { gender: 'masculine', state: 'indefinite' } as const;
    return [
      ...cardinal(numerator, { ...free, case: grammaticalCase }),
      'عَلَى',
      ...cardinal(denominator, { ...free, case: 'genitive' }),
    ];
  }
  if (numerator === 1) {
    return [decline(part.singular.stem, { case: grammaticalCase, state })];
  }
  return counted(numerator, part, { case: grammaticalCase, state });
}

/** A whole number and a fraction: ثلاثة ونصف. */
export function mixedNumber(
  whole: readonly string[],
  numerator: number,
  denominator: number,
  grammaticalCase: GrammaticalCase,
): string[] {
  const [first = '', ...rest] = fraction(numerator, denominator, grammaticalCase);
  return [...whole, withProclitic('وَ', first), ...rest];
}
