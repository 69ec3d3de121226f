import { describe, expect, it } from 'vitest';
import { shiftReadings } from './shift-readings.ts';

const chosen = [{ start: 4, end: 8, vowelled: 'وَعَلِمَ' }];

describe('shiftReadings', () => {
  it.each([
    ['an edit before it moves it', 'ثمة إن وعلم كل', 7],
    ['an edit behind it leaves it', 'ثمة وعلم كله', 4],
    ['a space behind it leaves it', 'ثمة وعلم  كل', 4],
    ['a character outside the first plane counts once', '😀ثمة وعلم كل', 5],
  ])('%s', (_, after, start) => {
    expect(shiftReadings(chosen, 'ثمة وعلم كل', after)).toEqual([{ start, end: start + 4, vowelled: 'وَعَلِمَ' }]);
  });

  it.each([
    ['an edit inside it', 'ثمة وعالم كل'],
    ['a letter typed against its end', 'ثمة وعلمت كل'],
    ['a letter typed against its beginning', 'ثمة أوعلم كل'],
    ['its removal', 'ثمة كل'],
    ['another text', 'لا شيء'],
  ])('%s ends it', (_, after) => {
    expect(shiftReadings(chosen, 'ثمة وعلم كل', after)).toEqual([]);
  });
});
