import { describe, expect, it } from 'vitest';
import { wordsOf } from '../word-list.ts';
import { markClassOf, removeMarks, splitMarks } from '../marks.ts';
import { ambiguousImperatives, imperativesWithListedObject } from './imperatives.data.ts';
import { readInContext } from './read-in-context.ts';
import { ruleForms } from './homographs.ts';
import { reportPairs, voicePairs } from './passives.data.ts';

/** How the word between stars is read; the lists decide where nothing is said. */
function readingOf(clause: string): string {
  const words = clause.split(' ');
  const index = words.findIndex((word) => word.startsWith('*'));
  return (
    readInContext(
      words.map((word) => word.replaceAll('*', '')),
      index,
    )?.form ?? ''
  );
}

describe('a word is read as its neighbours ask', () => {
  it.each([
    ['*اتصل* بنا الآن', 'اتَّصِلْ'],
    ['*اتصل* الوزير بنظيره', ''],
    ['*استخدم* التطبيق', 'اسْتَخْدِمْ'],
    ['*استخدم* الجيش القوة', 'اسْتَخْدَمَ'],
    ['زر موقعنا *واحصل* على خصم', 'وَاحْصُلْ'],
    ['*راسلنا* على العنوان', 'رَاسِلْنَا'],
    ['*سجل* اللاعب هدفا', 'سَجَّلَ'],
    ['*سجل* بياناتك هنا', 'سَجِّلْ'],
    ['*زر* الموقع', 'زُرْ'],
    ['*أغلق* الطريق', 'أُغْلِقَ'],
    ['*أغلقت* السلطات المعبر', 'أَغْلَقَتِ'],
    ['*أطلق* سراح الأسير', 'أُطْلِقَ'],
    ['*أطلق* النار', ''],
    ['*يفتتح* الملك المعرض', 'يَفْتَتِحُ'],
    ['*يفتتح* المعرض غدا', 'يُفْتَتَحُ'],
    ['*يتوقع* أن', 'يُتَوَقَّعُ'],
    ['*يتوقع* الخبراء', 'يَتَوَقَّعُ'],
    ['قال *عمر* إن', ''],
    ['*عمر* محمد خمس سنوات', 'عُمْر'],
    ['توفي عن *عمر* ناهز', 'عُمْر'],
    ['*ولد* في القاهرة', 'وُلِدَ'],
    ['جاء *ولد* صغير', 'وَلَد'],
    ['صلاة الفجر *والظهر*', 'وَالظُّهْر'],
    ['لم *تعد* موجودة', 'تَعُدْ'],
    ['من *قبل* الحكومة', 'قِبَلِ'],
    ['رفع *علم* مصر', 'عَلَم'],
    ['*علم* النفس', 'عِلْم'],
  ])('%s: %s', (clause, form) => {
    expect(readingOf(clause)).toBe(form);
  });
});

describe('the tables', () => {
  const pairs = wordsOf(`${voicePairs} ${reportPairs}`).map((pair) => pair.split('/'));
  const forms = [
    ...ruleForms,
    ...`${ambiguousImperatives} ${imperativesWithListedObject}`.trim().split(/\s+/u),
    ...pairs.flat(),
  ];

  it('hold words with well-formed marks', () => {
    expect(
      forms.filter((form) =>
        splitMarks(form).some(({ letter, marks }) => letter === '' || markClassOf(marks) === undefined),
      ),
    ).toEqual([]);
  });

  it('pair forms of the same letters', () => {
    expect(pairs.filter(([active = '', passive = '']) => removeMarks(active) !== removeMarks(passive))).toEqual([]);
  });
});
