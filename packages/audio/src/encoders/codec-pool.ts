import type { Codec } from './codec.ts';

/** WebAssembly instances of one codec in this thread. An instance has one user at a time. */
export interface CodecPool<Configuration> {
  take(): Promise<Codec<Configuration>>;
  /** Takes an instance back for the next utterance, unless it is worn out. One that has failed must not come back. */
  giveBack(codec: Codec<Configuration>): void;
  /** @returns how many instances wait for an utterance, and how many were ever made. */
  count(): { readonly idle: number; readonly made: number };
}

/** Instances kept while unused; more utterances than this at once get instances of their own, dropped afterwards. */
export const idleCodecsMax = 8;

/**
 * Utterances that one instance serves. The Vorbis encoder leaves about 190 KiB behind with each, which nothing but a
 * new instance frees; this many fit into the 16 MiB that an instance starts with.
 */
export const utterancesPerCodecMax = 50;

export function createCodecPool<Configuration>(create: () => Promise<Codec<Configuration>>): CodecPool<Configuration> {
  const idle: Codec<Configuration>[] = [];
  const utterances = new WeakMap<Codec<Configuration>, number>();
  let made = 0;

  return {
    async take() {
      const waiting = idle.pop();
      if (waiting !== undefined) {
        return waiting;
      }
      made++;
      return create();
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
