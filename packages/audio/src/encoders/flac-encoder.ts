import type { Encoder } from '../encoder.ts';
import { sampleRate } from '../format.ts';
import { concatBytes } from '@rakhim/containers';
import { createClipper } from '../signal/clipper.ts';
import { loadFlac } from './flac-codec.ts';
import { toPcm16 } from './to-pcm16.ts';

const bitsPerSample = 16;

/** From 0, fastest, to 8, smallest; libFLAC's default. */
const compressionLevel = 5;

/**
 * FLAC, 16 bit: loses nothing that WAV has. Frames come as soon as they are full, 170 ms each. It is a stream: its
 * beginning tells no length, since nobody knows it yet, so players read to the end.
 *
 * @throws Error when the encoder cannot be loaded or has no memory left.
 */
export async function createFlacEncoder(): Promise<Encoder> {
  const flac = await loadFlac();
  const encoder = flac.create_libflac_encoder(sampleRate, 1, bitsPerSample, compressionLevel, 0, false, 0);
  let frames: Uint8Array[] = [];
  const status = encoder === 0 ? undefined : flac.init_encoder_stream(encoder, (bytes) => void frames.push(bytes));
  let isOpen = true;

  function close(): void {
    if (isOpen) {
      isOpen = false;
      flac.FLAC__stream_encoder_delete(encoder);
    }
  }

  function assertOpen(): void {
    if (!isOpen) {
      throw new Error('the encoder is finished or closed');
    }
  }

  function takeFrames(isDone: boolean | number): Uint8Array {
    const bytes = concatBytes(frames);
    frames = [];
    if (!isDone) {
      throw new Error(`libFLAC failed in state ${flac.FLAC__stream_encoder_get_state(encoder)}.`);
    }
    return bytes;
  }

  if (status !== 0) {
    close();
    throw new Error(`libFLAC cannot begin: ${status ?? 'out of memory'}.`);
  }
  const bound = createClipper({ limit: 1 });
  return {
    encode(samples) {
      assertOpen();
      const block = Int32Array.from(toPcm16(bound(samples)));
      return takeFrames(
        block.length === 0 || flac.FLAC__stream_encoder_process_interleaved(encoder, block, block.length),
      );
    },
    finish() {
      assertOpen();
      try {
        return { bytes: takeFrames(flac.FLAC__stream_encoder_finish(encoder)) };
      } finally {
        close();
      }
    },
    close,
  };
}
