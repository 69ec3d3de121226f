import { describe, expect, it } from 'vitest';
import { nameInContext } from './names-in-context.ts';

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
    ['طبيب سليم', 1, undefined],
    ['أحب الحديقة', 0, undefined],
  ])('%s (%i): %s', (text, index, form) => {
    const words = text.split(' ');
    expect(nameInContext(words[index] ?? '', words, index)).toBe(form);
  });

  it('follows another name after و', () => {
    expect(nameInContext('دلال', ['رأيت', 'عبير', 'ودلال'], 2, true)).toBe('دَلَال');
    expect(nameInContext('وعد', ['قال', 'ووعد'], 1, true)).toBeUndefined();
  });
});
