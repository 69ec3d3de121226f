import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Codec } from './codec.ts';

/** Mono, at a constant quality from -1 to 10. */
export interface VorbisConfiguration {
  readonly sampleRate: number;
  readonly quality: number;
}

let library: ReturnType<typeof load> | undefined;

async function load() {
  const { createEncoder } = await import('wasm-media-encoders');
  const binary = await readFile(createRequire(import.meta.url).resolve('wasm-media-encoders/wasm/ogg'));
  return { createEncoder, binary };
}

/**
 * An instance of the Vorbis encoder, whose package is loaded with the first: it takes 4 MB in every thread, and few ask
 * for Ogg. @throws Error when it cannot be loaded.
 */
export async function createVorbisCodec(): Promise<Codec<VorbisConfiguration>> {
  library ??= load();
  const { createEncoder, binary } = await library;
  const vorbis = await createEncoder('audio/ogg', binary);
  return {
    configure({ sampleRate, quality }) {
      vorbis.configure({ channels: 1, sampleRate, vbrQuality: quality });
    },
    encode: (samples) => vorbis.encode([samples]),
    finalize: () => vorbis.finalize(),
  };
}
