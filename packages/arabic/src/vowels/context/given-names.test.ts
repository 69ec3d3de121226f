import { describe, expect, it } from 'vitest';
import { introducedName, likelyName } from './given-names.ts';

describe('given names that are spelt like common words', () => {
  it.each([
    ['الفنانة رشا رزق', 1, 'رَشَا'],
    ['زارت سحر والدتها', 1, 'سَحَر'],
    ['قال رفعت السعيد', 1, 'رَفْعَت'],
    ['رفعت السيدة صوتها', 0, undefined],
    ['الدكتور باسم يوسف', 1, 'بَاسِم'],
    ['تحدث باسم الحكومة', 1, undefined],
    ['الرئيس باسم الشعب', 1, undefined],
    ['حمد بن خليفة', 0, 'حَمَد'],
    ['حمد الله', 0, undefined],
    ['سحر المكان', 0, undefined],
    ['إجراءات أمنية مشددة', 1, undefined],
    ['نهى القحطاني', 0, 'نُهَى'],
    ['طبيب سليم', 1, undefined],
    ['أحب الحديقة', 0, undefined],
  ])('%s (%i): %s', (text, index, form) => {
    const words = text.split(' ');
    const bare = words[index] ?? '';
    expect(introducedName(bare, words, index) ?? likelyName(bare, words, index)).toBe(form);
  });

  it('introduces a name by what people say, and takes it for likely after what she may have done', () => {
    expect(introducedName('نهى', ['قالت', 'نهى', 'إنها'], 1)).toBe('نُهَى');
    expect(introducedName('سحر', ['أشعلت', 'سحر'], 1)).toBeUndefined();
    expect(likelyName('سحر', ['أشعلت', 'سحر'], 1)).toBe('سَحَر');
  });

  it('follows another name after و', () => {
    expect(introducedName('دلال', ['رأيت', 'عبير', 'ودلال'], 2, true)).toBe('دَلَال');
    expect(introducedName('وعد', ['قال', 'ووعد'], 1, true)).toBeUndefined();
  });
});
