import type { AudioPipeline, EncodedEnd } from '@rakhim/audio';
import type { BlockSender } from './block-sender.ts';

/**
 * Chromium begins with a quarter of a second. Of this, resampling, mastering, encoding and the sender keep less than a
 * half to themselves.
 */
const playableMs = 700;

/** An utterance's one ordered stream of samples on its way to the consumer, with its clock. */
export interface SoundTrack {
  /** Milliseconds of sound so far. */
  readonly madeMs: number;
  /** True once enough is on its way for a player to begin: browsers want some frames more than the first. */
  readonly isPlayable: boolean;
  push(samples: Int16Array | Float32Array): void;
  /** What follows is louder than the voice by itself, in decibels. */
  raise(gainDb: number): void;
  /** What follows is another voice. @param gainDb that brings it to the common loudness. */
  setVoiceGain(gainDb: number): void;
  pushSilence(durationMs: number): void;
  /** Ends the sound and sends the rest of it. */
  finish(): Pick<EncodedEnd, 'header'> & { readonly durationMs: number };
}

/** @param sampleRate of the samples to come, in hertz. */
export function createSoundTrack(pipeline: AudioPipeline, sender: BlockSender, sampleRate: number): SoundTrack {
  let sampleCount = 0;
  let [voiceGainDb, raisedDb] = [pipeline.gainDb, 0];

  function setGain(): void {
    pipeline.setGainDb(voiceGainDb + raisedDb);
  }

  function madeMs(): number {
    return (sampleCount * 1_000) / sampleRate;
  }

  function push(samples: Int16Array | Float32Array): void {
    sampleCount += samples.length;
    sender.add(pipeline.push(samples));
  }

  return {
    get madeMs() {
      return madeMs();
    },
    get isPlayable() {
      return sender.hasSent && madeMs() >= playableMs;
    },
    push,
    raise(gainDb) {
      raisedDb = gainDb;
      setGain();
    },
    setVoiceGain(gainDb) {
      voiceGainDb = gainDb;
      setGain();
    },
    pushSilence(durationMs) {
      push(new Int16Array(Math.round((durationMs * sampleRate) / 1_000)));
    },
    finish() {
      const { bytes, header } = pipeline.finish();
      sender.add(bytes);
      sender.flush();
      return { durationMs: Math.round(pipeline.durationMs), ...(header && { header }) };
    },
  };
}
