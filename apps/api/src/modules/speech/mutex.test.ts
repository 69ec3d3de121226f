import { describe, expect, it } from 'vitest';
import { createMutex } from './mutex.ts';

describe('a mutex', () => {
  it('lets its holders in one after the other, in the order in which they asked', async () => {
    const mutex = createMutex(10_000);
    const seen: string[] = [];
    async function work(name: string): Promise<void> {
      const release = await mutex.acquire();
      seen.push(`${name} begins`);
      await Promise.resolve();
      seen.push(`${name} ends`);
      release();
    }
    await Promise.all([work('first'), work('second'), work('third')]);
    expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends', 'third begins', 'third ends']);
  });

  it('lets the next one in when a holder hangs for longer than it may', async () => {
    const mutex = createMutex(20);
    await mutex.acquire();
    const second = await mutex.acquire();
    second();
    const third = await mutex.acquire();
    third();
    third();
  });
});
