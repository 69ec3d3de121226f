import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createEncoder, type WasmMediaEncoder } from 'wasm-media-encoders';

type CodecMimeType = 'audio/mpeg' | 'audio/ogg';

const binaries = {
  'audio/mpeg': 'wasm-media-encoders/wasm/mp3',
  'audio/ogg': 'wasm-media-encoders/wasm/ogg',
} as const satisfies Record<CodecMimeType, string>;

/** WebAssembly instances of one codec in this thread. An instance has one user at a time. */
export interface CodecPool<MimeType extends CodecMimeType> {
  take(): Promise<WasmMediaEncoder<MimeType>>;
  /** Takes an instance back for the next utterance, unless it is worn out. One that has failed must not come back. */
  giveBack(codec: WasmMediaEncoder<MimeType>): void;
  /** @returns how many instances wait for an utterance, and how many were ever made. */
  count(): { readonly idle: number; readonly made: number };
}

/** Instances kept while unused; more utterances than this at once get instances of their own, dropped afterwards. */
export const idleCodecsMax = 8;

/**
 * Utterances that one instance serves. The Vorbis encoder leaves about 190 KiB behind with each, which nothing but a new instance frees; this many
 * fit into the 16 MiB that an instance starts with.
 */
export const utterancesPerCodecMax = 50;

export function createCodecPool<MimeType extends CodecMimeType>(mimeType: MimeType): CodecPool<MimeType> {
  const idle: WasmMediaEncoder<MimeType>[] = [];
  const utterances = new WeakMap<WasmMediaEncoder<MimeType>, number>();
  let binary: Promise<Uint8Array> | undefined;
  let made = 0;

  function readBinary(): Promise<Uint8Array> {
    return readFile(createRequire(import.meta.url).resolve(binaries[mimeType]));
  }

  return {
    async take() {
      const waiting = idle.pop();
      if (waiting !== undefined) {
        return waiting;
      }
      binary ??= readBinary();
      made++;
      return createEncoder(mimeType, await binary);
    },
    giveBack(codec) {
      const served = (utterances.get(codec) ?? 0) + 1;
      utterances.set(codec, served);
      if (served < utterancesPerCodecMax && idle.length < idleCodecsMax) {
        idle.push(codec);
      }
    },
    count: () => ({ idle: idle.length, made }),
  };
}
