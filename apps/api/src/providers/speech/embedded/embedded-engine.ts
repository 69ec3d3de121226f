import {
  type EmbeddedVoice,
  EmbeddedVoiceBusyError,
  EmbeddedVoiceRefusedError,
  EmbeddedVoiceSilentError,
  type VoiceEvent,
  parseStyle,
  plainProsody,
} from '@rakhim/embedded-voice';
import { AppError } from '#src/errors/app-error.ts';
import { speechBusy, speechFailed } from '../failures.ts';
import type { SpeechEngine, SpeechEvent, SpeechWarning } from '../speech-engine.ts';
import { speedWarnings } from '../speed-warnings.ts';
import { mergeWarnings } from './merge-warnings.ts';

/** How far the voices go from their own pace before they break. */
const speeds = { min: 0.5, max: 2 } as const;

/**
 * The voices that need nothing from outside this process. Words of a style instruction that they cannot follow come
 * back as a warning.
 *
 * @param voice closed with the engine.
 */
export function createEmbeddedEngine(voice: EmbeddedVoice): SpeechEngine {
  return {
    name: 'embedded',
    async *synthesize(
      { owner, text, voice: { dialect, gender }, styleInstruction, speed = 1, latinWords = 'arabic', format, delivery },
      signal,
    ) {
      const style =
        styleInstruction === undefined
          ? { prosody: plainProsody, unknown: '' }
          : parseStyle(styleInstruction, voice.engine);
      const prosody = { ...style.prosody, rate: style.prosody.rate * speed };
      const styleWarnings: SpeechWarning[] =
        style.unknown === '' ? [] : [{ code: 'style_not_honoured', detail: style.unknown }];
      const warnings =
        speed < speeds.min || speed > speeds.max ? [...styleWarnings, ...speedWarnings(speed)] : styleWarnings;
      try {
        for await (const event of voice.synthesize(
          { ...(owner !== undefined && { owner }), text, dialect, gender, prosody, latinWords, format, delivery },
          signal,
        )) {
          yield withWarnings(event, warnings);
        }
      } catch (error) {
        signal.throwIfAborted();
        throw toSpeechError(error);
      }
    },
    isReady: async () => voice.stats().readyWorkers > 0,
    close: () => voice.close(),
  };
}

function withWarnings(event: VoiceEvent, styleWarnings: readonly SpeechWarning[]): SpeechEvent {
  switch (event.type) {
    case 'start':
      return { ...event, warnings: mergeWarnings([...styleWarnings, ...event.warnings]) };
    case 'end':
      return { ...event, ...(event.warnings && { warnings: mergeWarnings(event.warnings) }) };
    default:
      return event;
  }
}

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
