import { limits } from '@rakhim/contract';
import { AppError } from '#src/errors/app-error.ts';
import type { SpeechEvent, SpeechWarning } from '#src/providers/speech/speech-engine.ts';
import type { WordTrack } from './word-track.ts';

/** An utterance whose first sound has been made. */
export interface StartedSound {
  readonly firstAudio: Uint8Array;
  /** What follows the first sound. */
  readonly events: AsyncIterator<SpeechEvent, unknown>;
  /** Called for every word. */
  readonly words: WordTrack;
}

export interface CollectedFile extends SoundEnd {
  readonly bytes: Uint8Array;
}

/** What is known of an utterance only when it has ended. */
export interface SoundEnd {
  readonly durationMs: number;
  readonly laterWarnings: readonly SpeechWarning[];
}

/** Rounding of times, and the silence that some encoders cut off at an end. */
const cutMsMax = 100;

/**
 * The next event of an utterance. @throws AppError when the engine stops without having ended it, or ends it before the
 * last word of its own plan has sounded: the sound was cut.
 */
export async function readEvent({ events, words }: Pick<StartedSound, 'events' | 'words'>): Promise<SpeechEvent> {
  const next = await events.next();
  if (next.done) {
    throw new AppError('speech_engine_failed', { cause: new Error('The engine stopped without an end.') });
  }
  if (next.value.type === 'words') {
    words.note(next.value.words, next.value.marks);
  }
  if (next.value.type === 'end' && (words.list().at(-1)?.endMs ?? 0) > next.value.durationMs + cutMsMax) {
    throw new AppError('speech_engine_failed', { cause: new Error('The sound ends before its last word.') });
  }
  return next.value;
}

/**
 * Gathers an utterance into one file and lets the engine's header replace its placeholder.
 *
 * @throws AppError when the sound is too long for one answer, the engine stops early, or its header does not fit.
 */
export async function collectFile(sound: StartedSound): Promise<CollectedFile> {
  const { firstAudio, events } = sound;
  const blocks = [firstAudio];
  let length = firstAudio.length;
  try {
    for (;;) {
      const event = await readEvent(sound);
      if (event.type === 'audio') {
        blocks.push(event.bytes);
        length += event.bytes.length;
        if (length > limits.fileBytesMax) {
          throw new AppError('sound_too_long', { param: 'text' });
        }
      } else if (event.type === 'end') {
        const { durationMs, header, warnings = [] } = event;
        return { bytes: putHeader(Buffer.concat(blocks), header), durationMs, laterWarnings: warnings };
      }
    }
  } finally {
    await events.return?.();
  }
}

function putHeader(bytes: Buffer, header: Uint8Array = new Uint8Array()): Buffer {
  if (header.length > bytes.length) {
    throw new AppError('speech_engine_failed', { cause: new Error('The header is longer than the sound.') });
  }
  bytes.set(header, 0);
  return bytes;
}
