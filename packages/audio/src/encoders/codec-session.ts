import { sampleRate } from '../format.ts';
import type { Codec } from './codec.ts';
import type { CodecPool } from './codec-pool.ts';
import { concatBytes } from '@rakhim/containers';

/** Samples given to a codec at once; its input buffer grows to the largest block ever seen and never shrinks. */
const blockLength = sampleRate;

/** One utterance on one pooled codec instance. */
export interface CodecSession {
  encode(samples: Float32Array): Uint8Array;
  finish(): Uint8Array;
  close(): void;
}

/**
 * Takes a codec for one utterance, copies everything out of its memory, and sees to it that the instance goes back
 * exactly once; an instance that has thrown is dropped.
 */
export async function openCodecSession<Configuration>(
  pool: CodecPool<Configuration>,
  configuration: Configuration,
): Promise<CodecSession> {
  let codec: Codec<Configuration> | undefined = await pool.take();

  function use(work: (codec: Codec<Configuration>) => Uint8Array): Uint8Array {
    const current = codec;
    if (current === undefined) {
      throw new Error('the encoder is finished or closed');
    }
    // The instance is removed during the call: if it throws, no caller gets it again.
    codec = undefined;
    const bytes = work(current).slice();
    codec = current;
    return bytes;
  }

  function close(): void {
    if (codec !== undefined) {
      pool.giveBack(codec);
      codec = undefined;
    }
  }

  codec.configure(configuration);
  return {
    encode(samples) {
      const parts: Uint8Array[] = [];
      for (let start = 0; start < Math.max(samples.length, 1); start += blockLength) {
        parts.push(use((current) => current.encode(samples.subarray(start, start + blockLength))));
      }
      return concatBytes(parts);
    },
    finish() {
      const bytes = use((current) => current.finalize());
      close();
      return bytes;
    },
    close,
  };
}
