import { expect, it } from 'vitest';
import { pluralOf } from './plurals-by-adjective.ts';

it.each([
  ['نسب', 'عالية', 'نِسَب'],
  ['النظم', 'الحديثة', 'النُّظُم'],
  ['الجمل', 'القصيرة', 'الْجُمَل'],
  ['الجمل', 'كبير', undefined],
  ['خطب', 'خطبة', undefined],
  ['الفرق', 'كبيرة', undefined],
  ['عقد', undefined, undefined],
])('%s %s', (noun, adjective, wanted) => {
  expect(pluralOf(noun, adjective)).toBe(wanted);
});
