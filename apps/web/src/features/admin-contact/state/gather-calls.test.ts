import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gatherCalls } from './gather-calls.ts';

const waitMs = 300;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('answers many calls at once, and those that come meanwhile afterwards', async () => {
  const answers: PromiseWithResolvers<void>[] = [];
  const { call, end } = gatherCalls({
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
