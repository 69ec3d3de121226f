import { expect, it } from 'vitest';
import { nounByAdjective } from './nouns-by-adjective.ts';

it.each([
  ['فحص', ['دوري', 'شامل'], 'فَحْص'],
  ['قطع', ['محدودة'], 'قِطَع'],
  ['صور', ['فوتوغرافية'], 'صُوَر'],
  ['تطور', ['كبير', 'في'], 'تَطَوُّر'],
  ['تراجع', ['ملحوظ'], 'تَرَاجُع'],
  ['تكون', ['جديد'], undefined],
  ['فحص', ['كبير', 'الأطباء'], undefined],
  ['قطع', ['مسافة'], undefined],
  ['حمل', ['حقيبته'], undefined],
  ['كسر', [], undefined],
])('%s %j', (noun, next, wanted) => {
  expect(nounByAdjective(noun, next)).toBe(wanted);
});
