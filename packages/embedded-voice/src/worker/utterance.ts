import type { EspeakEvent } from '@echogarden/espeak-ng-emscripten';
import type { PronouncedClause, ReadingWarning } from '@nabra/arabic';
import type { AudioPipeline } from '@nabra/audio';
import { boundaries } from '../espeak/boundaries.ts';
import { type Speaker, speakerSampleRate } from '../espeak/create-speaker.ts';
import { splitClause } from '../espeak/split-clause.ts';
import { createWordClock } from '../espeak/word-clock.ts';
import { type Line, writeLine } from '../espeak/write-line.ts';
import type { VoiceEvent, VoiceRequest } from '../types.ts';
import { type BlockSender, createBlockSender } from './block-sender.ts';

/** Half a second: what is encoded before another utterance gets its turn. */
const sliceLength = speakerSampleRate / 2;

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
  const progress = { samples: 0 };
  const steps = makeSound(parts, sender, progress);
  let isOver = false;
  let wasCancelled = false;

  return {
    get madeMs() {
      return toMs(progress.samples);
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
function* makeSound(
  { request, read, speaker, pipeline, isCancelled, emit }: UtteranceParts,
  sender: BlockSender,
  progress: { samples: number },
): Generator<void> {
  let pauseMs = 0;

  /** Speaks a line. Until the first bytes are on their way, blocks are encoded while the engine still speaks. */
  function speakLine(line: Line): Int16Array[] {
    const clock = createWordClock(line.words);
    const waiting: Int16Array[] = [];
    const lineStartMs = toMs(progress.samples);
    speaker.speak(line.text, request, request.prosody, (samples: Int16Array, events: readonly EspeakEvent[]) => {
      clock.observe(events);
      progress.samples += samples.length;
      if (sender.hasSent) {
        waiting.push(samples);
      } else {
        sender.add(pipeline.push(samples));
      }
      return isCancelled();
    });
    const words = clock.finish().map((word) => ({
      ...word,
      startMs: lineStartMs + word.startMs,
      endMs: lineStartMs + word.endMs,
    }));
    emit({ type: 'words', words });
    return waiting;
  }

  const reading = read();
  const warnings = [...reading.warnings];
  emit({ type: 'start', warnings });
  for (const clause of reading.clauses) {
    for (const piece of splitClause(clause)) {
      const line = writeLine(piece);
      if (line.text !== '') {
        const pause = new Int16Array(Math.round((pauseMs / request.prosody.rate) * (speakerSampleRate / 1000)));
        progress.samples += pause.length;
        sender.add(pipeline.push(pause));
        for (const slice of cutSlices(speakLine(line))) {
          yield;
          sender.add(pipeline.push(slice));
        }
        pauseMs = boundaries[piece.boundary].pauseMs;
      }
      yield;
    }
  }
  if (progress.samples === 0) {
    throw new SilentTextError('Nothing in the text can be spoken.');
  }
  const { bytes, header } = pipeline.finish();
  sender.add(bytes);
  sender.flush();
  const laterWarnings = reading.warnings.slice(warnings.length);
  emit({
    type: 'end',
    durationMs: Math.round(pipeline.durationMs),
    ...(header && { header }),
    ...(laterWarnings.length > 0 && { warnings: laterWarnings }),
  });
}

/** Joins the engine's blocks of 100 ms into slices of half a second. */
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

function toMs(samples: number): number {
  return (samples * 1000) / speakerSampleRate;
}
