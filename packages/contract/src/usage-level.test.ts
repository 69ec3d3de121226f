import { describe, expect, it } from 'vitest';
import { percentUsed, usageLevelOf } from './usage-level.ts';

describe('percent of a quota', () => {
  it.each([
    [0, 0, 0, 'normal'],
    [5, 0, 0, 'normal'],
    [0, 100_000, 0, 'normal'],
    [70_000, 100_000, 70, 'normal'],
    [70_400, 100_000, 70, 'normal'],
    [70_500, 100_000, 71, 'amber'],
    [90_000, 100_000, 90, 'amber'],
    [90_500, 100_000, 91, 'red'],
    [100_000, 100_000, 100, 'red'],
    [500_000, 100_000, 500, 'red'],
  ] as const)('for %d used of %d is %d, which is %s', (used, limit, percent, level) => {
    expect(percentUsed(used, limit)).toBe(percent);
    expect(usageLevelOf(percent)).toBe(level);
  });
});
