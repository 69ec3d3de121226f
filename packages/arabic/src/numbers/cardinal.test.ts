import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Agreement, cardinal, cardinalMax, counted } from './cardinal.ts';
import { nouns } from './nouns.ts';
import { parseNumberWords } from './parse-number-words.fixture.ts';

const masculine: Agreement = { gender: 'masculine', case: 'nominative', state: 'indefinite' };
const feminine: Agreement = { ...masculine, gender: 'feminine' };

function say(value: number, agreement: Agreement): string {
  return cardinal(value, agreement).join(' ');
}

const cardinals: readonly (readonly [value: number, masculine: string, feminine: string])[] = [
  [0, 'صِفْرٌ', 'صِفْرٌ'],
  [1, 'وَاحِدٌ', 'وَاحِدَةٌ'],
  [2, 'اِثْنَانِ', 'اِثْنَتَانِ'],
  [3, 'ثَلَاثَةٌ', 'ثَلَاثٌ'],
  [8, 'ثَمَانِيَةٌ', 'ثَمَانٍ'],
  [10, 'عَشَرَةٌ', 'عَشْرٌ'],
  [11, 'أَحَدَ عَشَرَ', 'إِحْدَى عَشْرَةَ'],
  [12, 'اِثْنَا عَشَرَ', 'اِثْنَتَا عَشْرَةَ'],
  [13, 'ثَلَاثَةَ عَشَرَ', 'ثَلَاثَ عَشْرَةَ'],
  [18, 'ثَمَانِيَةَ عَشَرَ', 'ثَمَانِيَ عَشْرَةَ'],
  [20, 'عِشْرُونَ', 'عِشْرُونَ'],
  [21, 'وَاحِدٌ وَعِشْرُونَ', 'إِحْدَى وَعِشْرُونَ'],
  [22, 'اِثْنَانِ وَعِشْرُونَ', 'اِثْنَتَانِ وَعِشْرُونَ'],
  [28, 'ثَمَانِيَةٌ وَعِشْرُونَ', 'ثَمَانٍ وَعِشْرُونَ'],
  [100, 'مِئَةٌ', 'مِئَةٌ'],
  [101, 'مِئَةٌ وَوَاحِدٌ', 'مِئَةٌ وَوَاحِدَةٌ'],
  [200, 'مِئَتَانِ', 'مِئَتَانِ'],
  [300, 'ثَلَاثُمِئَةٍ', 'ثَلَاثُمِئَةٍ'],
  [800, 'ثَمَانِمِئَةٍ', 'ثَمَانِمِئَةٍ'],
  [1000, 'أَلْفٌ', 'أَلْفٌ'],
  [2000, 'أَلْفَانِ', 'أَلْفَانِ'],
  [3000, 'ثَلَاثَةُ آلَافٍ', 'ثَلَاثَةُ آلَافٍ'],
  [11_000, 'أَحَدَ عَشَرَ أَلْفًا', 'أَحَدَ عَشَرَ أَلْفًا'],
  [100_000, 'مِئَةُ أَلْفٍ', 'مِئَةُ أَلْفٍ'],
  [101_000, 'مِئَةُ أَلْفٍ وَأَلْفٌ', 'مِئَةُ أَلْفٍ وَأَلْفٌ'],
  [102_000, 'مِئَةُ أَلْفٍ وَأَلْفَانِ', 'مِئَةُ أَلْفٍ وَأَلْفَانِ'],
  [103_000, 'مِئَةٌ وَثَلَاثَةُ آلَافٍ', 'مِئَةٌ وَثَلَاثَةُ آلَافٍ'],
  [200_000, 'مِئَتَا أَلْفٍ', 'مِئَتَا أَلْفٍ'],
  [1_000_001, 'مِلْيُونٌ وَوَاحِدٌ', 'مِلْيُونٌ وَوَاحِدَةٌ'],
  [3_000_000, 'ثَلَاثَةُ مَلَايِينَ', 'ثَلَاثَةُ مَلَايِينَ'],
  [2_000_000_000, 'مِلْيَارَانِ', 'مِلْيَارَانِ'],
  [cardinalMax, 'كُوَادْرِيلْيُونٌ', 'كُوَادْرِيلْيُونٌ'],
];

describe('cardinal', () => {
  it.each(cardinals)('names %i', (value, forMasculine, forFeminine) => {
    expect(say(value, masculine)).toBe(forMasculine);
    expect(say(value, feminine)).toBe(forFeminine);
  });

  it('declines the numerals that have case endings', () => {
    expect(say(25, { ...masculine, case: 'genitive' })).toBe('خَمْسَةٍ وَعِشْرِينَ');
    expect(say(12, { ...feminine, case: 'accusative' })).toBe('اِثْنَتَيْ عَشْرَةَ');
    expect(say(8, { ...feminine, case: 'accusative' })).toBe('ثَمَانِيًا');
    expect(say(300, { ...masculine, case: 'accusative' })).toBe('ثَلَاثَمِئَةٍ');
    expect(say(2024, { ...masculine, case: 'genitive' })).toBe('أَلْفَيْنِ وَأَرْبَعَةٍ وَعِشْرِينَ');
  });

  it('puts only its end in construct', () => {
    expect(say(2200, { ...masculine, state: 'construct' })).toBe('أَلْفَانِ وَمِئَتَا');
    expect(say(2000, { ...masculine, case: 'genitive', state: 'construct' })).toBe('أَلْفَيْ');
    expect(say(103, { ...feminine, state: 'construct' })).toBe('مِئَةٌ وَثَلَاثُ');
  });

  it('gives each part the article', () => {
    expect(say(25, { ...masculine, state: 'definite' })).toBe('الْخَمْسَةُ وَالْعِشْرُونَ');
    expect(say(11, { ...masculine, state: 'definite' })).toBe('الْأَحَدَ عَشَرَ');
    expect(say(2, { ...masculine, state: 'definite' })).toBe('الِاثْنَانِ');
  });

  it('can be read back, in every gender and case', () => {
    const agreements = fc.record({
      gender: fc.constantFrom('masculine', 'feminine'),
      case: fc.constantFrom('nominative', 'genitive', 'accusative'),
      state: fc.constant('indefinite'),
    } as const);
    const value = fc.oneof(
      fc.integer({ min: 0, max: 9999 }),
      fc.integer({ min: 0, max: 2_000_000 }),
      fc.integer({ min: 0, max: cardinalMax }),
    );
    fc.assert(
      fc.property(value, agreements, (number, agreement) => {
        expect(parseNumberWords(cardinal(number, agreement))).toBe(number);
      }),
      { numRuns: 3000 },
    );
  });

  it.each([-1, 0.5, Number.NaN, cardinalMax + 1])('has no name for %d', (value) => {
    expect(() => cardinal(value, masculine)).toThrow(RangeError);
  });
});

const countedBooks: readonly (readonly [value: number, nominative: string, genitive: string])[] = [
  [0, 'صِفْرُ كِتَابٍ', 'صِفْرِ كِتَابٍ'],
  [1, 'كِتَابٌ وَاحِدٌ', 'كِتَابٍ وَاحِدٍ'],
  [2, 'كِتَابَانِ', 'كِتَابَيْنِ'],
  [3, 'ثَلَاثَةُ كُتُبٍ', 'ثَلَاثَةِ كُتُبٍ'],
  [10, 'عَشَرَةُ كُتُبٍ', 'عَشَرَةِ كُتُبٍ'],
  [11, 'أَحَدَ عَشَرَ كِتَابًا', 'أَحَدَ عَشَرَ كِتَابًا'],
  [25, 'خَمْسَةٌ وَعِشْرُونَ كِتَابًا', 'خَمْسَةٍ وَعِشْرِينَ كِتَابًا'],
  [100, 'مِئَةُ كِتَابٍ', 'مِئَةِ كِتَابٍ'],
  [101, 'مِئَةُ كِتَابٍ وَكِتَابٌ', 'مِئَةِ كِتَابٍ وَكِتَابٍ'],
  [103, 'مِئَةٌ وَثَلَاثَةُ كُتُبٍ', 'مِئَةٍ وَثَلَاثَةِ كُتُبٍ'],
  [200, 'مِئَتَا كِتَابٍ', 'مِئَتَيْ كِتَابٍ'],
  [2000, 'أَلْفَا كِتَابٍ', 'أَلْفَيْ كِتَابٍ'],
  [25_000, 'خَمْسَةٌ وَعِشْرُونَ أَلْفَ كِتَابٍ', 'خَمْسَةٍ وَعِشْرِينَ أَلْفَ كِتَابٍ'],
];

describe('counted', () => {
  it.each(countedBooks)('counts %i books', (value, nominative, genitive) => {
    expect(counted(value, nouns.book, { case: 'nominative' }).join(' ')).toBe(nominative);
    expect(counted(value, nouns.book, { case: 'genitive' }).join(' ')).toBe(genitive);
  });

  it.each([
    [3, nouns.second, 'ثَلَاثُ ثَوَانٍ'],
    [8, nouns.city, 'ثَمَانِي مُدُنٍ'],
    [5, nouns.dirham, 'خَمْسَةُ دَرَاهِمَ'],
    [4, nouns.player, 'أَرْبَعَةُ لَاعِبِينَ'],
    [7, nouns.casualty, 'سَبْعَةُ قَتْلَى'],
    [12, nouns.year, 'اِثْنَتَا عَشْرَةَ سَنَةً'],
    [21, nouns.car, 'إِحْدَى وَعِشْرُونَ سَيَّارَةً'],
    [2, nouns.minute, 'دَقِيقَتَانِ'],
    [2, nouns.euro, 'اِثْنَانِ يُورُو'],
    [6, { ...nouns.riyal, adjective: 'سُعُودِيّ' }, 'سِتَّةُ رِيَالَاتٍ سُعُودِيَّةٍ'],
    [2, { ...nouns.lira, adjective: 'سُورِيّ' }, 'لِيرَتَانِ سُورِيَّتَانِ'],
  ] as const)('gives %i its noun', (value, noun, said) => {
    expect(counted(value, noun, { case: 'nominative' }).join(' ')).toBe(said);
  });
});
