import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { speechLike } from '#src/testing/openai-server.ts';
import { checkPcm, longestSoundSeconds } from './check-pcm.ts';

type Block = Int16Array<ArrayBuffer>;

async function check(samples: Block, secondsMax = 60): Promise<number> {
  const blocks = (async function* () {
    for (let offset = 0; offset < samples.length; offset += 4_000) {
      yield samples.slice(offset, offset + 4_000);
    }
  })();
  const passed = await Array.fromAsync(checkPcm(blocks, { sampleRate: 24_000, secondsMax }));
  return passed.reduce((sum, block) => sum + block.length, 0);
}

function samplesOf(bytes: Uint8Array): Block {
  // A copy: a small Buffer is a window into a buffer that it shares with others.
  return new Int16Array(Uint8Array.from(bytes.subarray(0, bytes.byteLength & ~1)).buffer);
}

const refusal = { code: 'speech_engine_failed' };

describe('checkPcm', () => {
  it.each([
    ['speech', speechLike({ hertz: 120, seconds: 2 })],
    ['speech at full scale', speechLike({ hertz: 300, seconds: 2 }).map((sample) => Math.sign(sample) * 32_767)],
    [
      'a hiss as loud as in speech',
      speechLike({ hertz: 200, seconds: 1 }).map((sample, index) => sample * 0.5 + ((index * 7_919) % 6_000) - 3_000),
    ],
    ['silence', new Int16Array(24_000)],
  ])('lets %s through', async (_name, samples) => {
    expect(await check(samples)).toBe(samples.length);
  });

  it.each([
    ['a page', samplesOf(Buffer.from('<!doctype html><html lang="en"><title>Bad gateway</title></html>'.repeat(50)))],
    ['a JSON document', samplesOf(Buffer.from('{"error":{"message":"The server had an error"}}'.repeat(50)))],
    ['bytes of another kind of file', samplesOf(randomBytes(96_000))],
    ['nothing', new Int16Array(0)],
    ['a click', speechLike({ hertz: 120, seconds: 0.01 })],
  ])('refuses %s', async (_name, samples) => {
    await expect(check(samples)).rejects.toMatchObject(refusal);
  });

  it('refuses more sound than the text can take to read', async () => {
    expect(longestSoundSeconds(10)).toBe(16);
    await expect(check(speechLike({ hertz: 120, seconds: 17 }), longestSoundSeconds(10))).rejects.toMatchObject(
      refusal,
    );
    expect(await check(speechLike({ hertz: 120, seconds: 16 }), longestSoundSeconds(10))).toBe(16 * 24_000);
  });
});
