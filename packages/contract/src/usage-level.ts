/** Above these percentages of a quota, people are warned. */
export const usageThresholds = { amber: 70, red: 90 } as const;

export type UsageLevel = 'normal' | 'amber' | 'red';

/**
 * Percent of a quota that is used, rounded to a whole number; 0 when there is no quota. May exceed 100 after a change
 * to a smaller plan.
 */
export function percentUsed(used: number, limit: number): number {
  return limit === 0 ? 0 : Math.round((used / limit) * 100);
}

/**
 * Returns how urgent a percentage is, as it is shown: 70 is normal and 71 is amber, so that number and colour never
 * contradict each other.
 */
export function usageLevelOf(percent: number): UsageLevel {
  if (percent > usageThresholds.red) {
    return 'red';
  }
  return percent > usageThresholds.amber ? 'amber' : 'normal';
}
