import { removeMarks } from '@rakhim/arabic';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalForm } from '../../canonical-form.ts';
import { createSeededRandom } from './seeded-random.ts';
import { didI, feminineOf, inflect, join, passiveOf, subjunctiveOf, withOwner } from './inflect.ts';
import { makeSentences } from './make-sentences.ts';

const written = (text: string) => text.replace(/[.؟]$/u, '').split(' ');

describe('sentences that are made up', () => {
  it('gives every noun its case', () => {
    expect(inflect('كِتَاب', 'accusative', 'indefinite')).toBe('كِتَابًا');
    expect(inflect('مَدْرَسَة', 'accusative', 'indefinite')).toBe('مَدْرَسَةً');
    expect(inflect('رَسَائِل*', 'genitive', 'indefinite')).toBe('رَسَائِلَ');
    expect(inflect('قَرَارَات', 'accusative', 'definite')).toBe('الْقَرَارَاتِ');
    expect(inflect('مُعَلِّمُونَ', 'genitive', 'definite')).toBe('الْمُعَلِّمِينَ');
    expect(inflect('قَانُون', 'accusative', 'definite')).toBe('الْقَانُونَ');
    expect(inflect('اجْتِمَاع', 'genitive', 'definite')).toBe('الِاجْتِمَاعِ');
    expect(inflect('دَرْس', 'nominative', 'construct')).toBe('دَرْسُ');
    expect(withOwner('مُدِيرَة', 'genitive', 'هم')).toBe('مُدِيرَتِهِمْ');
  });

  it('gives every verb its person, mood and voice', () => {
    const [write, use] = [
      { perfect: 'كَتَبَ', imperfect: 'يَكْتُبُ' },
      { perfect: 'اسْتَخْدَمَ', imperfect: 'يَسْتَخْدِمُ' },
    ];
    expect([feminineOf('بَنَى'), feminineOf('كَتَبَ'), didI(write), subjunctiveOf('يَبْنِي')]).toEqual([
      'بَنَتْ',
      'كَتَبَتْ',
      'كَتَبْتُ',
      'يَبْنِيَ',
    ]);
    expect([passiveOf(write, 'perfect'), passiveOf(write, 'imperfect'), passiveOf(use, 'perfect')]).toEqual([
      'كُتِبَ',
      'يُكْتَبُ',
      'اسْتُخْدِمَ',
    ]);
    expect(passiveOf({ perfect: 'بَاعَ', imperfect: 'يَبِيعُ' }, 'perfect')).toBeUndefined();
  });

  it('helps a closed word over a joining alif', () => {
    expect(join(['كَتَبَتْ', 'الْمُدِيرَةُ', 'مِنْ', 'الْبَيْتِ'])).toBe('كَتَبَتِ الْمُدِيرَةُ مِنَ الْبَيْتِ');
    expect(join(['شَكَرَهُمْ', 'الْوَلَدُ'])).toBe('شَكَرَهُمُ الْوَلَدُ');
  });

  it('makes the same ones of the same seed', () => {
    expect(makeSentences(50, 7)).toEqual(makeSentences(50, 7));
    expect(makeSentences(50, 7)).not.toEqual(makeSentences(50, 8));
  });

  it('marks every word in full, with an ending', () => {
    const words = makeSentences(2000, 5).flatMap(written);
    expect(words.filter((word) => word === '' || canonicalForm(word) === undefined)).toEqual([]);
    const open = words.filter((word) => !/[\u064B-\u0650\u0652][اى]?$/u.test(word)).map(removeMarks);
    expect(open.filter((word) => !/(?:[اىيو]|وا)$/u.test(word))).toEqual([]);
  });

  it('picks within its list, whatever the seed', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.integer(), { minLength: 1 }), (seed, list) => {
        expect(list).toContain(createSeededRandom(seed).pick(list));
      }),
    );
    expect(() => createSeededRandom(1).pick([])).toThrow(RangeError);
  });
});
