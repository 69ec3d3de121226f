import type { PronouncedClause, ReadingWarning } from '@rakhim/arabic';
import type { AudioPipeline } from '@rakhim/audio';
import { boundaries } from '../espeak/boundaries.ts';
import { type Speaker, speakerSampleRate } from '../espeak/create-speaker.ts';
import { splitClause } from '../espeak/split-clause.ts';
import { writeLine } from '../espeak/write-line.ts';
import type { VoiceEvent, VoiceRequest } from '../types.ts';
import { createBlockSender } from './block-sender.ts';
import { createSoundTrack, type SoundTrack } from './sound-track.ts';
import { speakLine } from './speak-line.ts';

/**
 * A fifth of a second: what is encoded before another utterance gets its turn, or before a caller's leaving is noticed.
 */
const sliceLength = speakerSampleRate / 5;

/** A text as the front end reads it: pronounced clause by clause, only as far as it is asked for. */
export interface Reading {
  readonly clauses: Iterable<PronouncedClause>;
  /** Grows while clauses are read. */
  readonly warnings: readonly ReadingWarning[];
}

export interface UtteranceParts {
  readonly request: VoiceRequest;
  /** Called in the first step, so that reading, too, is work that others need not wait for. */
  readonly read: () => Reading;
  readonly speaker: Speaker;
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
  const track = createSoundTrack(pipeline, sender);
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
      pipeline.close();
    },
  };
}

/** The whole way of an utterance, in order. Each `yield` is where others may have their turn. */
function* makeSound(parts: UtteranceParts, track: SoundTrack): Generator<void> {
  const { request, emit } = parts;
  const reading = parts.read();
  const firstWarnings = [...reading.warnings];
  emit({ type: 'start', warnings: firstWarnings });
  let pauseMs = 0;
  for (const clause of reading.clauses) {
    for (const piece of splitClause(clause)) {
      const line = writeLine(piece);
      if (line.text !== '') {
        if (pauseMs > 0) {
          track.pushSilence(pauseMs / request.prosody.rate);
          yield;
        }
        const { words, rest } = speakLine(line, parts, track);
        emit({ type: 'words', words });
        for (const slice of cutSlices(rest)) {
          yield;
          track.push(slice);
        }
        pauseMs = boundaries[piece.boundary].pauseMs;
      }
      yield;
    }
  }
  if (track.madeMs === 0) {
    throw new SilentTextError('Nothing in the text can be spoken.');
  }
  const laterWarnings = reading.warnings.slice(firstWarnings.length);
  emit({ type: 'end', ...track.finish(), ...(laterWarnings.length > 0 && { warnings: laterWarnings }) });
}

/** Joins the engine's blocks of 100 ms into slices. */
function* cutSlices(blocks: readonly Int16Array[]): Generator<Int16Array> {
  const samples = new Int16Array(blocks.reduce((length, block) => length + block.length, 0));
  let offset = 0;
  for (const block of blocks) {
    samples.set(block, offset);
    offset += block.length;
  }
  for (let start = 0; start < samples.length; start += sliceLength) {
    yield samples.subarray(start, start + sliceLength);
  }
}
