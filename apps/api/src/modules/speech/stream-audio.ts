import { type SoundEnd, readEvent } from './collect-file.ts';
import type { ReservedUtterance } from './start-reserved-utterance.ts';

/** Forwards the sound. A caller who leaves after the first byte stays charged; an engine failure is refunded. */
export async function* streamAudio(
  utterance: ReservedUtterance,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, SoundEnd> {
  const { reservation, events, firstAudio } = utterance;
  try {
    yield firstAudio;
    for (;;) {
      const event = await readEvent(utterance);
      if (event.type === 'audio') {
        yield event.bytes;
      } else if (event.type === 'end') {
        return { durationMs: event.durationMs, laterWarnings: event.warnings ?? [] };
      }
    }
  } catch (error) {
    if (!signal.aborted) {
      await reservation.refund();
    }
    throw error;
  } finally {
    await events.return?.();
    await reservation.close();
  }
}

/** Signals that the first bytes were handed to the connection. */
export async function* whenSent<Result>(
  sound: AsyncGenerator<Uint8Array, Result>,
  tell: () => void,
): AsyncGenerator<Uint8Array, Result> {
  setImmediate(tell);
  return yield* sound;
}
