import { describe, expect, it } from 'vitest';
import { barePcm } from './bare-pcm.ts';
import { encodePcm } from './encode-pcm.ts';

/** A sound of a header and two blocks that notes how it ends. */
async function* wav(endings: unknown[]): AsyncGenerator<Uint8Array, string> {
  try {
    yield new Uint8Array(44);
    yield new Uint8Array(20_000);
    yield new Uint8Array(20_000);
    endings.push('finished');
    return 'the end';
  } catch (error) {
    endings.push(error);
    throw error;
  } finally {
    endings.push('closed');
  }
}

describe.each(['opus', 'flac'] as const)('encodePcm to %s', (format) => {
  it('passes on what the sound returns', async () => {
    const endings: unknown[] = [];
    const encoded = encodePcm(barePcm(wav(endings)), format);
    let next = await encoded.next();
    while (!next.done) {
      next = await encoded.next();
    }
    expect(next.value).toBe('the end');
    expect(endings).toEqual(['finished', 'closed']);
  });

  it('tells the sound of a failure after it, so that nothing is charged', async () => {
    const endings: unknown[] = [];
    const encoded = encodePcm(barePcm(wav(endings)), format);
    await encoded.next();
    const failure = new Error('The encoder is out of memory.');
    await expect(encoded.throw(failure)).rejects.toBe(failure);
    expect(endings).toEqual([failure, 'closed']);
  });

  it('closes the sound when its reader leaves', async () => {
    const endings: unknown[] = [];
    const encoded = encodePcm(barePcm(wav(endings)), format);
    await encoded.next();
    await encoded.return('left');
    expect(endings).toEqual(['closed']);
  });
});

describe('encodePcm to aac', () => {
  it('passes on what the sound returns, once its thread has encoded all of it', async () => {
    const endings: unknown[] = [];
    const encoded = encodePcm(barePcm(wav(endings)), 'aac');
    let length = 0;
    let next = await encoded.next();
    for (; !next.done; next = await encoded.next()) {
      length += next.value.length;
    }
    expect([next.value, endings]).toEqual(['the end', ['finished', 'closed']]);
    expect(length).toBeGreaterThan(100);
  });
});
