/** The sample rate of our voices in Hz; decoding at another would only make the sound larger. */
const sampleRate = 24_000;
/** Decoded, ten minutes take 58 MB; a phone has no room for an hour. */
export const decodedMsMax = 10 * 60_000;

export interface DecodedSound {
  readonly samples: Float32Array;
  readonly sampleRate: number;
}

/** @throws DOMException where the browser cannot read the sound. */
export async function decodeSound(sound: Blob): Promise<DecodedSound> {
  const context = new OfflineAudioContext(1, 1, sampleRate);
  const decoded = await context.decodeAudioData(await sound.arrayBuffer());
  return { samples: decoded.getChannelData(0), sampleRate };
}
