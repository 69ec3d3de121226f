import { describe, expect, it } from 'vitest';
import { isOfOldBooks } from './register.ts';

const words = (text: string) => text.split(' ');

describe('isOfOldBooks', () => {
  it.each([
    'قوله ولو باع العبد فله الثمن لأنه مالك وقيل لا يصح',
    'حدثنا محمد بن بشار قال حدثنا يحيى عن سفيان رضي الله عنه',
    'مسألة سئل عن رجل طلق امرأته فأجاب يجوز له ذلك',
  ])('%s', (text) => {
    expect(isOfOldBooks(words(text))).toBe(true);
  });

  it.each([
    'قال المتحدث باسم وزارة الخارجية إن الحكومة لم تتخذ قرارا بعد',
    'سجل مؤشر الأسهم خسائر حادة بعد صدور بيانات التضخم',
    'صلى الشيخ في المسجد ثم خرج إلى السوق',
    'يجوز للمستخدم إلغاء الاشتراك في أي وقت',
    '',
  ])('not: %s', (text) => {
    expect(isOfOldBooks(words(text))).toBe(false);
  });
});
