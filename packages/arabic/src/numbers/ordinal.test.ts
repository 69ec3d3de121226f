import { describe, expect, it } from 'vitest';
import { ordinal } from './ordinal.ts';

const ordinals: readonly (readonly [value: number, masculine: string, feminine: string])[] = [
  [1, 'الْأَوَّلُ', 'الْأُولَى'],
  [2, 'الثَّانِي', 'الثَّانِيَةُ'],
  [3, 'الثَّالِثُ', 'الثَّالِثَةُ'],
  [10, 'الْعَاشِرُ', 'الْعَاشِرَةُ'],
  [11, 'الْحَادِيَ عَشَرَ', 'الْحَادِيَةَ عَشْرَةَ'],
  [12, 'الثَّانِيَ عَشَرَ', 'الثَّانِيَةَ عَشْرَةَ'],
  [19, 'التَّاسِعَ عَشَرَ', 'التَّاسِعَةَ عَشْرَةَ'],
  [20, 'الْعِشْرُونَ', 'الْعِشْرُونَ'],
  [21, 'الْحَادِي وَالْعِشْرُونَ', 'الْحَادِيَةُ وَالْعِشْرُونَ'],
  [45, 'الْخَامِسُ وَالْأَرْبَعُونَ', 'الْخَامِسَةُ وَالْأَرْبَعُونَ'],
  [100, 'الْمِئَةُ', 'الْمِئَةُ'],
  [105, 'الْخَامِسُ بَعْدَ الْمِئَةِ', 'الْخَامِسَةُ بَعْدَ الْمِئَةِ'],
  [1000, 'الْأَلْفُ', 'الْأَلْفُ'],
];

describe('ordinal', () => {
  it.each(ordinals)('names the %ith', (value, masculine, feminine) => {
    expect(ordinal(value, { gender: 'masculine', case: 'nominative', state: 'definite' }).join(' ')).toBe(masculine);
    expect(ordinal(value, { gender: 'feminine', case: 'nominative', state: 'definite' }).join(' ')).toBe(feminine);
  });

  it('declines', () => {
    expect(ordinal(21, { gender: 'masculine', case: 'genitive', state: 'definite' }).join(' ')).toBe('الْحَادِي وَالْعِشْرِينَ');
    expect(ordinal(2, { gender: 'masculine', case: 'accusative', state: 'definite' }).join(' ')).toBe('الثَّانِيَ');
    expect(ordinal(5, { gender: 'masculine', case: 'nominative', state: 'indefinite' }).join(' ')).toBe('خَامِسٌ');
  });

  it('begins with the first', () => {
    expect(() => ordinal(0, { gender: 'masculine', case: 'nominative', state: 'definite' })).toThrow(RangeError);
  });
});
