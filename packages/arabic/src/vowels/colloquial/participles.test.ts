import { describe, expect, it } from 'vitest';
import { spell } from './colloquial-words.ts';
import { createParticipleReader } from './participles.ts';

const listed = (bare: string) => (bare === 'شايف' ? 'شَايِف' : undefined);

describe('participles', () => {
  it.each([
    ['maghrebi', 'كاتبة', 'كَاتْبَة'],
    ['maghrebi', 'مكتوبين', 'مْكْتُوبِين'],
    ['maghrebi', 'موسخة', 'مْوَسّخَة'],
    ['maghrebi', 'ماشية', 'مَاشْيَة'],
    ['maghrebi', 'دايزين', 'دَايْزِين'],
    ['maghrebi', 'مشروع', undefined],
    ['levantine', 'شايفك', 'شَايْفَك'],
    ['levantine', 'ناطرينكن', 'نَاطْرِينْكُن'],
    ['levantine', 'جايبلنا', 'جَايِبْلْنَا'],
    ['levantine', 'حاطينها', 'حَاطِّينْهَا'],
    ['levantine', 'مشتاقتلك', 'مِشْتَاقِتْلَك'],
    ['levantine', 'مستنيك', 'مِسْتَنِّيك'],
    ['levantine', 'متعودة', 'مِتْعَوِّدِة'],
    ['levantine', 'مخبرتلك', 'مْخَبِّرِتْلَك'],
    ['levantine', 'مطعمنا', undefined],
    ['egyptian', 'مكلمة', 'مِكَلِّمَة'],
    ['egyptian', 'مستنياك', 'مِسْتَنِّيَّاك'],
    ['egyptian', 'شايفاك', 'شَايْفَاك'],
    ['egyptian', 'شايفينا', 'شَايْفِينَّا'],
    ['gulf', 'شايفته', 'شَايْفَتَه'],
    ['gulf', 'باغيهم', 'بَاغِيهُم'],
  ] as const)('in %s, %s', (group, bare, form) => {
    expect(createParticipleReader(group, () => false, listed)(bare)).toBe(form && spell(form));
  });

  it('leaves to the standard language what it spells alike', () => {
    expect(createParticipleReader('gulf', () => true, listed)('كاتب')).toBeUndefined();
    expect(createParticipleReader('maghrebi', () => true, listed)('مكتوب')).toBe('مْكْتُوب');
  });
});
