import { describe, expect, it } from 'vitest';
import { dialects } from '../dialect.ts';
import { markClassOf, removeMarks, splitMarks } from '../vowels/marks.ts';
import { nouns } from './nouns.ts';
import { type NumberStyle, sayCardinal, sayCounted } from './say-number.ts';

const agreement = { gender: 'masculine', case: 'nominative', state: 'indefinite' } as const;

function style(dialect: NumberStyle['dialect']): NumberStyle {
  return { dialect, numerals: 'colloquial' };
}

function say(value: number, dialect: NumberStyle['dialect']): string {
  return removeMarks(sayCardinal(value, agreement, style(dialect)).join(' '));
}

const numerals: readonly (readonly [
  value: number,
  egyptian: string,
  levantine: string,
  gulf: string,
  maghrebi: string,
])[] = [
  [2, 'اتنين', 'تنين', 'اثنين', 'جوج'],
  [3, 'تلاتة', 'تلاتة', 'ثلاثة', 'تلاتة'],
  [8, 'تمانية', 'تمانة', 'ثمانية', 'تمنية'],
  [9, 'تسعة', 'تسعة', 'تسعة', 'تسعود'],
  [11, 'حداشر', 'حدعش', 'احدعش', 'حضاش'],
  [12, 'اتناشر', 'تنعش', 'اثنعش', 'طناش'],
  [13, 'تلتاشر', 'تلتعش', 'ثلطعش', 'تلطاش'],
  [22, 'اتنين وعشرين', 'تنين وعشرين', 'اثنين وعشرين', 'تناين وعشرين'],
  [30, 'تلاتين', 'تلاتين', 'ثلاثين', 'تلاتين'],
  [100, 'مية', 'مية', 'مية', 'مية'],
  [300, 'تلتمية', 'تلاتمية', 'ثلاثمية', 'تلتمية'],
  [525, 'خمسمية وخمسة وعشرين', 'خمسمية وخمسة وعشرين', 'خمسمية وخمسة وعشرين', 'خمسمية وخمسة وعشرين'],
  [2000, 'ألفين', 'ألفين', 'ألفين', 'ألفين'],
  [3000, 'تلات تلاف', 'تلات تالاف', 'ثلاث آلاف', 'تلت آلاف'],
  [15_000, 'خمستاشر ألف', 'خمستعشر ألف', 'خمسطعشر ألف', 'خمسطاشر ألف'],
];

describe('colloquial numerals', () => {
  it.each(numerals)('name %i', (value, ...said) => {
    expect((['egyptian', 'levantine', 'gulf', 'maghrebi'] as const).map((dialect) => say(value, dialect))).toEqual(
      said,
    );
  });

  it('count nouns without case', () => {
    expect(removeMarks(sayCounted(3, nouns.book, agreement, style('egyptian')).join(' '))).toBe('تلات كتب');
    expect(removeMarks(sayCounted(2, nouns.book, agreement, style('egyptian')).join(' '))).toBe('كتابين');
    expect(removeMarks(sayCounted(11, nouns.year, agreement, style('levantine')).join(' '))).toBe('حدعشر سنة');
    expect(removeMarks(sayCounted(100, nouns.egyptianPound, agreement, style('egyptian')).join(' '))).toBe('ميت جنيه');
    expect(removeMarks(sayCounted(1, nouns.car, agreement, style('gulf')).join(' '))).toBe('سيارة وحدة');
  });

  it('leave no number without a name, and no word without canonical marks', () => {
    for (const dialect of dialects) {
      for (let value = 0; value <= 1100; value++) {
        for (const word of sayCardinal(value, agreement, style(dialect))) {
          expect(word, String(value)).not.toBe('');
          expect(
            splitMarks(word).every(({ letter, marks }) => letter !== '' && markClassOf(marks) !== undefined),
            word,
          ).toBe(true);
        }
      }
    }
  });
});
