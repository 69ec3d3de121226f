import type { JobTimestamps, WordTime } from '@rakhim/contract';
import { type Cue, makeCues, subtitleWriters } from '@rakhim/contract/subtitles';
import type { OpenedTimes, TimedSegment } from './job-times.ts';

type JobWord = JobTimestamps['words'][number];

/** The times of a job as JSON, segment by segment as they are read. */
export async function* writeJson(
  { granularity, segments }: OpenedTimes,
  { withPhonemes }: { readonly withPhonemes: boolean },
): AsyncGenerator<Uint8Array, void> {
  yield Buffer.from(`{"granularity":"${granularity}","words":[`);
  let isFirst = true;
  for await (const segment of segments) {
    const words = wordsOf(segment, withPhonemes).map((word) => JSON.stringify(word));
    if (words.length > 0) {
      yield Buffer.from(`${isFirst ? '' : ','}\n${words.join(',\n')}`);
      isFirst = false;
    }
  }
  yield Buffer.from('\n]}\n');
}

/** The text of a job in subtitles. A cue ends with its segment. */
export async function* writeSubtitles(
  { segments }: OpenedTimes,
  format: keyof typeof subtitleWriters,
): AsyncGenerator<Uint8Array, void> {
  const { begin, write } = subtitleWriters[format];
  yield Buffer.from(begin);
  let count = 0;
  // The last cue of a segment stays a little longer than it sounds, until the next one begins.
  let last: Cue | undefined;
  for await (const segment of segments) {
    const cues = cuesOf(segment);
    const [first] = cues;
    if (last && first) {
      cues.unshift({ ...last, endMs: Math.min(last.endMs, Math.max(first.startMs, last.startMs + 1)) });
    }
    last = cues.pop() ?? last;
    yield Buffer.from(cues.map((cue, index) => write(cue, count + index)).join(''));
    count += cues.length;
  }
  yield Buffer.from(last ? write(last, count) : '');
}

function wordsOf({ text, words, startMs: offsetMs }: TimedSegment, withPhonemes: boolean): JobWord[] {
  const points = Array.from(text);
  const later = <Times extends Pick<WordTime, 'startMs' | 'endMs'>>(times: Times): Times => ({
    ...times,
    startMs: times.startMs + offsetMs,
    endMs: times.endMs + offsetMs,
  });
  return words.map(({ start, end, phonemes, ...times }) => ({
    text: points.slice(start, end).join(''),
    ...later(times),
    ...(withPhonemes && phonemes && { phonemes: phonemes.map(later) }),
  }));
}

function cuesOf({ text, words, startMs: offsetMs }: TimedSegment): Cue[] {
  return makeCues(text, words).map((cue) => ({
    ...cue,
    startMs: cue.startMs + offsetMs,
    endMs: cue.endMs + offsetMs,
  }));
}
