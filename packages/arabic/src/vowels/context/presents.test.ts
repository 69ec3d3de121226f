import { describe, expect, it } from 'vitest';
import { presentAt, prohibitionOf } from './presents.ts';

describe('verbs of the present', () => {
  it.each([
    ['يرحب الوزير بالقرار', 0, 'يُرَحِّبُ'],
    ['تلعب البنت في البيت', 0, 'تَلْعَبُ'],
    ['تعمل الدول على الحل', 0, 'تَعْمَلُ'],
    ['الأولاد يلعبون', 1, 'يَلْعَبُونَ'],
    ['البنات يقرأن القصص', 1, 'يَقْرَأْنَ'],
    ['تزورنا عمتي', 0, 'تَزُورُنَا'],
    ['سيسبح الناس', 0, 'سَيَسْبَحُ'],
    ['لن يسبح', 1, 'يَسْبَحَ'],
    ['لم يسبح', 1, 'يَسْبَحْ'],
    ['لم ندخل العالم', 1, 'نَدْخُلِ'],
    ['من يعمل ينجح', 1, 'يَعْمَل'],
    ['كانت أمي تطبخ العشاء', 2, 'تَطْبُخُ'],
    ['نحن نسكن هنا', 1, 'نَسْكُنُ'],
    ['أعمل معلما', 0, 'أَعْمَلُ'],
    ['تحمل المسؤولية صعب', 0, undefined],
    ['التي تترجم على عجل', 1, undefined],
    ['قد تسابقوا إليه', 1, undefined],
    ['هو أفضل لاعب', 1, undefined],
    ['نصف ساعة', 0, undefined],
    ['يوم جميل', 0, undefined],
  ])('%s (%i)', (text, index, wanted) => {
    const words = text.split(' ');
    expect(presentAt(words[index] ?? '', words, index)).toBe(wanted);
  });

  it.each([
    ['لا تفتح الباب', 'تَفْتَحِ'],
    ['لا تلعب هنا', 'تَلْعَبْ'],
    ['لا تعمل الآلة', undefined],
    ['لا تعرف الأم شيئا', undefined],
  ])('%s', (text, wanted) => {
    const words = text.split(' ');
    expect(prohibitionOf(words[1] ?? '', words, 1)).toBe(wanted);
  });
});
