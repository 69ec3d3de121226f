import { describe, expect, it } from 'vitest';
import type { Journal } from '../journal/journal.ts';
import { createBatch } from './create-batch.ts';
import { serviceError } from '../testing/speech-service.ts';
import { isLastNote, startBatch, threeFiles } from '../testing/start-batch.ts';

describe('a batch that is told to stop', () => {
  it('finishes the requests in flight, and resumes later', async () => {
    const { clock, batch, service, outputs } = await startBatch(threeFiles, { cap: 1 });
    const run = batch.run();
    const first = new Promise<void>((resolve) =>
      batch.subscribe((event) => event.type === 'item' && event.item.state === 'done' && resolve()),
    );
    await clock.runUntil(first);
    await clock.runUntil(batch.stop());
    const report = await run;
    expect(report.progress.itemsByState.queued).toBeGreaterThan(0);
    const before = service.calls();
    await clock.runUntil(batch.run());
    expect(outputs()).toHaveLength(3);
    expect(service.calls()).toBe(3);
    expect(before).toBeLessThan(3);
  });

  it('stops while a disk is still busy with the last note of a file', async () => {
    const { clock, store, journal, limiter, service } = await startBatch(threeFiles);
    const slow: Journal = {
      ...journal,
      async append(records) {
        if (records.some(isLastNote)) {
          void batch.stop();
          await new Promise((resolve) => setImmediate(resolve));
        }
        await journal.append(records);
      },
    };
    const batch = createBatch({ journal: slow, store, speak: service.speak, limiter, clock, random: () => 0 });
    expect((await clock.runUntil(batch.run())).progress.itemsByState.done).toBeGreaterThan(0);
  });

  it('stops when the disk does not take the last note of a file, and knows it next time', async () => {
    const { clock, store, journal, limiter, service, outputs } = await startBatch(threeFiles);
    const full: Journal = {
      ...journal,
      append: (records) =>
        records.some(isLastNote)
          ? Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
          : journal.append(records),
    };
    const batch = createBatch({ journal: full, store, speak: service.speak, limiter, clock, random: () => 0 });
    batch.subscribe((event) => event.type === 'paused' && void batch.stop());
    expect((await clock.runUntil(batch.run())).progress.itemsByState.done).toBe(0);
    const again = createBatch({ journal, store, speak: service.speak, limiter, clock, random: () => 0 });
    expect((await clock.runUntil(again.run())).progress.itemsByState.done).toBe(3);
    expect(outputs()).toHaveLength(3);
    expect([...service.charges.values()].every((charges) => charges.length === 1)).toBe(true);
  });

  it('leaves no timer behind when it stops while there is no network, and asks again when it begins again', async () => {
    let isOffline = true;
    const { clock, batch, events, outputs } = await startBatch(threeFiles, {
      service: {
        before() {
          if (isOffline) {
            throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
          }
        },
      },
    });
    batch.subscribe((event) => event.type === 'paused' && void batch.stop());
    expect((await clock.runUntil(batch.run())).progress.pause).toBe('offline');
    expect(clock.timers()).toBe(0);
    isOffline = false;
    await clock.runUntil(batch.run());
    expect(outputs()).toHaveLength(3);
    expect(events.at(-1)).toMatchObject({ type: 'idle' });
  });

  it('leaves no timer behind when it stops while the service wants to be left alone', async () => {
    const { clock, batch } = await startBatch(threeFiles, {
      service: {
        before() {
          throw serviceError('too_many_requests', 429, 600_000);
        },
      },
    });
    const run = batch.run();
    const startedAt = clock.now();
    await clock.runUntil(clock.sleep(10_000));
    await clock.runUntil(batch.stop());
    await run;
    expect(clock.timers()).toBe(0);
    expect(clock.now() - startedAt).toBeLessThan(20_000);
  });
});
