import { afterEach, describe, expect, it } from 'vitest';
import { type ReadingPoolOptions, createReadingPool } from './reading-pool.ts';
import type { ReadingRequest, TextReader } from './text-reader.ts';

const request: ReadingRequest = { text: 'وصل 3 طلاب إلى المدرسة', dialect: 'msa', readings: [] };
/** Enough that reading it takes longer than starting the next one. */
const longText = 'ذهب الولد إلى المدرسة ومعه 25 كتابا. '.repeat(100);

let open: TextReader | undefined;
afterEach(() => open?.close());

function openPool(options?: ReadingPoolOptions): TextReader {
  open = createReadingPool({ timeoutMs: 120_000, ...options });
  return open;
}

describe('the reading pool', () => {
  it('reads with the word list that was learned', async () => {
    const { spans } = await openPool().preview(request);
    expect(spans.map(({ original, confidence }) => [original, confidence > 0.5])).toEqual([
      ['وصل', true],
      ['3', true],
      ['طلاب', true],
      ['إلى', true],
      ['المدرسة', true],
    ]);
  });

  it('refuses tasks beyond its capacity at once, and reads the rest', async () => {
    const pool = openPool({ queueMax: 2 });
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, () => pool.preview({ ...request, text: longText })),
    );
    const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason as unknown);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(12);
    expect(refused).toEqual(
      refused.map(() =>
        expect.objectContaining({
          code: 'service_unavailable',
          options: expect.objectContaining({ retryAfterSeconds: 2 }),
        }),
      ),
    );
  });

  it('aborts a text that takes too long', async () => {
    await expect(openPool({ timeoutMs: 1 }).preview({ ...request, text: longText })).rejects.toMatchObject({
      code: 'service_unavailable',
    });
  });
});
