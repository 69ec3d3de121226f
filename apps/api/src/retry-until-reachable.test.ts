import { expect, it, vi } from 'vitest';
import { retryUntilReachable } from './retry-until-reachable.ts';

const outage = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });

it('work of the start is done again while the database is away', async () => {
  const warn = vi.fn();
  const work = vi.fn<() => Promise<string>>();
  work.mockRejectedValueOnce(outage).mockResolvedValueOnce('done');
  expect(await retryUntilReachable({ warn }, work)).toBe('done');
  expect([work.mock.calls.length, warn.mock.calls.length]).toEqual([2, 1]);
});

it('work of the start that fails for another reason fails at once', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('a mistake of ours'));
  await expect(retryUntilReachable({ warn: vi.fn() }, work)).rejects.toThrow('a mistake of ours');
  expect(work).toHaveBeenCalledTimes(1);
});
