import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { type AudioPipelineOptions, createAudioPipeline } from './audio-pipeline.ts';
import { createFlacEncoder } from './encoders/flac-encoder.ts';
import { createOpusEncoder } from './encoders/opus-encoder.ts';
import { concatBytes } from '@rakhim/containers';
import { measureLoudness } from './loudness/loudness-meter.ts';
import { audioFormats } from './format.ts';
import { createMastering } from './mastering.ts';
import { runStage } from './testing/blocks.ts';
import { speechLike } from './testing/signals.ts';

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;

async function produce(pcm: Float32Array, options: AudioPipelineOptions): Promise<Uint8Array> {
  const pipeline = await createAudioPipeline(options);
  const start = pipeline.push(pcm);
  const { bytes, header } = pipeline.finish();
  const sound = concatBytes([start, bytes]);
  sound.set(header ?? []);
  return sound;
}

/** Decodes with ffmpeg, from a file so that it can see the length; at the rate it was made at, or another. */
function decode(sound: Uint8Array, sampleRate?: number): { samples: Float32Array; complaints: string } {
  const folder = mkdtempSync(join(tmpdir(), 'audio-'));
  try {
    const file = join(folder, 'sound');
    writeFileSync(file, sound);
    const { stdout, stderr } = spawnSync(
      'ffmpeg',
      ['-v', 'error', '-i', file, ...(sampleRate === undefined ? [] : ['-ar', String(sampleRate)]), '-f', 'f32le', '-'],
      { maxBuffer: 2 ** 28 },
    );
    return { samples: new Float32Array(new Uint8Array(stdout).buffer), complaints: stderr.toString() };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('sound decoded by ffmpeg', () => {
  beforeEach(({ skip }) => {
    skip(!hasFfmpeg, 'ffmpeg is not installed');
  });

  const pcm = speechLike(5.4321, 24_000);
  const level = { gainDb: 9 };

  it.each(audioFormats)(
    'has exactly the samples of the source, in place, level and below -1 dB of true peak (%s)',
    async (format) => {
      const { samples, complaints } = decode(
        await produce(pcm, { inputSampleRate: 24_000, format, delivery: 'file', level }),
      );
      const source = runStage(createMastering(level), pcm);
      const similarity = (lag: number) =>
        source.reduce((sum, sample, index) => sum + sample * (samples[index + lag] ?? 0), 0);

      expect(complaints).toBe('');
      expect(samples).toHaveLength(pcm.length);
      expect(similarity(0)).toBeGreaterThan(Math.max(similarity(-1), similarity(1)));
      const { integratedLufs, truePeakDb } = measureLoudness(samples, 24_000);
      expect(Math.abs(integratedLufs - measureLoudness(source, 24_000).integratedLufs)).toBeLessThan(0.3);
      expect(truePeakDb).toBeLessThan(-1);
    },
  );

  it.each([
    ['flac', createFlacEncoder, 1e-7],
    ['opus', createOpusEncoder, 0.1],
  ] as const)('has exactly the samples of the source, in place (%s)', async (_format, create, errorMax) => {
    const encoder = await create();
    const { samples, complaints } = decode(concatBytes([encoder.encode(pcm), encoder.finish().bytes]), 24_000);
    const energy = (of: (sample: number, index: number) => number) =>
      pcm.reduce((sum, sample, index) => sum + of(sample, index) ** 2, 0);

    expect(complaints).toBe('');
    expect(samples).toHaveLength(pcm.length);
    expect(energy((sample, index) => sample - (samples[index] ?? 0)) / energy((sample) => sample)).toBeLessThan(
      errorMax,
    );
  });

  it.each(audioFormats)('plays as a stream cut off anywhere (%s)', async (format) => {
    const sound = await produce(pcm, { inputSampleRate: 24_000, format, delivery: 'stream', level });

    const { samples } = decode(sound.subarray(0, sound.length / 2));

    expect(samples.length).toBeGreaterThan(pcm.length / 3);
  });
});
