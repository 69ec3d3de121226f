import { expect, it } from 'vitest';
import { dayOf, isDay, startOf } from './day-range.ts';

it('a day covers all of its hours in the time zone of the reader', () => {
  const since = startOf('2026-11-21');
  const before = startOf('2026-11-21', 1);
  expect(new Date(since).getHours()).toBe(0);
  expect(new Date(before).toDateString()).toBe(new Date(2026, 10, 22).toDateString());
  expect(dayOf(since)).toBe('2026-11-21');
  expect(dayOf(new Date(Date.parse(before) - 1).toISOString())).toBe('2026-11-21');
});

it('a range crosses the end of a month and of a year', () => {
  expect(dayOf(startOf('2026-12-31', 1))).toBe('2027-01-01');
});

it('a range waits until the year is complete', () => {
  expect(['', '0002-11-21', '0202-11-21', '2026-11-21', '2026-13-01'].filter(isDay)).toEqual(['2026-11-21']);
});
