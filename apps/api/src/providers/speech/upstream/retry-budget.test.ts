import { describe, expect, it } from 'vitest';
import { createRetryBudget } from './retry-budget.ts';

describe('createRetryBudget', () => {
  it('allows two retries at the start and one for every ten calls', () => {
    const budget = createRetryBudget();
    const retries = Array.from({ length: 200 }, () => {
      budget.noteCall();
      return budget.spend();
    }).filter(Boolean).length;
    expect(retries).toBeGreaterThanOrEqual(21);
    expect(retries).toBeLessThanOrEqual(22);
  });

  it('does not save up more than ten', () => {
    const budget = createRetryBudget();
    for (let call = 0; call < 10_000; call += 1) {
      budget.noteCall();
    }
    expect(Array.from({ length: 20 }, () => budget.spend()).filter(Boolean)).toHaveLength(10);
  });
});
