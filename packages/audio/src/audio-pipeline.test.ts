import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AudioPipelineOptions, createAudioPipeline } from './audio-pipeline.ts';
import { mp3CodecPool } from './encoders/mp3-encoder.ts';
import { audioFormats } from './format.ts';
import { concatBytes } from '@rakhim/containers';
import { measureLoudness } from './loudness/loudness-meter.ts';
import { scanMp3 } from './mp3/scan-mp3.ts';
import { blockLengths, cut } from './testing/blocks.ts';
import { noise, speechLike } from './testing/signals.ts';

const wavFile = { inputSampleRate: 22_050, format: 'wav', delivery: 'file', level: { gainDb: 9 } } as const;
const mp3Stream = { ...wavFile, format: 'mp3', delivery: 'stream' } as const;

async function produce(
  pcm: Float32Array | Int16Array,
  options: AudioPipelineOptions,
  lengths: readonly number[] = [2_205],
) {
  const pipeline = await createAudioPipeline(options);
  const blocks = cut(pcm, lengths).map((block) => pipeline.push(block));
  const { bytes, header } = pipeline.finish();
  const sound = concatBytes([...blocks, bytes]);
  sound.set(header ?? []);
  return { sound, pipeline };
}

function wavSamples(sound: Uint8Array): Float32Array {
  return Float32Array.from(new Int16Array(sound.slice(44).buffer), (sample) => sample / 32_768);
}

describe('createAudioPipeline', () => {
  it('turns raw speech into level sound of exactly its duration', async () => {
    const { sound, pipeline } = await produce(speechLike(10, 22_050), { ...wavFile, level: { auto: {} } });
    const samples = wavSamples(sound);
    const { integratedLufs, truePeakDb } = measureLoudness(samples, 24_000);

    expect(samples).toHaveLength(240_000);
    expect(pipeline.samplesWritten).toBe(240_000);
    expect(pipeline.durationMs).toBe(10_000);
    expect(Math.abs(integratedLufs + 16)).toBeLessThan(1.5);
    expect(truePeakDb).toBeLessThan(-1);
  });

  it('tells how far the sound is while it is made', async () => {
    const pipeline = await createAudioPipeline(mp3Stream);
    pipeline.push(new Int16Array(22_050));

    // The resampler and the limiter look a few milliseconds ahead.
    expect(pipeline.durationMs).toBeGreaterThan(990);
    expect(pipeline.durationMs).toBeLessThan(1_000);
    pipeline.finish();
    expect(pipeline.durationMs).toBe(1_000);
  });

  it('treats 16-bit and float samples alike', async () => {
    const floats = speechLike(0.5, 22_050);
    const integers = Int16Array.from(floats, (sample) => Math.round(sample * 32_768));
    const rounded = Float32Array.from(integers, (sample) => sample / 32_768);

    expect((await produce(integers, wavFile)).sound).toEqual((await produce(rounded, wavFile)).sound);
  });

  it.each([wavFile, mp3Stream])('gives the same bytes however the PCM is cut (%o)', async (options) => {
    const pcm = speechLike(0.5, 22_050);
    const whole = await produce(pcm, options);
    await fc.assert(
      fc.asyncProperty(blockLengths, async (lengths) => {
        expect((await produce(pcm, options, lengths)).sound).toEqual(whole.sound);
      }),
      { numRuns: 15 },
    );
  });

  it('recovers at once from samples that are no numbers', async () => {
    const pcm = speechLike(1, 22_050);
    pcm.set([Number.NaN, Infinity, -Infinity, 3e38], 5_000);

    const samples = wavSamples((await produce(pcm, wavFile)).sound);
    const expected = wavSamples((await produce(speechLike(1, 22_050), wavFile)).sound);

    const difference = samples.map((sample, index) => sample - expected[index]!).subarray(18_000);
    expect(Math.max(...difference.map(Math.abs))).toBeLessThan(0.01);
  });

  it('makes an empty utterance a valid file in every format', async () => {
    for (const format of audioFormats) {
      const { sound, pipeline } = await produce(new Float32Array(0), { ...wavFile, format });

      expect(sound.length).toBeGreaterThan(0);
      expect(pipeline.durationMs).toBe(0);
    }
  });

  it.each(audioFormats)('gives out bytes with a buffer of their own, which can be transferred (%s)', async (format) => {
    const pipeline = await createAudioPipeline({ ...wavFile, format });
    const first = pipeline.push(noise(5_000));
    const { bytes, header = bytes } = pipeline.finish();

    for (const array of [first, bytes, header]) {
      expect(array.byteLength).toBe(array.buffer.byteLength);
    }
  });

  it('returns the encoder to the pool when the utterance is aborted, and accepts nothing then', async () => {
    const pipeline = await createAudioPipeline(mp3Stream);
    const { idle } = mp3CodecPool.count();
    pipeline.push(noise(1_000));
    pipeline.close();
    pipeline.close();

    expect(mp3CodecPool.count().idle).toBe(idle + 1);
    expect(() => pipeline.push(noise(10))).toThrow('finished or closed');
    expect(() => pipeline.finish()).toThrow('finished or closed');
  });

  it('takes no encoder for options that it refuses', async () => {
    const before = mp3CodecPool.count();

    await expect(createAudioPipeline({ ...mp3Stream, inputSampleRate: 0 })).rejects.toThrow(RangeError);
    await expect(createAudioPipeline({ ...mp3Stream, level: { gainDb: Number.NaN } })).rejects.toThrow(RangeError);
    expect(mp3CodecPool.count()).toEqual(before);
  });

  it('works in a worker thread', async () => {
    const worker = new Worker(new URL('testing/pipeline-worker.ts', import.meta.url));
    const [parts] = (await once(worker, 'message')) as [Uint8Array[]];

    expect(scanMp3(concatBytes(parts)).durationMs).toBeCloseTo(1_056, 6);
  });
});
