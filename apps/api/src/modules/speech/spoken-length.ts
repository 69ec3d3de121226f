import { setImmediate as nextTurn } from 'node:timers/promises';
import { boundSpokenSeconds, substituteReadings } from '@rakhim/arabic/checks';
import { limits } from '@rakhim/contract';
import { AppError } from '#src/errors/app-error.ts';
import type { AcceptedSpeech } from './speech.policy.ts';

/** Clauses read before yielding to other texts. */
const clausesPerTurn = 8;

/**
 * Refuses a text that sounds far longer than its characters pay for, such as thousands of digits. A scan of the
 * characters clears most texts; the others are read until the answer is known.
 *
 * @throws AppError `text_sounds_too_long`.
 */
export async function requireSpokenLength(
  { text: written, readings, characters, voice }: AcceptedSpeech,
  signal: AbortSignal,
): Promise<void> {
  const { text } = substituteReadings(written, readings);
  const secondsMax = limits.spokenSecondsFree + limits.spokenSecondsPerCharacter * characters;
  if (boundSpokenSeconds(text) <= secondsMax) {
    return;
  }
  // Lazy import: it loads the rules for numbers and symbols, which are rarely needed here.
  const { estimateSpokenSeconds } = await import('@rakhim/arabic/spoken-length');
  let clauses = 0;
  for (const seconds of estimateSpokenSeconds(text, voice.dialect)) {
    if (seconds > secondsMax) {
      throw new AppError('text_sounds_too_long', {
        param: 'text',
        values: { seconds: Math.floor(secondsMax), count: characters },
      });
    }
    clauses += 1;
    if (clauses % clausesPerTurn === 0) {
      await nextTurn();
      signal.throwIfAborted();
    }
  }
}
