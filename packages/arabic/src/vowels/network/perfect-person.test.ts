import { describe, expect, it } from 'vitest';
import { joinMarks, markClassOf, splitMarks } from '../marks.ts';
import { fitsPerson, perfectPersonOf, weighPersons, withLikeliestPerson } from './perfect-person.ts';

type Shares = Readonly<Record<number, Readonly<Record<string, number>>>>;

/** Odds of four letters: the named marks have these shares, all others next to none. */
function oddsOf(shares: Shares) {
  const logs = Object.entries(shares).flatMap(([letter, marks]) =>
    Object.entries(marks).map(([each, share]) => [`${letter} ${markClassOf(each) ?? ''}`, Math.log(share)] as const),
  );
  const known = new Map(logs);
  return { letters: 4, logOf: (letter: number, markClass: number) => known.get(`${letter} ${markClass}`) ?? -20 };
}

/** The stem ends in a vowel a little more often than in none, but the ت is mostly said with a vowel. */
const mine = oddsOf({ 2: { '\u064E': 0.55, '\u0652': 0.45 }, 3: { '\u064F': 0.8, '\u0652': 0.2 } });
/** Before an alif that joins, كَتَبَتِ الْبِنْتُ. */
const hersWithKasra = oddsOf({ 2: { '\u064E': 0.45, '\u0652': 0.55 }, 3: { '\u0650': 0.8, '\u064F': 0.2 } });

const likeliest = (form: string, odds: ReturnType<typeof oddsOf>, isBeforeJoiningAlif: boolean) =>
  joinMarks(withLikeliestPerson(splitMarks(form), odds, isBeforeJoiningAlif));

describe('the person of a perfect in ت', () => {
  it.each([
    ['كَتَبَتْ', 'she'],
    ['كَتَبْتُ', 'other'],
    ['اشْتَرَيْتَ', 'other'],
    ['بَنَات', undefined],
    ['كَتَبَ', undefined],
  ])('is told by the vowel before it: %s', (form, person) => {
    expect(perfectPersonOf(splitMarks(form))).toBe(person);
  });

  it('is what the last two letters say together', () => {
    expect(likeliest('كَتَبَتُ', mine, false)).toBe('كَتَبْتُ');
    expect(likeliest('كَتَبْتِ', hersWithKasra, true)).toBe('كَتَبَتِ');
    expect(likeliest('كَتَبْتِ', hersWithKasra, false)).toBe('كَتَبْتِ');
  });

  it('weighs forms that differ in the person alone', () => {
    const forms = ['كَتَبَتْ', 'كَتَبْتُ', 'كُتِبَتْ'].map((form) => splitMarks(form));
    const [she, other, passive] = weighPersons(forms, mine, false);
    expect([she?.person, other?.person, passive]).toEqual(['she', 'other', undefined]);
    expect(Math.exp(she?.log ?? 0)).toBeCloseTo(0.2, 3);
    expect(Math.exp(other?.log ?? 0)).toBeCloseTo(0.8, 3);
    expect(weighPersons(forms.slice(1), mine, false)).toHaveLength(2);
  });

  it('leaves the ت of other persons a vowel', () => {
    expect(['\u064F', '\u064E', '\u0652'].map((marks) => fitsPerson('other', marks, false))).toEqual([
      true,
      true,
      false,
    ]);
    expect(['\u0652', '\u0650'].map((marks) => fitsPerson('she', marks, false))).toEqual([true, false]);
    expect(fitsPerson('she', '\u0650', true)).toBe(true);
  });
});
