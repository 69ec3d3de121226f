import { describe, expect, it } from 'vitest';
import { clausesToHer, isSpokenToHer, ofHers } from './feminine-address.ts';

const wordsOfClause = (clause: string) => clause.split(' ');

describe('who is spoken to', () => {
  it.each([
    ['هل أكلت يا فاطمة', true],
    ['عزيزتي سارة', true],
    ['لا تترددي في السؤال', true],
    ['أريد أن تكتبي لي', true],
    ['أنت رائعة', true],
    ['فجربي زيت الأرغان', true],
    ['ثم تبحثين عنه', true],
    ['قلبك شاب فاضحكي', true],
    ['تعالي يا أخت الوفاء', true],
    ['هذا اسمي واسم ابنتي', false],
    ['تفضل وامنحني فرصة', false],
    ['تمارين الصباح', false],
    ['لن تنتهي القصة', false],
    ['أريد أن تشتري أختي كتابا', false],
    ['وصلت رسالتك', false],
  ])('%s: a woman is %s', (clause, isToHer) => {
    expect(isSpokenToHer(wordsOfClause(clause))).toBe(isToHer);
  });

  it('is told by another clause of the paragraph, unless somebody else is spoken to', () => {
    const clauses = ['شعرك يستحق العناية', 'فجربي زيت الأرغان', 'خذ كتابك يا سمير'].map(wordsOfClause);
    expect(clausesToHer(clauses)).toEqual([true, true, false]);
    expect(clausesToHer([wordsOfClause('وصلت رسالتك')], ['عزيزتي'])).toEqual([true]);
    expect(clausesToHer([wordsOfClause('وصلت رسالتك')])).toEqual([false]);
  });

  it.each([
    ['بَيْتُكَ', 'بيتك', 'بَيْتُكِ'],
    ['أَنْتَ', 'أنت', 'أَنْتِ'],
    ['كَتَبْتَ', 'كتبت', 'كَتَبْتِ'],
    ['قَدَّمْتَهُ', 'قدمته', 'قَدَّمْتِهِ'],
    ['أَرْسَلْتَهَا', 'أرسلتها', 'أَرْسَلْتِهَا'],
    ['بَنْكَ', 'بنك', 'بَنْكَ'],
    ['تَرَكَ', 'ترك', 'تَرَكَ'],
  ])('%s of a woman', (form, bare, hers) => {
    expect(ofHers(form, bare)).toBe(hers);
  });
});
