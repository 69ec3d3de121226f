import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTurns } from './take-turns.ts';

const messages = ['a', 'b', 'c'];
const work = fc.record({ ids: fc.uniqueArray(fc.constantFrom(...messages), { minLength: 1 }), fails: fc.boolean() });

it('never does two pieces of work on one message at a time, keeps their order, and outlives those that fail', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(work, { maxLength: 12 }), fc.scheduler(), async (asked, scheduler) => {
      const takeTurn = createTurns();
      const busy = new Set<string>();
      const done: number[] = [];
      const turns = asked.map(({ ids, fails }, index) =>
        takeTurn(ids, async () => {
          expect(ids.filter((id) => busy.has(id))).toEqual([]);
          ids.forEach((id) => busy.add(id));
          await scheduler.schedule(Promise.resolve());
          ids.forEach((id) => busy.delete(id));
          done.push(index);
          if (fails) {
            throw new Error('refused');
          }
        }),
      );
      const ends = Promise.allSettled(turns);
      await scheduler.waitFor(ends);
      expect((await ends).map(({ status }) => status)).toEqual(
        asked.map(({ fails }) => (fails ? 'rejected' : 'fulfilled')),
      );
      for (const id of messages) {
        const order = done.filter((index) => asked[index]?.ids.includes(id));
        expect(order).toEqual(order.toSorted((one, other) => one - other));
      }
    }),
  );
});

it('lets work on different messages go on side by side', async () => {
  const takeTurn = createTurns();
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = takeTurn(['a'], () => promise);
  await takeTurn(['b'], () => Promise.resolve());
  resolve();
  await slow;
});
