import { afterEach, describe, expect, it, vi } from 'vitest';
import { runAs } from '#src/fairness/work.ts';
import { createMutex } from './mutex.ts';

describe('a mutex', () => {
  afterEach(() => void vi.useRealTimers());

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

  it('lets accounts take turns, however many of them one account has waiting', async () => {
    const mutex = createMutex(10_000);
    const release = await mutex.acquire();
    const seen: string[] = [];
    const all = ['busy', 'busy', 'busy', 'quiet'].map((tenant) =>
      runAs({ tenant }, async () => {
        const done = await mutex.acquire();
        seen.push(tenant);
        done();
      }),
    );
    release();
    await Promise.all(all);
    expect(seen).toEqual(['busy', 'quiet', 'busy', 'busy']);
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

  it('sends away who has waited for five seconds, and serves those behind', async () => {
    vi.useFakeTimers();
    const mutex = createMutex(60_000);
    const release = await mutex.acquire();
    let outcome: unknown = 'waiting';
    void mutex.acquire().catch((error: unknown) => (outcome = error));
    await vi.advanceTimersByTimeAsync(4_999);
    const behind = mutex.acquire();
    expect(outcome).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toMatchObject({ code: 'overloaded', options: { retryAfterSeconds: 5 } });
    release();
    (await behind)();
    (await mutex.acquire())();
  });
});
