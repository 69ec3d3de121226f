import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { invalidateQueries } from './invalidate-queries.ts';

it.each([undefined, 'known'])(
  'invalidation drops an answer to a request made before the change, with %s on the screen',
  async (known) => {
    const queryKey = ['news'];
    const answers: PromiseWithResolvers<string>[] = [];
    const queries = new QueryClient({ defaultOptions: { queries: { initialData: known } } });
    const screen = new QueryObserver(queries, {
      queryKey,
      queryFn() {
        answers.push(Promise.withResolvers());
        return answers.at(-1)!.promise;
      },
    });
    const leave = screen.subscribe(() => undefined);
    await expect.poll(() => answers.length).toBe(1);
    const asked = invalidateQueries(queries, queryKey);
    await expect.poll(() => answers.length).toBe(2);
    answers[1]!.resolve('after');
    await asked;
    answers[0]!.resolve('before');
    await answers[0]!.promise;
    expect(screen.getCurrentResult()).toMatchObject({ data: 'after', status: 'success', fetchStatus: 'idle' });
    leave();
  },
);
