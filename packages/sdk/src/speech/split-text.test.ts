import { expect, it } from 'vitest';
import { countCharacters } from './count-characters.ts';
import { splitText } from './split-text.ts';

it('splits a text into as few parts as the limit allows, cut between sentences', () => {
  expect(splitText('قال نعم. ثم ذهب؟ ثم عاد!', 17)).toEqual(['قال نعم. ثم ذهب؟ ', 'ثم عاد!']);
  expect(splitText('', 17)).toEqual([]);
});

it('counts a letter and its marks as the service charges them, however they were typed', () => {
  expect(countCharacters('\u0627\u0653\r\n')).toBe(2);
  expect(splitText('\u0627\u0653'.repeat(12), 12)).toHaveLength(1);
});
