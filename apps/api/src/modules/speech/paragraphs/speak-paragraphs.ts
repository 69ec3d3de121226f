import { createSoundJoiner, shiftWord } from '@rakhim/audio';
import { AppError } from '#src/errors/app-error.ts';
import type { FoundPart, KeptParagraph } from '#src/modules/history/kept-sounds/kept-sounds.service.ts';
import type { SpeechEngine, SpeechEvent, SpeechRequest, SpeechWarning } from '#src/providers/speech/speech-engine.ts';
import { readEvent } from '../collect-file.ts';
import { createWordTrack } from '../word-track.ts';
import type { Paragraph } from './cut-paragraphs.ts';

export interface SpokenParagraph extends Paragraph {
  /** Its sound, where it is kept; otherwise the engine speaks it. */
  readonly part: FoundPart | undefined;
}

export interface ParagraphsOptions {
  readonly synthesize: SpeechEngine['synthesize'];
  readonly request: SpeechRequest;
  readonly signal: AbortSignal;
  /** Called in order with each paragraph's position in the sound. */
  readonly onPlaced: (place: KeptParagraph) => void;
}

/**
 * Speaks paragraphs one by one, or takes their kept sounds, and joins them without decoding, with the pauses that a
 * voice leaves between them. Words have their times and places in the whole.
 */
export async function* speakParagraphs(
  paragraphs: readonly SpokenParagraph[],
  { synthesize, request, signal, onPlaced }: ParagraphsOptions,
): AsyncGenerator<SpeechEvent, void> {
  const joiner = createSoundJoiner(request.format === 'wav' ? 'wav' : 'mp3');
  const later: SpeechWarning[] = [];
  let pauseMs = 0;
  for (const [index, { start, end, text, readings, part, pauseMs: pauseBehindMs }] of paragraphs.entries()) {
    const events = part ? replay(part) : synthesize({ ...request, text, readings, delivery: 'stream' }, signal);
    const { startByte, startMs } = joiner.begin(pauseMs);
    const warnings: SpeechWarning[] = [];
    for await (const event of toTheEnd(events)) {
      if (event.type === 'audio') {
        const bytes = joiner.push(event.bytes);
        if (bytes.length > 0) {
          yield { type: 'audio', bytes };
        }
      } else if (event.type === 'words') {
        yield { type: 'words', words: event.words.map((word) => shiftWord(word, start, startMs)) };
      } else {
        warnings.push(...(event.warnings ?? []));
        if (event.type === 'start' && index === 0) {
          yield event;
        } else {
          later.push(...(event.warnings ?? []));
        }
      }
    }
    onPlaced({ start, end, startMs, startByte, endByte: joiner.length, warnings });
    pauseMs = pauseBehindMs;
  }
  yield {
    type: 'end',
    durationMs: joiner.durationMs,
    ...(request.delivery === 'file' && joiner.header.length > 0 && { header: joiner.header }),
    ...(later.length > 0 && { warnings: withoutRepetitions(later) }),
  };
}

/** Every event of one sound; one that was cut or has no end fails. */
async function* toTheEnd(source: AsyncIterable<SpeechEvent>): AsyncGenerator<SpeechEvent> {
  const events = source[Symbol.asyncIterator]();
  const words = createWordTrack();
  try {
    for (let isOver = false; !isOver;) {
      const event = await readEvent({ events, words });
      yield event;
      isOver = event.type === 'end';
    }
  } finally {
    await events.return?.();
  }
}

/** A kept sound as an engine would tell it. */
async function* replay({ words, warnings, open }: FoundPart): AsyncGenerator<SpeechEvent> {
  const bytes = await open();
  if (!bytes) {
    throw new AppError('speech_engine_failed', { cause: new Error('The kept sound is there no more.') });
  }
  try {
    yield { type: 'start', warnings };
    yield { type: 'words', words };
    for await (const block of bytes) {
      yield { type: 'audio', bytes: block as Uint8Array };
    }
    yield { type: 'end', durationMs: Infinity };
  } finally {
    bytes.destroy();
  }
}

function withoutRepetitions(warnings: readonly SpeechWarning[]): SpeechWarning[] {
  return [...new Map(warnings.map((warning) => [JSON.stringify(warning), warning])).values()];
}
