import type { Encoder } from '../encoder.ts';
import { sampleRate } from '../format.ts';
import { createClipper } from '../signal/clipper.ts';
import { createCodecPool } from './codec-pool.ts';
import { openCodecSession } from './codec-session.ts';
import { createVorbisCodec } from './vorbis-codec.ts';

export const oggCodecPool = createCodecPool(createVorbisCodec);

/**
 * Vorbis quality: about 57 kbit/s for speech at 24 kHz. Lower ones raise the peaks of breathy voices by up to 2.5 dB.
 */
const quality = 5;

/**
 * Ogg Vorbis. The headers come with the first block and sound in pages of some 4 KiB, so a listener of a stream hears
 * it 0.8 s of speech later than MP3. The last page carries the exact length; nothing needs to be corrected in a file.
 */
export async function createOggEncoder(): Promise<Encoder> {
  const session = await openCodecSession(oggCodecPool, { sampleRate, quality });
  const bound = createClipper({ limit: 1 });
  return {
    encode: (samples) => session.encode(bound(samples)),
    finish: () => ({ bytes: session.finish() }),
    close: session.close,
  };
}
