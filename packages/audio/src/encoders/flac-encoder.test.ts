import { describe, expect, it } from 'vitest';
import { concatBytes } from '@rakhim/containers';
import { cut } from '../testing/blocks.ts';
import { createNoise, speechLike } from '../testing/signals.ts';
import { loadFlac } from './flac-codec.ts';
import { createFlacEncoder } from './flac-encoder.ts';
import { toPcm16 } from './to-pcm16.ts';

async function encode(pcm: Float32Array, lengths: readonly number[] = [2_400]): Promise<Uint8Array> {
  const encoder = await createFlacEncoder();
  return concatBytes([...cut(pcm, lengths).map((block) => encoder.encode(block)), encoder.finish().bytes]);
}

/** Decodes with libFLAC, which also checks every frame's sum. */
async function decode(sound: Uint8Array): Promise<{ samples: Int16Array; complaints: unknown[] }> {
  const flac = await loadFlac();
  const decoder = flac.create_libflac_decoder(false);
  const blocks: Uint8Array[] = [];
  const complaints: unknown[] = [];
  let offset = 0;
  flac.init_decoder_stream(
    decoder,
    (bytesMax) => {
      const buffer = sound.slice(offset, offset + bytesMax);
      offset += buffer.length;
      return { buffer, readDataLength: buffer.length, error: false };
    },
    (channels) => void blocks.push(...channels.map((channel) => channel.slice())),
    (code, description) => void complaints.push(code, description),
  );
  flac.FLAC__stream_decoder_process_until_end_of_stream(decoder);
  flac.FLAC__stream_decoder_finish(decoder);
  flac.FLAC__stream_decoder_delete(decoder);
  return { samples: new Int16Array(concatBytes(blocks).buffer), complaints };
}

describe('createFlacEncoder', () => {
  const noise = createNoise(7);

  it.each([
    ['speech', speechLike(2.0001, 24_000)],
    ['noise at full scale', Float32Array.from({ length: 10_000 }, noise)],
    ['both ends of the scale', Float32Array.of(-1, 1, 32_767 / 32_768, 0, -2, 2, Number.NaN)],
  ])('loses nothing of %s', async (_name, pcm) => {
    const { samples, complaints } = await decode(await encode(pcm));

    expect(complaints).toEqual([]);
    expect(samples).toEqual(toPcm16(pcm.map((sample) => (Number.isNaN(sample) ? 0 : Math.max(sample, -1)))));
  });

  it.each([[[1, 7, 0]], [[100_000]]])('makes the same bytes of blocks of %j', async (lengths) => {
    const pcm = speechLike(0.5, 24_000);
    expect(await encode(pcm, lengths)).toEqual(await encode(pcm));
  });

  it('writes its header with the first block, and frames as soon as they are full', async () => {
    const encoder = await createFlacEncoder();
    const start = encoder.encode(new Float32Array(0));
    const first = encoder.encode(speechLike(0.4, 24_000));
    encoder.close();

    expect(new TextDecoder().decode(start.subarray(0, 4))).toBe('fLaC');
    expect(first.length).toBeGreaterThan(1_000);
  });

  it('lets two utterances be made at once', async () => {
    const [pcm, other] = [speechLike(1, 24_000), Float32Array.from({ length: 24_000 }, noise)];
    const [one, two] = [await createFlacEncoder(), await createFlacEncoder()];
    const [ones, twos] = [[one.encode(pcm)], [two.encode(other)]];
    ones.push(one.finish().bytes);
    twos.push(two.finish().bytes);

    expect(concatBytes(ones)).toEqual(await encode(pcm));
    expect(concatBytes(twos)).toEqual(await encode(other));
  });

  it('accepts nothing after an abort', async () => {
    const encoder = await createFlacEncoder();
    encoder.encode(Float32Array.of(Number.NaN, Infinity));
    encoder.close();
    encoder.close();

    expect(() => encoder.encode(new Float32Array(1))).toThrow('finished or closed');
    expect(() => encoder.finish()).toThrow('finished or closed');
  });
});
