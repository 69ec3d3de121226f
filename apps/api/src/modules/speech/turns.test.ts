import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('one follows another, in the order in which they came', async () => {
  const turns = createTurns(10_000);
  const seen: string[] = [];
  async function work(name: string): Promise<void> {
    const end = await turns.take();
    seen.push(`${name} begins`);
    await Promise.resolve();
    seen.push(`${name} ends`);
    end();
  }
  await Promise.all([work('first'), work('second'), work('third')]);
  expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends', 'third begins', 'third ends']);
});

test('one that never ends holds up the others no longer than it may', async () => {
  const turns = createTurns(20);
  await turns.take();
  const second = await turns.take();
  second();
  const third = await turns.take();
  third();
  third();
});
