import { describe, expect, it } from 'vitest';
import { dialects } from '../src/dialect.ts';
import { joinMarks, splitMarks } from '../src/vowels/marks.ts';
import { categories } from './categories.ts';
import { matchesSounds } from './compare-sounds.ts';
import { matchesWords } from './compare-words.ts';
import { frontEnd } from './front-end.ts';
import { scoreEngine } from './score.ts';

const rows = categories.flatMap((category) =>
  dialects.flatMap((dialect) => (category.rows[dialect] ?? []).map((row) => ({ category, dialect, row }))),
);

describe('the suite', () => {
  it('has well over a thousand cases, in every dialect', () => {
    expect(rows.length).toBeGreaterThan(1200);
    expect(dialects.filter((dialect) => !rows.some((entry) => entry.dialect === dialect))).toEqual([]);
  });

  it('asks nothing twice in the same dialect and category', () => {
    const keys = rows.map(({ category, dialect, row }) => `${category.name} ${dialect} ${row[0]}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('writes marks in canonical order', () => {
    const readings = rows.filter(({ category }) => category.compares === 'words').flatMap(({ row }) => row.slice(1));
    expect(
      readings.filter((reading) => reading.split(' ').some((word) => joinMarks(splitMarks(word)) !== word)),
    ).toEqual([]);
  });
});

describe('comparing', () => {
  it.each([
    ['خَمْسَةُ كُتُبٍ', 'خَمْسَةُ كُتُبٍ', true],
    ['خَمْسَةُ كُتُبٍ', 'خَمْسَة كُتُب', true],
    ['خَمْسَةُ كُتُبٍ', 'خَمْسَةِ كُتُبٍ', false],
    ['خمسة كتب', 'خَمْسَةُ كُتُبٍ', true],
    ['خمسة كتب', 'خَمْسُ كُتُبٍ', false],
    ['… كُتُب …', 'قَرَأْتُ كُتُبًا كَثِيرَةً', false],
    ['… كُتُب …', 'فِي كُتُبٍ كَثِيرَةٍ', true],
    ['كُتُب', 'كَتَبَ', false],
    ['مئة', 'مِائَةٌ', true],
    ['', 'كَلِمَة', false],
    ['', '', true],
  ])('%s and %s: %s', (reading, given, isSame) => {
    expect(matchesWords(reading, given)).toBe(isSame);
  });

  it.each([
    ['qalb', 'ˈqɑlb', true],
    ['qɑlb', 'ˈqalb', false],
    ['madˈrasa', 'ˈmadrasa', false],
    ['fil bajt', 'filˈbajt', true],
    ['mudarːis', 'muˈdarris', true],
    ['kitaːb', 'kitab', false],
  ])('%s and %s: %s', (reading, given, isSame) => {
    expect(matchesSounds(reading, given)).toBe(isSame);
  });
});

describe('an engine', () => {
  const first = categories.slice(0, 1);

  it('fails nearly everywhere when it repeats the source', () => {
    const { right, cases } = scoreEngine({ name: 'echo', read: (text) => ({ words: text }) }, first);
    expect(right).toBe(0);
    expect(cases).toBeGreaterThan(100);
  });

  it('is not scored on output that it does not offer', () => {
    expect(scoreEngine({ name: 'mute', read: () => undefined }).cases).toBe(0);
  });

  it(
    'reads all but one case in a hundred right without the learned word list, where neither vowels nor signs are left out',
    { timeout: 300_000 },
    () => {
      const asked = categories.filter(({ name }) => name !== 'vowels in context' && name !== 'misspelt words');
      const { right, cases, failures } = scoreEngine(
        frontEnd('own word lists', () => undefined),
        asked,
      );
      expect(right / cases, JSON.stringify(failures, null, 1)).toBeGreaterThan(0.99);
    },
  );
});
