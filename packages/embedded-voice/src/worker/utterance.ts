import type { ReadingWarning } from '@rakhim/arabic';
import type { AudioPipeline, WordTime } from '@rakhim/audio';
import type { Score } from '../score.ts';
import type { VoiceEvent } from '../types.ts';
import { createBlockSender } from './block-sender.ts';
import type { Rest } from './clause-voice.ts';
import { followScore } from './follow-score.ts';
import type { SpokenPassage } from './passages.ts';
import { createSoundTrack, type SoundTrack } from './sound-track.ts';

export interface UtteranceParts {
  /** Read in steps, so that reading, too, is work that others need not wait for. */
  readonly passages: readonly SpokenPassage[];
  /** What an author says of the text; absent for a plain one. */
  readonly script?: { readonly text: string; readonly score: Score };
  /** Of the speakers' samples, in hertz. */
  readonly sampleRate: number;
  readonly pipeline: AudioPipeline;
  readonly isCancelled: () => boolean;
  readonly emit: (event: VoiceEvent) => void;
}

/** One request on its way from text to encoded sound, a small step at a time. */
export interface Utterance {
  /** Milliseconds of sound made so far. */
  readonly madeMs: number;
  readonly isOver: boolean;
  /** True when it is over because nobody wanted the rest. */
  readonly isCancelled: boolean;
  /** False while the consumer has too much to take. */
  isRunnable(): boolean;
  /** Does some milliseconds of work. @throws Error when the text has nothing to speak, or something broke. */
  step(): void;
  consumed(bytes: number): void;
  /** Frees what the utterance holds; harmless when it is over. */
  close(): void;
}

/** Thrown by a step when no word of the text can be spoken. */
export class SilentTextError extends Error {
  override readonly name = 'SilentTextError';
}

/** Prepares an utterance; no work is done before the first step. */
export function createUtterance(parts: UtteranceParts): Utterance {
  const { pipeline, isCancelled, emit } = parts;
  const sender = createBlockSender((bytes) => {
    emit({ type: 'audio', bytes });
  });
  const track = createSoundTrack(pipeline, sender, parts.sampleRate);
  const steps = makeSound(parts, track);
  let isOver = false;
  let wasCancelled = false;

  return {
    get madeMs() {
      return track.madeMs;
    },
    get isOver() {
      return isOver;
    },
    get isCancelled() {
      return wasCancelled;
    },
    isRunnable: () => !isOver && (sender.hasRoom || isCancelled()),
    step() {
      wasCancelled = isCancelled();
      isOver = wasCancelled || steps.next().done === true;
    },
    consumed: sender.consumed,
    close() {
      isOver = true;
      // The speaker is closed on the way out.
      steps.return();
      pipeline.close();
    },
  };
}

/** The whole way of an utterance, in order. Each `yield` is where others may have their turn. */
function* makeSound(parts: UtteranceParts, track: SoundTrack): Generator<void, void> {
  const { passages, script, emit } = parts;
  const follower = script && followScore(script.text, script.score);
  const later: ReadingWarning[] = [];
  let rest: Rest | undefined;
  let lastWordMs = 0;

  function tell(words: readonly WordTime[]): void {
    if (words.length > 0) {
      const marks = follower?.marksOf(words) ?? [];
      emit({ type: 'words', words, ...(marks.length > 0 && { marks }) });
      lastWordMs = words.at(-1)?.endMs ?? lastWordMs;
    }
  }

  for (const [index, passage] of passages.entries()) {
    const reading = passage.read();
    const known = [...reading.warnings];
    if (index === 0) {
      emit({ type: 'start', warnings: known });
    }
    track.setVoiceGain(passage.gainDb);
    const speaker = passage.open(rest);
    try {
      for (const read of reading.clauses) {
        const isLast = index === passages.length - 1;
        const clause = follower && passage.place ? follower.place(read, passage.place, isLast) : read;
        for (const words of speaker.speak(clause, track, parts.isCancelled)) {
          tell(words);
          yield;
        }
        yield;
      }
      rest = speaker.rest;
    } finally {
      speaker.close();
    }
    later.push(...reading.warnings.slice(index === 0 ? known.length : 0));
  }
  if (track.madeMs === 0) {
    throw new SilentTextError('Nothing in the text can be spoken.');
  }
  yield* endWithSilence({ restMs: follower?.restMs ?? 0, soundedMs: rest?.soundedMs ?? 0 }, track);
  const marks = follower?.lastMarks(lastWordMs + follower.restMs) ?? [];
  if (marks.length > 0) {
    emit({ type: 'words', words: [], marks });
  }
  emit({ type: 'end', ...track.finish(), ...(later.length > 0 && { warnings: later }) });
}

/** Sound in one step is encoded in one go, and a silence may be long. */
const silenceStepMs = 200;

/** The silence that an author wants behind the last word. */
function* endWithSilence(
  { restMs, soundedMs }: { readonly restMs: number; readonly soundedMs: number },
  track: SoundTrack,
): Generator<void> {
  for (let left = restMs - soundedMs; left > 0; left -= silenceStepMs) {
    track.pushSilence(Math.min(left, silenceStepMs));
    yield;
  }
}
