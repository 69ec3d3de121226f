import { removeMarks } from '@rakhim/arabic';
import { describe, expect, it } from 'vitest';
import { countWords } from './count-words.ts';
import { summariseWord } from './summarise-word.ts';

describe('the summary of a word', () => {
  it('weighs the vowels before the last letter first, then the ending', () => {
    const forms = new Map([
      ['كُتُبُ', 3],
      ['كَتَبَ', 4],
      ['كُتُبٍ', 2],
    ]);
    expect(summariseWord(forms)).toEqual({
      first: 'كُتُبُ',
      second: 'كَتَبَ',
      coreShare: 5 / 9,
      endingShare: 3 / 5,
      isCommon: true,
    });
  });

  it('leaves out a second form that is almost never right', () => {
    expect(
      summariseWord(
        new Map([
          ['كَتَبَ', 99],
          ['كُتُبُ', 1],
        ]),
      ).second,
    ).toBeUndefined();
  });
});

describe('counting', () => {
  it('counts modern text six times and leaves half marked words out', () => {
    const counts = countWords([
      { name: 'classical', isModern: false, lines: ['كَتَبَ وكتب'] },
      { name: 'modern', isModern: true, lines: ['كَتَبَ، كُتُبٌ'] },
    ]);
    const book = [...counts.keys()].find((bare) => removeMarks('كَتَبَ') === bare) ?? '';
    expect(counts.size).toBe(1);
    expect([...(counts.get(book)?.values() ?? [])]).toEqual([7, 6]);
  });
});
