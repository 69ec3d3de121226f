import { type EmbeddedVoice, type VoiceEvent, parseStyle, plainProsody } from '@nabra/embedded-voice';
import type { SpeechEngine, SpeechEvent, SpeechWarning } from '../speech-engine.ts';
import { toSpeechError } from './embedded-errors.ts';
import { mergeWarnings } from './merge-warnings.ts';

/**
 * The voices that need nothing from outside this process. Words of a style instruction that they cannot follow come back as a warning.
 *
 * @param voice closed with the engine.
 */
export function createEmbeddedEngine(voice: EmbeddedVoice): SpeechEngine {
  return {
    name: 'embedded',
    async *synthesize({ owner, text, voice: { dialect, gender }, styleInstruction, format, delivery }, signal) {
      const style = styleInstruction === undefined ? { prosody: plainProsody, unknown: '' } : parseStyle(styleInstruction);
      const styleWarnings: SpeechWarning[] = style.unknown === '' ? [] : [{ code: 'style_not_honoured', detail: style.unknown }];
      try {
        for await (const event of voice.synthesize({ ...(owner !== undefined && { owner }), text, dialect, gender, prosody: style.prosody, format, delivery }, signal)) {
          yield withWarnings(event, styleWarnings);
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
