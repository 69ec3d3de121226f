import { sampleRate } from '../format.ts';
import { concatBytes } from '@rakhim/containers';
import { createClipper } from '../signal/clipper.ts';

/**
 * An encoder that works in a thread of its own: what it makes of a block may come with a later one. Steps are taken one
 * after another.
 */
export interface AacEncoder {
  /** @returns whatever bytes are ready; may be empty. @throws Error after `finish` or `close`. */
  encode(samples: Float32Array): Promise<Uint8Array>;
  /** @returns the rest. @throws Error after `finish` or `close`. */
  finish(): Promise<{ readonly bytes: Uint8Array }>;
  /** Gives the utterance up and ends the thread. Harmless after `finish` and when repeated. */
  close(): void;
}

const bitsPerSecond = 64_000;

/** What an AAC frame holds. The library is given whole ones: it would take gaps between odd lengths for silence. */
const frameSamples = 1_024;

/** A frame takes under a millisecond; a thread that is silent for so long does not answer. */
const stepMsMax = 10_000;

/**
 * AAC-LC in ADTS frames, which can be played from any place. The sound begins 43 ms later than it was given, because
 * ADTS has no word for the encoder's delay. Its library is loaded with the first one: most processes make none.
 *
 * @throws Error when the encoder cannot be loaded.
 */
export async function createAacEncoder(): Promise<AacEncoder> {
  const [{ AdtsOutputFormat, AudioSample, AudioSampleSource, Output, StreamTarget }, { registerAacEncoder }] =
    await Promise.all([import('mediabunny'), import('@mediabunny/aac-encoder')]);
  registerAacEncoder();
  let ready: Uint8Array[] = [];
  const source = new AudioSampleSource({ codec: 'aac', bitrate: bitsPerSecond });
  const output = new Output({
    format: new AdtsOutputFormat(),
    target: new StreamTarget(new WritableStream({ write: ({ data }) => void ready.push(data.slice()) })),
  });
  output.addAudioTrack(source);
  await output.start();
  const clip = createClipper({ limit: 1 });
  let sampleCount = 0;
  let isOpen = true;

  function close(): void {
    if (isOpen) {
      isOpen = false;
      // A thread that has just failed cannot be told so.
      output.cancel().catch(() => undefined);
    }
  }

  function assertOpen(): void {
    if (!isOpen) {
      throw new Error('the encoder is finished or closed');
    }
  }

  async function step(work: Promise<void>): Promise<Uint8Array> {
    await withDeadline(work);
    const bytes = concatBytes(ready);
    ready = [];
    return bytes;
  }

  /** Samples that do not fill a frame yet. */
  let rest = new Float32Array(0);

  async function add(samples: Float32Array): Promise<void> {
    const joined = new Float32Array(rest.length + samples.length);
    joined.set(rest);
    joined.set(clip(samples), rest.length);
    const whole = joined.length - (joined.length % frameSamples);
    rest = joined.slice(whole);
    await addFrames(joined.subarray(0, whole));
  }

  async function addFrames(samples: Float32Array): Promise<void> {
    if (samples.length === 0) {
      return;
    }
    const sample = new AudioSample({
      data: samples,
      format: 'f32',
      numberOfChannels: 1,
      sampleRate,
      timestamp: sampleCount / sampleRate,
    });
    sampleCount += samples.length;
    try {
      await source.add(sample);
    } finally {
      sample.close();
    }
  }

  return {
    async encode(samples) {
      assertOpen();
      return step(add(samples));
    },
    async finish() {
      assertOpen();
      const bytes = await step(addFrames(rest).then(() => output.finalize()));
      isOpen = false;
      return { bytes };
    },
    close,
  };
}

async function withDeadline(work: Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the AAC encoder does not answer')), stepMsMax);
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
