import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMessageMutex } from './message-mutex.ts';

const messages = ['a', 'b', 'c'];
const work = fc.record({ ids: fc.uniqueArray(fc.constantFrom(...messages), { minLength: 1 }), fails: fc.boolean() });

it('the mutex runs work on one message one at a time and in order, and survives failures', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(work, { maxLength: 12 }), fc.scheduler(), async (asked, scheduler) => {
      const withMessageLock = createMessageMutex();
      const busy = new Set<string>();
      const done: number[] = [];
      const turns = asked.map(({ ids, fails }, index) =>
        withMessageLock(ids, async () => {
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

it('the mutex runs work on different messages side by side', async () => {
  const withMessageLock = createMessageMutex();
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = withMessageLock(['a'], () => promise);
  await withMessageLock(['b'], () => Promise.resolve());
  resolve();
  await slow;
});
