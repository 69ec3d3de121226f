import { describe, expect, it } from 'vitest';
import { markClassOf, splitMarks } from '../marks.ts';
import { wordsOf } from '../word-list.ts';
import { hollowImperatives, imperativesWithAddressee, plainImperatives } from './imperatives.data.ts';
import { readInContext } from './read-in-context.ts';
import { servicePasts, servicePresents } from './service-passives.data.ts';
import { firstPersonsOfLetters, pastsOfLetters, pluralsInNun } from './persons.data.ts';

function formOf(text: string, word: string): string | undefined {
  const words = text.split(' ');
  return readInContext(words, words.indexOf(word))?.form;
}

describe('texts of services', () => {
  it.each([
    ['جدد نشاطك في عطلة الأسبوع', 'جدد', 'جَدِّدْ'],
    ['ودع التعب واستقبل يومك', 'واستقبل', 'وَاسْتَقْبِلْ'],
    ['جربها ثم قيم تجربتك', 'قيم', 'قَيِّمْ'],
    ['افتح التطبيق أو زر فرعنا', 'زر', 'زُرْ'],
    ['إذا نسيت الرمز فاتصل بنا', 'فاتصل', 'فَاتَّصِلْ'],
    ['احفظها في مكان بارد', 'احفظها', 'احْفَظْهَا'],
    ['تأخر طلبك يومين', 'تأخر', 'تَأَخَّرَ'],
    ['سجلت في الموقع ولم تصلني رسالة', 'سجلت', 'سَجَّلْتُ'],
    ['حذفت التطبيق وأعدت تثبيته', 'وأعدت', 'وَأَعَدْتُ'],
    ['حولنا المبلغ إلى حسابك', 'حولنا', 'حَوَّلْنَا'],
    ['شحنا طلبك صباح اليوم', 'شحنا', 'شَحَنَّا'],
    ['سيحذف حسابك نهائيا', 'سيحذف', 'سَيُحْذَفُ'],
    ['تطبق الشروط والأحكام', 'تطبق', 'تُطَبَّقُ'],
    ['رفضت بطاقتك', 'رفضت', 'رُفِضَتْ'],
    ['أضيف عنوانك بنجاح', 'أضيف', 'أُضِيفَ'],
    ['حذف الملف', 'حذف', undefined],
  ])('%s: %s is %s', (text, word, form) => {
    expect(formOf(text, word)).toBe(form);
  });

  it('have words with well-formed marks', () => {
    const lists = [hollowImperatives, imperativesWithAddressee, plainImperatives, servicePresents, servicePasts];
    const forms = [...lists, pluralsInNun, pastsOfLetters, firstPersonsOfLetters].flatMap(wordsOf);
    expect(
      forms.filter((form) =>
        splitMarks(form).some(({ letter, marks }) => letter === '' || markClassOf(marks) === undefined),
      ),
    ).toEqual([]);
  });
});
