import {
  type EmbeddedVoice,
  EmbeddedVoiceBusyError,
  EmbeddedVoiceRefusedError,
  EmbeddedVoiceSilentError,
  type EngineName,
  type Prosody,
  type VoiceEvent,
  clampProsody,
  hashVoice,
  parseStyle,
  plainProsody,
  varyTake,
} from '@rakhim/embedded-voice';
import { AppError } from '#src/errors/app-error.ts';
import { speechBusy, speechFailed } from '../failures.ts';
import { prosodyWarnings } from '../prosody-warnings.ts';
import type { SpeechEngine, SpeechEvent, SpeechRequest, SpeechWarning } from '../speech-engine.ts';
import { mergeWarnings } from './merge-warnings.ts';
import { toVoiceScore } from './voice-score.ts';

/**
 * The voices that need nothing from outside this process. Words of a style instruction that they cannot follow come
 * back as a warning.
 *
 * @param voice closed with the engine.
 */
export function createEmbeddedEngine(voice: EmbeddedVoice): SpeechEngine {
  let version: Promise<string> | undefined;

  return {
    name: 'embedded',
    version: async () => `${voice.engine} ${await (version ??= hashVoice())}`,
    async *synthesize(request, signal) {
      const { owner, text, latinWords = 'arabic', endings = 'light', score, format, delivery } = request;
      const { dialect, gender } = request.voice;
      const { prosody, warnings } = chooseProsody(request, voice.engine);
      try {
        for await (const event of voice.synthesize(
          {
            ...(owner !== undefined && { owner }),
            ...{ text, dialect, gender, prosody, latinWords, endings, format, delivery },
            ...(score && { score: toVoiceScore(score) }),
          },
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

/** Joins the words of a style with the numbers for speed and pitch, as far as the voices go. */
function chooseProsody(
  { styleInstruction, speed = 1, pitch = 0, take = 1 }: SpeechRequest,
  engine: EngineName,
): { prosody: Prosody; warnings: readonly SpeechWarning[] } {
  const style =
    styleInstruction === undefined ? { prosody: plainProsody, unknown: '' } : parseStyle(styleInstruction, engine);
  const asked = {
    ...style.prosody,
    rate: style.prosody.rate * speed,
    pitchSemitones: style.prosody.pitchSemitones + pitch,
  };
  const prosody = clampProsody(asked);
  return {
    prosody: clampProsody(varyTake(prosody, take)),
    warnings: [
      ...(style.unknown === '' ? [] : [{ code: 'style_not_honoured' as const, detail: style.unknown }]),
      ...prosodyWarnings({
        ...(prosody.rate !== asked.rate && { speed }),
        ...(prosody.pitchSemitones !== asked.pitchSemitones && { pitch }),
      }),
    ],
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
