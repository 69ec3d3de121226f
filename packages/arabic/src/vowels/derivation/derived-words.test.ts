import { describe, expect, it } from 'vitest';
import { joinMarks, markClassOf, removeMarks, splitMarks } from '../marks.ts';
import { derivedShapes } from './derived-shapes.ts';
import { readDerivedWord } from './derived-words.ts';
import { rootsByPattern } from './roots.data.ts';

const formsOf = (bare: string) => readDerivedWord(bare).map(({ form }) => form);

describe('readDerivedWord', () => {
  it.each([
    ['رحبت', 'رَحَّبَتْ'],
    ['سأحولك', 'سَأُحَوِّلُكَ'],
    ['تعيدينه', 'تُعِيدِينَهُ'],
    ['استلمنا', 'اسْتَلَمْنَا'],
    ['بتعاونكم', 'بِتَعَاوُنِكُمْ'],
    ['نفذته', 'نَفَّذَتْهُ'],
    ['سيستخدمون', 'سَيَسْتَخْدِمُونَ'],
    ['يتبنى', 'يَتَبَنَّى'],
    ['اصطدمت', 'اصْطَدَمَتْ'],
    ['يتراوح', 'يَتَرَاوَحُ'],
    ['أفادت', 'أَفَادَتْ'],
    ['يؤدي', 'يُؤَدِّي'],
    ['اتخذت', 'اتَّخَذَتْ'],
    ['انضم', 'انْضَمَّ'],
    ['استمرت', 'اسْتَمَرَّتْ'],
    ['سيطرت', 'سَيْطَرَتْ'],
    ['تدهور', 'تَدَهْوَرَ'],
    ['وليتمكن', 'وَلِيَتَمَكَّنُ'],
    ['للاستثمار', 'لِلِاسْتِثْمَار'],
    ['والتحدي', 'وَالتَّحَدِّي'],
    ['بتطويره', 'بِتَطْوِيرِهِ'],
    ['وتعزيزها', 'وَتَعْزِيزَهَا'],
    ['يقضم', 'يَقْضِمُ'],
    ['همست', 'هَمَسَتْ'],
    ['تفاعلية', 'تَفَاعُلِيَّة'],
    ['انتهائه', 'انْتِهَائِهِ'],
    ['تتمتم', 'تُتَمْتِمُ'],
    ['سامحتك', 'سَامَحْتُكَ'],
    ['ترسلي', 'تُرْسِلِي'],
    ['تلقيتها', 'تَلَقَّيْتُهَا'],
    ['والمستهدفة', 'وَالْمُسْتَهْدَفَة'],
  ])('%s can be %s', (bare, form) => {
    expect(formsOf(bare)).toContain(form);
  });

  it('puts the active before the passive', () => {
    expect(formsOf('أعلنت').slice(0, 2)).toEqual(['أَعْلَنَتْ', 'أُعْلِنَتْ']);
  });

  it('keeps a noun after a preposition in the genitive', () => {
    expect(formsOf('بتطويره')).toEqual(['بِتَطْوِيرِهِ']);
  });

  it('gives verbs no article and no preposition', () => {
    expect(formsOf('الأعلنت')).toEqual([]);
    expect(formsOf('بأعلنت')).toEqual([]);
  });

  it('knows no root that makes no such verb', () => {
    expect(formsOf('استضبعت')).toEqual([]);
    expect(formsOf('كتاب')).toEqual([]);
  });
});

describe('the shapes and roots', () => {
  it('have well-formed marks in canonical order', () => {
    for (const { form } of derivedShapes) {
      expect(joinMarks(splitMarks(form)), form).toBe(form);
      expect(
        splitMarks(form).every(({ marks }) => markClassOf(marks) !== undefined),
        form,
      ).toBe(true);
    }
  });

  it('close no two letters in a row', () => {
    expect(derivedShapes.filter(({ form }) => /(?<![يو])\u0652[^\u064B-\u0652]\u0652/u.test(form))).toEqual([]);
  });

  it.each(Object.entries(rootsByPattern))(
    '%s: no root stands there twice, and each has the letters of its shapes',
    (pattern, list) => {
      const roots = list.trim().split(/\s+/u);
      const [shape] = derivedShapes.filter((candidate) => candidate.pattern === pattern);
      const shown = removeMarks(shape?.form ?? '').match(/[فعل]/gu)?.length;
      expect(new Set(roots).size).toBe(roots.length);
      expect(roots.filter((root) => root.length !== shown)).toEqual([]);
    },
  );
});
