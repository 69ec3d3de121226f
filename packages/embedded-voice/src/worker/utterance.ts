import type { PronouncedClause, ReadingWarning } from '@rakhim/arabic';
import type { AudioPipeline } from '@rakhim/audio';
import type { VoiceEvent } from '../types.ts';
import { createBlockSender } from './block-sender.ts';
import type { ClauseSpeaker } from './clause-voice.ts';
import { createSoundTrack, type SoundTrack } from './sound-track.ts';

/** A text as the front end reads it: pronounced clause by clause, only as far as it is asked for. */
export interface Reading {
  readonly clauses: Iterable<PronouncedClause>;
  /** Grows while clauses are read. */
  readonly warnings: readonly ReadingWarning[];
}

export interface UtteranceParts {
  /** Called in the first step, so that reading, too, is work that others need not wait for. */
  readonly read: () => Reading;
  /** Closed with the utterance. */
  readonly speaker: ClauseSpeaker;
  /** Of the speaker's samples, in hertz. */
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
      parts.speaker.close();
      pipeline.close();
    },
  };
}

/** The whole way of an utterance, in order. Each `yield` is where others may have their turn. */
function* makeSound(parts: UtteranceParts, track: SoundTrack): Generator<void> {
  const { speaker, isCancelled, emit } = parts;
  const reading = parts.read();
  const firstWarnings = [...reading.warnings];
  emit({ type: 'start', warnings: firstWarnings });
  for (const clause of reading.clauses) {
    for (const words of speaker.speak(clause, track, isCancelled)) {
      if (words.length > 0) {
        emit({ type: 'words', words });
      }
      yield;
    }
    yield;
  }
  if (track.madeMs === 0) {
    throw new SilentTextError('Nothing in the text can be spoken.');
  }
  const laterWarnings = reading.warnings.slice(firstWarnings.length);
  emit({ type: 'end', ...track.finish(), ...(laterWarnings.length > 0 && { warnings: laterWarnings }) });
}
