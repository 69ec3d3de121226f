import type { Usage } from '@rakhim/contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { usageQuery } from '#src/lib/usage-query.ts';
import { applyLiveEvent } from './apply-live-event.ts';

const usageOf = (used: number) => ({ used }) as Usage;

it('a live event is not undone by an older answer that arrives after it', async () => {
  const answers: PromiseWithResolvers<Usage>[] = [];
  const queries = new QueryClient();
  const bar = new QueryObserver(queries, {
    ...usageQuery,
    queryFn() {
      answers.push(Promise.withResolvers());
      return answers.at(-1)!.promise;
    },
  });
  const leave = bar.subscribe(() => undefined);
  await expect.poll(() => answers.length).toBe(1);
  applyLiveEvent({ kind: 'usage', data: usageOf(2) }, queries);
  answers[0]!.resolve(usageOf(1));
  await answers[0]!.promise;
  expect(bar.getCurrentResult().data).toEqual(usageOf(2));
  answers.at(-1)!.resolve(usageOf(3));
  await expect.poll(() => bar.getCurrentResult().data).toEqual(usageOf(3));
  leave();
});
