import { limits } from '@nabra/contract';
import { AppError } from '#src/errors/app-error.ts';
import type { SpeechEvent, SpeechWarning, WordTime } from '#src/providers/speech/speech-engine.ts';

/** An utterance whose first sound has been made. */
export interface StartedSound {
  readonly firstAudio: Uint8Array;
  /** What follows the first sound. */
  readonly events: AsyncIterator<SpeechEvent, unknown>;
}

export interface CollectedFile extends SoundEnd {
  readonly bytes: Uint8Array;
}

/** What is known of an utterance only when it has ended. */
export interface SoundEnd {
  readonly durationMs: number;
  readonly laterWarnings: readonly SpeechWarning[];
  /** When each piece of the text sounds, where it was asked for and is known. */
  readonly words?: readonly WordTime[];
}

/** The next event of an utterance. @throws AppError when the engine stops without having ended it. */
export async function readEvent(events: AsyncIterator<SpeechEvent, unknown>): Promise<SpeechEvent> {
  const next = await events.next();
  if (next.done) {
    throw new AppError('speech_engine_failed', { cause: new Error('The engine stopped without an end.') });
  }
  return next.value;
}

/**
 * Gathers an utterance into one file and lets the engine's header replace its placeholder.
 *
 * @throws AppError when the sound is too long for one answer, the engine stops early, or its header does not fit.
 */
export async function collectFile({ firstAudio, events }: StartedSound): Promise<CollectedFile> {
  const blocks = [firstAudio];
  let length = firstAudio.length;
  try {
    for (;;) {
      const event = await readEvent(events);
      if (event.type === 'audio') {
        blocks.push(event.bytes);
        length += event.bytes.length;
        if (length > limits.fileBytesMax) {
          throw new AppError('sound_too_long', { param: 'text' });
        }
      } else if (event.type === 'end') {
        const { durationMs, header, warnings = [], words } = event;
        return { bytes: putHeader(Buffer.concat(blocks), header), durationMs, laterWarnings: warnings, ...(words && { words }) };
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
