import { type SoundEnd, readEvent } from './collect-file.ts';
import type { ReservedUtterance } from './start-reserved-utterance.ts';

/**
 * Passes the sound on. A caller who leaves has had the first byte, so the charge stands; an engine that fails has not
 * kept its word.
 */
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

/** Tells when the first bytes have been handed to the connection: whoever reads them sends them at once. */
export async function* whenSent<Result>(
  sound: AsyncGenerator<Uint8Array, Result>,
  tell: () => void,
): AsyncGenerator<Uint8Array, Result> {
  setImmediate(tell);
  return yield* sound;
}
