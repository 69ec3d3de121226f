import { describe, expect, it } from 'vitest';
import { joinMarks, splitMarks } from '../marks.ts';
import { colloquialVerbsOf } from './colloquial-verbs.ts';

describe('verbs of everyday talk', () => {
  it.each([
    ['egyptian', 'بيعمل', 'بِيِعْمِل'],
    ['egyptian', 'هتجيبي', 'هَتْجِيبِي'],
    ['egyptian', 'متنسيش', 'مَتِنْسِيش'],
    ['egyptian', 'معرفش', 'مَعْرَفْش'],
    ['egyptian', 'مابحبش', 'مَابَحِبِّش'],
    ['egyptian', 'هتوصل', 'هَتُوصَل'],
    ['egyptian', 'بياخدوا', 'بِيَاخْدُوا'],
    ['egyptian', 'يحبها', 'يِحِبَّهَا'],
    ['egyptian', 'تبعتلها', 'تِبْعَتْلَهَا'],
    ['egyptian', 'بيوصلني', 'بِيْوَصَّلْنِي'],
    ['egyptian', 'يتقفل', 'يِتْقِفِل'],
    ['egyptian', 'يستلموا', 'يِسْتِلْمُوا'],
    ['egyptian', 'يخليكي', 'يِخَلِّيكِي'],
    ['egyptian', 'بيقولولي', 'بِيْقُولُولِي'],
    ['egyptian', 'تخرجي', 'تُخْرُجِي'],
    ['levantine', 'بتعرفي', 'بْتَعْرِفِي'],
    ['levantine', 'منشوف', 'مِنْشُوف'],
    ['levantine', 'بيرحمو', 'بْيِرْحَمُو'],
    ['levantine', 'نتغدى', 'نِتْغَدَّى'],
    ['gulf', 'أحجز', 'أَحْجِز'],
    ['gulf', 'بيشوفونها', 'بِيْشُوفُونْهَا'],
    ['gulf', 'تشوفين', 'تْشُوفِين'],
    ['gulf', 'يعطونك', 'يَعْطُونَك'],
    ['gulf', 'أشوفج', 'أَشُوفِج'],
    ['gulf', 'تنسون', 'تِنْسَوْن'],
    ['gulf', 'ينزلها', 'يْنَزِّلْهَا'],
    ['gulf', 'أجي', 'أَجِي'],
    ['egyptian', 'متكدبش', 'مَتِكْدِبْش'],
    ['egyptian', 'بيان', undefined],
    ['egyptian', 'بعد', undefined],
    ['gulf', 'نطلع', 'نَطْلَع'],
    ['maghrebi', 'كنعيش', 'كَنْعِيش'],
    ['maghrebi', 'نتلاقاو', 'نْتْلَاقَاو'],
    ['maghrebi', 'تعيطلي', 'تْعَيَّطْلِي'],
    ['maghrebi', 'نجيك', 'نْجِيك'],
    ['maghrebi', 'كيخدمو', 'كَيْخَدْمُو'],
    ['maghrebi', 'تكتبي', 'تْكَتْبِي'],
    ['maghrebi', 'كايبدلو', 'كَايْبَدّلُو'],
    ['maghrebi', 'كتنساي', 'كَتْنْسَاي'],
    ['maghrebi', 'يتباع', 'يْتْبَاع'],
    ['maghrebi', 'تجيبليا', 'تْجِيبْلِيَّا'],
    ['egyptian', 'هيكل', undefined],
    ['egyptian', 'أساعدك', 'أَسَاعْدَك'],
    ['egyptian', 'بيسمعش', 'بِيِسْمَعْش'],
    ['egyptian', 'تخافش', 'تْخَافش'],
    ['egyptian', 'تبعتلي', 'تِبْعَتْلِي'],
    ['egyptian', 'بيعيط', 'بِيْعَيَّط'],
    ['maghrebi', 'نسافرو', 'نْسَافْرُو'],
    ['levantine', 'يتصرف', 'يِتْصَرَّف'],
    ['gulf', 'تستاهل', 'تِسْتَاهَل'],
  ] as const)('%s %s', (group, bare, form) => {
    expect(colloquialVerbsOf(group)(bare)?.form).toBe(form && joinMarks(splitMarks(form)));
  });

  it('are told from the standard language by whom they are done for', () => {
    expect(colloquialVerbsOf('egyptian')('تبعتلي')?.isMarked).toBe(true);
    expect(colloquialVerbsOf('egyptian')('تبعت')?.isMarked).toBe(false);
  });
});
