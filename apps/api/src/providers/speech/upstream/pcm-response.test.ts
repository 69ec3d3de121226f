import { describe, expect, it } from 'vitest';
import { readPcmResponse } from './pcm-response.ts';

const chunk = new Uint8Array(1_000);

/** An answer whose connection breaks after so many chunks of 1,000 bytes. */
function createBrokenResponse(chunkCount: number, headers: Record<string, string>): Response {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent === chunkCount) {
        controller.error(new TypeError('terminated'));
      } else {
        sent += 1;
        controller.enqueue(chunk);
      }
    },
  });
  return new Response(body, { headers });
}

async function countBytes(response: Response): Promise<number> {
  const { chunks } = await readPcmResponse(response);
  return (await Array.fromAsync(chunks)).reduce((sum, { byteLength }) => sum + byteLength, 0);
}

describe('readPcmResponse', () => {
  it('forgives a connection that breaks when all that was announced has come', async () => {
    expect(await countBytes(createBrokenResponse(3, { 'content-length': '3000' }))).toBe(3_000);
  });

  it.each([
    ['before that', 2, { 'content-length': '3000' }],
    ['and nothing was announced', 3, {}],
  ])('does not forgive one that breaks %s', async (_name, chunkCount, headers) => {
    await expect(countBytes(createBrokenResponse(chunkCount, headers))).rejects.toMatchObject({
      code: 'speech_engine_failed',
    });
  });

  it('says of one that breaks before the first sound that it can be tried again', async () => {
    await expect(readPcmResponse(createBrokenResponse(0, {}))).rejects.toMatchObject({
      name: 'AttemptError',
      failure: { isRetryable: true },
    });
  });
});
