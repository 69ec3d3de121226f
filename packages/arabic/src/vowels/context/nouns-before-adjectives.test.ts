import { expect, it } from 'vitest';
import { nounBeforeAdjective, pluralBeforeAdjective } from './nouns-before-adjectives.ts';

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
  expect(nounBeforeAdjective(noun, next)).toBe(wanted);
});

it.each([
  ['نسب', 'عالية', 'نِسَب'],
  ['النظم', 'الحديثة', 'النُّظُم'],
  ['الجمل', 'القصيرة', 'الْجُمَل'],
  ['الجمل', 'كبير', undefined],
  ['خطب', 'خطبة', undefined],
  ['الفرق', 'كبيرة', undefined],
  ['عقد', undefined, undefined],
])('%s %s', (noun, adjective, wanted) => {
  expect(pluralBeforeAdjective(noun, adjective)).toBe(wanted);
});
