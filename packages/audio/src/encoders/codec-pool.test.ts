import { expect, it } from 'vitest';
import { createCodecPool, idleCodecsMax, utterancesPerCodecMax } from './codec-pool.ts';
import { openCodecSession } from './codec-session.ts';
import { createLameCodec } from './lame-codec.ts';
import { createVorbisCodec } from './vorbis-codec.ts';

it('makes no second instance for utterances that follow each other', async () => {
  const pool = createCodecPool(createLameCodec);
  for (let utterance = 0; utterance < 20; utterance++) {
    pool.giveBack(await pool.take());
  }

  expect(pool.count()).toEqual({ idle: 1, made: 1 });
});

it('makes a new instance before an old one has gathered too much', async () => {
  const pool = createCodecPool(createVorbisCodec);
  for (let utterance = 0; utterance < 2 * utterancesPerCodecMax; utterance++) {
    const session = await openCodecSession(pool, { sampleRate: 24_000, quality: 5 });
    session.close();
  }

  expect(pool.count()).toEqual({ idle: 0, made: 2 });
});

it('keeps only so many unused instances after a rush', async () => {
  const pool = createCodecPool(createLameCodec);
  const codecs = await Promise.all(Array.from({ length: idleCodecsMax + 3 }, () => pool.take()));
  codecs.forEach(pool.giveBack);

  expect(pool.count()).toEqual({ idle: idleCodecsMax, made: idleCodecsMax + 3 });
});

it('drops an instance that has thrown', async () => {
  const pool = createCodecPool(createLameCodec);
  const session = await openCodecSession(pool, { sampleRate: 24_000, bitrateKbps: 64 });
  // A view on memory that is gone makes the copying into the instance fail.
  const gone = new Float32Array(new ArrayBuffer(16));
  Object.defineProperty(gone, 'subarray', { value: () => undefined });

  expect(() => session.encode(gone)).toThrow(TypeError);
  expect(() => session.encode(new Float32Array(1))).toThrow('finished or closed');
  session.close();
  expect(pool.count().idle).toBe(0);
});
