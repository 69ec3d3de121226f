import type { AudioPipeline, EncodedEnd } from '@rakhim/audio';
import { speakerSampleRate } from '../espeak/create-speaker.ts';
import type { BlockSender } from './block-sender.ts';

/**
 * Chromium begins with a quarter of a second. Of this, resampling, mastering, encoding and the sender keep less than a
 * half to themselves.
 */
const playableLength = speakerSampleRate * 0.7;

/** An utterance's one ordered stream of samples on its way to the consumer, with its clock. */
export interface SoundTrack {
  /** Milliseconds of sound so far. */
  readonly madeMs: number;
  /** True once enough is on its way for a player to begin: browsers want some frames more than the first. */
  readonly isPlayable: boolean;
  push(samples: Int16Array): void;
  pushSilence(durationMs: number): void;
  /** Ends the sound and sends the rest of it. */
  finish(): Pick<EncodedEnd, 'header'> & { readonly durationMs: number };
}

export function createSoundTrack(pipeline: AudioPipeline, sender: BlockSender): SoundTrack {
  let sampleCount = 0;

  function push(samples: Int16Array): void {
    sampleCount += samples.length;
    sender.add(pipeline.push(samples));
  }

  return {
    get madeMs() {
      return (sampleCount * 1_000) / speakerSampleRate;
    },
    get isPlayable() {
      return sender.hasSent && sampleCount >= playableLength;
    },
    push,
    pushSilence(durationMs) {
      push(new Int16Array(Math.round((durationMs * speakerSampleRate) / 1_000)));
    },
    finish() {
      const { bytes, header } = pipeline.finish();
      sender.add(bytes);
      sender.flush();
      return { durationMs: Math.round(pipeline.durationMs), ...(header && { header }) };
    },
  };
}
