import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFairSemaphore, type FairSemaphoreOptions } from './fair-semaphore.ts';
import { type Work, shares } from './work.ts';

function create(options: Partial<FairSemaphoreOptions> = {}) {
  return createFairSemaphore({
    places: 1,
    waitMsMax: 60_000,
    createTimeoutError: () => new Error('waited too long'),
    ...options,
  });
}

const workOf = (tenant: string, share: Work['share'] = 'other'): Work => ({ share, tenant });

describe('a fair semaphore', () => {
  it('serves tenants in turn, however many one of them waits for', async () => {
    const semaphore = create();
    const release = await semaphore.acquire(workOf('busy'));
    const served: string[] = [];
    const all = ['busy', 'busy', 'busy', 'other', 'busy', 'third', 'other'].map(async (tenant) => {
      const done = await semaphore.acquire(workOf(tenant));
      served.push(tenant);
      done();
    });
    release();
    await Promise.all(all);
    expect(served).toEqual(['busy', 'other', 'third', 'busy', 'other', 'busy', 'busy']);
  });

  it('leaves free what is kept for a share, and lets it be used by that share alone', async () => {
    const semaphore = create({ places: 3, reserved: { health: 1 }, waitMsMax: 5 });
    await semaphore.acquire(workOf('a', 'speech'));
    await semaphore.acquire(workOf('a', 'speech'));
    await expect(semaphore.acquire(workOf('b', 'speech'))).rejects.toThrow('waited too long');
    await semaphore.acquire(workOf('monitor', 'health'));
    await expect(semaphore.acquire(workOf('monitor', 'health'))).rejects.toThrow('waited too long');
  });

  it('counts nobody who has given up waiting', async () => {
    const semaphore = create({ waitMsMax: 5 });
    const release = await semaphore.acquire(workOf('a'));
    await expect(semaphore.acquire(workOf('b'))).rejects.toThrow('waited too long');
    release();
    release();
    const again = await semaphore.acquire(workOf('c'));
    await expect(semaphore.acquire(workOf('d'))).rejects.toThrow('waited too long');
    again();
  });

  it('never gives out more places than there are, nor any that is kept, and serves everybody', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 3, max: 6 }),
        fc.array(fc.record({ share: fc.constantFrom(...shares), tenant: fc.constantFrom('a', 'b', 'c') }), {
          maxLength: 40,
        }),
        async (places, works) => {
          const reserved = { health: 1, speech: 1 };
          const semaphore = create({ places, reserved });
          const running: Work[] = [];
          const count = (share: string): number => running.filter((work) => work.share === share).length;
          await Promise.all(
            works.map(async (work) => {
              const release = await semaphore.acquire(work);
              running.push(work);
              expect(running.length).toBeLessThanOrEqual(places);
              expect(running.length - count('health')).toBeLessThanOrEqual(places - 1);
              expect(running.length - count('speech')).toBeLessThanOrEqual(places - 1);
              await new Promise(setImmediate);
              running.splice(running.indexOf(work), 1);
              release();
            }),
          );
        },
      ),
    );
  });
});
