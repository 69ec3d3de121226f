import { expect, it } from 'vitest';
import { rememberWords } from './lexicon.ts';

it('finds a word once, and forgets all before there are too many', () => {
  const asked: string[] = [];
  const find = rememberWords((bare) => {
    asked.push(bare);
    return bare.length;
  });
  expect([find('علم'), find('علم'), find('كتاب')]).toEqual([3, 3, 4]);
  expect(asked).toEqual(['علم', 'كتاب']);
  for (let index = 0; index < 4_000; index += 1) {
    find(`و${index}`);
  }
  find('علم');
  expect(asked.filter((word) => word === 'علم')).toHaveLength(2);
});
