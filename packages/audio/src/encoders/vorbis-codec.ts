import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createEncoder } from 'wasm-media-encoders';
import type { Codec } from './codec.ts';

/** Mono, at a constant quality from -1 to 10. */
export interface VorbisConfiguration {
  readonly sampleRate: number;
  readonly quality: number;
}

let binary: Promise<Uint8Array> | undefined;

function readBinary(): Promise<Uint8Array> {
  return readFile(createRequire(import.meta.url).resolve('wasm-media-encoders/wasm/ogg'));
}

/** An instance of the Vorbis encoder. @throws Error when the module cannot be loaded. */
export async function createVorbisCodec(): Promise<Codec<VorbisConfiguration>> {
  binary ??= readBinary();
  const vorbis = await createEncoder('audio/ogg', await binary);
  return {
    configure({ sampleRate, quality }) {
      vorbis.configure({ channels: 1, sampleRate, vbrQuality: quality });
    },
    encode: (samples) => vorbis.encode([samples]),
    finalize: () => vorbis.finalize(),
  };
}
