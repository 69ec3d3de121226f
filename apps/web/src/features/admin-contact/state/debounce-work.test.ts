import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { debounceWork } from './debounce-work.ts';

const waitMs = 300;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('the work runs once for many calls, and once more for calls during the run', async () => {
  const answers: PromiseWithResolvers<void>[] = [];
  const { call, end } = debounceWork({
    waitMs,
    work() {
      answers.push(Promise.withResolvers());
      return answers.at(-1)?.promise ?? Promise.resolve();
    },
  });
  call();
  call();
  await vi.advanceTimersByTimeAsync(waitMs);
  expect(answers).toHaveLength(1);

  call();
  await vi.advanceTimersByTimeAsync(10 * waitMs);
  expect(answers, 'never two at a time').toHaveLength(1);
  answers[0]?.reject(new Error('offline'));
  await vi.advanceTimersByTimeAsync(waitMs);
  expect(answers).toHaveLength(2);

  call();
  end();
  answers[1]?.resolve();
  await vi.advanceTimersByTimeAsync(10 * waitMs);
  expect(answers).toHaveLength(2);
});
