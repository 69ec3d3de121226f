import type { WordTime } from '@rakhim/audio';
import type { VoiceRequest } from '../types.ts';
import type { SoundTrack } from '../worker/sound-track.ts';
import type { Speaker } from './create-speaker.ts';
import { createWordClock } from './word-clock.ts';
import type { Line } from './write-line.ts';

export interface SpokenLine {
  /** Times since the start of the utterance. */
  readonly words: readonly WordTime[];
  /** Samples that are not on the track yet. */
  readonly rest: readonly Int16Array[];
}

/**
 * Has the engine speak a line. Until the track can be played, its blocks are encoded while the engine still speaks, so
 * that nobody waits for the end of the line to hear its beginning; later ones are handed back, to be encoded in steps.
 *
 * @param isCancelled asked at every block; the engine stops when it is true.
 */
export function speakLine(
  line: Line,
  {
    speaker,
    request,
    isCancelled,
  }: { readonly speaker: Speaker; readonly request: VoiceRequest; readonly isCancelled: () => boolean },
  track: SoundTrack,
): SpokenLine {
  const startMs = track.madeMs;
  const clock = createWordClock(line.words);
  const rest: Int16Array[] = [];
  speaker.speak(line.text, request, request.prosody, (samples, events) => {
    clock.observe(events);
    if (track.isPlayable) {
      rest.push(samples);
    } else {
      track.push(samples);
    }
    return isCancelled();
  });
  const words = clock
    .finish()
    .map((word) => ({ ...word, startMs: startMs + word.startMs, endMs: startMs + word.endMs }));
  return { words, rest };
}
