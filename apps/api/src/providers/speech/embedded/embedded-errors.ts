import { EmbeddedVoiceBusyError, EmbeddedVoiceRefusedError, EmbeddedVoiceSilentError } from '@rakhim/embedded-voice';
import { AppError } from '#src/errors/app-error.ts';
import { speechBusy, speechFailed } from '../failures.ts';

/**
 * Says in the port's words what went wrong in the voice. A text that brings threads down is the text's fault, not the
 * engine's.
 */
export function toSpeechError(error: unknown): AppError {
  if (error instanceof EmbeddedVoiceBusyError) {
    return speechBusy(error, error.retryAfterMs / 1000);
  }
  if (error instanceof EmbeddedVoiceSilentError || error instanceof EmbeddedVoiceRefusedError) {
    return new AppError('text_not_speakable', { param: 'text', cause: error });
  }
  return speechFailed(error);
}
