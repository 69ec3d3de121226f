import { afterEach, describe, expect, it } from 'vitest';
import { type EncodingThread, createEncodingThread } from './encoding-thread.ts';

let thread: EncodingThread | undefined;
afterEach(() => thread?.stop());

const open = {
  session: 1,
  type: 'open',
  options: { inputSampleRate: 24_000, format: 'wav', delivery: 'file' },
} as const;

describe('createEncodingThread', () => {
  it('takes no thread for hung that is being started, and one that has begun to answer once it is silent', async () => {
    thread = createEncodingThread(1);
    expect(await thread.ask(open)).toMatchObject({ type: 'opened' });
    expect(thread.isAlive).toBe(true);
    const minute = new Int16Array(24_000 * 60);
    await expect(thread.ask({ session: 1, type: 'push', samples: minute })).rejects.toMatchObject({
      code: 'speech_engine_failed',
    });
    expect(thread.isAlive).toBe(false);
  });
});
