import { describe, expect, it } from 'vitest';
import { joinMarks, splitMarks } from '../marks.ts';
import { isAfterFeminineSubject } from './neighbours.ts';
import { perfectsOf } from './read-perfect.ts';

const spelt = (form: string) => joinMarks(splitMarks(form));

describe('the perfect of dialects', () => {
  it.each([
    ['egyptian', 'شفتها', 'شُفْتَهَا'],
    ['egyptian', 'نزلوا', 'نِزْلُوا'],
    ['egyptian', 'مكلتش', 'مَكَلْتِش'],
    ['egyptian', 'اتكلمت', 'اتْكَلِّمْت'],
    ['egyptian', 'سافروا', 'سَافْرُوا'],
    ['egyptian', 'لقيتها', 'لَقَيْتْهَا'],
    ['levantine', 'نسيت', 'نْسِيت'],
    ['levantine', 'خبرتني', 'خَبَّرْتْنِي'],
    ['levantine', 'راحو', 'رَاحُو'],
    ['gulf', 'سوينا', 'سَوَّيْنَا'],
    ['gulf', 'كلمته', 'كَلَّمْتَه'],
    ['maghrebi', 'مشاو', 'مْشَاو'],
    ['maghrebi', 'مابقاش', 'مَابْقَاش'],
    ['maghrebi', 'كتبو', 'كَتْبُو'],
    ['maghrebi', 'وصلات', 'وَصْلَات'],
    ['maghrebi', 'طيبات', 'طَيّبَات'],
    ['maghrebi', 'خليتي', 'خَلِّيتِي'],
    ['maghrebi', 'درتيها', 'دَرْتِيهَا'],
    ['maghrebi', 'تبلوكات', 'تْبْلُوكَات'],
    ['egyptian', 'مدرسة', undefined],
    ['egyptian', 'كتبلي', 'كَتَبْلِي'],
    ['egyptian', 'عجبني', 'عَجَبْنِي'],
    ['egyptian', 'فهمك', 'فِهْمَك'],
    ['egyptian', 'بعتهالي', 'بَعَتْهَالِي'],
    ['egyptian', 'بعتهالك', 'بَعَتَّهَالَك'],
    ['egyptian', 'ملقيتش', 'مَلَقَيْتْش'],
    ['egyptian', 'قولتلها', 'قُولْتِلْهَا'],
    ['egyptian', 'ماشوفتش', 'مَاشُوفْتِش'],
    ['egyptian', 'بيوت', undefined],
    ['egyptian', 'مفهمتش', 'مَفْهِمْتِش'],
    ['maghrebi', 'كنسكن', undefined],
    ['egyptian', 'اتسرقت', 'اتْسَرَقِت'],
    ['egyptian', 'اتقفلوا', 'اتْقَفَلُوا'],
    ['egyptian', 'استلمنا', 'اسْتَلَمْنَا'],
    ['egyptian', 'وصلني', 'وَصَّلْنِي'],
    ['levantine', 'كتبتلك', 'كَتَبْتِلَّك'],
    ['levantine', 'نسيتي', 'نْسِيتِي'],
    ['levantine', 'خلصت', 'خَلَّصْت'],
    ['levantine', 'حكينا', 'حَكَيْنَا'],
    ['levantine', 'وصلولي', 'وَصَّلُولِي'],
    ['levantine', 'عجبتني', 'عَجَبِتْنِي'],
  ] as const)('%s %s', (group, bare, form) => {
    expect(perfectsOf(group)(bare)?.form).toBe(form && spelt(form));
  });

  it('is mine, unless she who did it stands before it', () => {
    expect(perfectsOf('egyptian')('نزلت')).toMatchObject({ form: spelt('نِزِلْت'), ofHer: spelt('نِزْلِت') });
    expect(isAfterFeminineSubject({ words: ['البنت', 'نزلت'], index: 1 })).toBe(true);
    expect(isAfterFeminineSubject({ words: ['العربية', 'دي', 'وقفت'], index: 2 })).toBe(true);
    expect(isAfterFeminineSubject({ words: ['في', 'المدرسة', 'لعبت'], index: 2 })).toBe(false);
    expect(isAfterFeminineSubject({ words: ['النهاردة', 'نزلت'], index: 1 })).toBe(false);
  });

  it('doubts letters that are a noun with its owner as well', () => {
    expect(perfectsOf('egyptian')('طلبه')?.isDoubtful).toBe(true);
    expect(perfectsOf('egyptian')('طلبته')?.isDoubtful).toBe(false);
  });
});
