import { type SpeechFormat, limits } from '@rakhim/contract';
import { AppError } from '#src/errors/app-error.ts';
import type { SpeechEngine } from './speech-engine.ts';

/** Exact for MP3 and WAV, whose rates are constant; Ogg follows the sound, and speech stays about here. */
const bytesPerSecond: Readonly<Record<SpeechFormat, number>> = { mp3: 8_000, wav: 48_000, ogg: 8_000 };

const soundSecondsMax = limits.soundMinutesMax * 60;

/**
 * Ends an utterance that goes on for too long. How long a text sounds cannot be told from its length: a digit is a
 * word, and one sign may stand for a sentence, so 20,000 characters can be half an hour or a day.
 *
 * @param secondsMax sound that one utterance may make.
 */
export function withSoundBound(engine: SpeechEngine, secondsMax = soundSecondsMax): SpeechEngine {
  return {
    get name() {
      return engine.name;
    },
    version: engine.version,
    isReady: () => engine.isReady(),
    close: () => engine.close(),
    async *synthesize(request, signal) {
      const bytesMax = secondsMax * bytesPerSecond[request.format];
      let bytes = 0;
      for await (const event of engine.synthesize(request, signal)) {
        bytes += event.type === 'audio' ? event.bytes.length : 0;
        if (bytes > bytesMax) {
          throw new AppError('sound_too_long', { param: 'text' });
        }
        yield event;
      }
    },
  };
}
