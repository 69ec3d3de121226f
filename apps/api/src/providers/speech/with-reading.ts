import { type ReadingWarning, checkText, substituteReadings } from '@nabra/arabic';
import { highlightWords } from './highlight-words.ts';
import type { SpeechEngine, SpeechEvent, SpeechRequest, SpeechWarning, WordTime } from './speech-engine.ts';

/**
 * What every engine owes to a text, whether or not it reads by our own rules: chosen readings are obeyed, because they stand in the text that it is
 * given; word times point at the text as it was sent; the words of the Quran are not styled; and what should be known of the text is said.
 */
export function withReading(engine: SpeechEngine): SpeechEngine {
  return {
    name: engine.name,
    async *synthesize(request, signal) {
      const { text, toSource } = substituteReadings(request.text, request.readings ?? []);
      const { styleInstruction, warnings } = checkRequest(request);
      const { voice, format, delivery, timestamps: hasTimes = false } = request;
      const words: WordTime[] = [];
      for await (const event of engine.synthesize({ text, voice, format, delivery, ...(styleInstruction && { styleInstruction }) }, signal)) {
        switch (event.type) {
          case 'start':
            yield { ...event, warnings: [...warnings, ...(hasTimes && delivery === 'stream' ? [noTimes] : []), ...event.warnings] };
            break;
          case 'words': {
            const placed = event.words.map((word) => ({ ...word, ...toSource(word) }));
            words.push(...(hasTimes ? placed : []));
            yield { ...event, words: placed };
            break;
          }
          case 'end':
            yield hasTimes && delivery === 'file' ? withTimes(event, words) : event;
            break;
          default:
            yield event;
        }
      }
    },
    isReady: () => engine.isReady(),
    close: () => engine.close(),
  };
}

const noTimes: SpeechWarning = { code: 'timestamps_unavailable', detail: '' };

type End = Extract<SpeechEvent, { type: 'end' }>;

function withTimes(end: End, words: readonly WordTime[]): End {
  return words.length > 0 ? { ...end, words: highlightWords(words) } : { ...end, warnings: [...(end.warnings ?? []), noTimes] };
}

function checkRequest({ text, voice, styleInstruction }: SpeechRequest): { styleInstruction?: string; warnings: SpeechWarning[] } {
  const found: ReadingWarning[] = checkText(text, voice.dialect);
  if (styleInstruction === undefined) {
    return { warnings: found };
  }
  return found.some(({ code }) => code === 'quran_text')
    ? { warnings: [...found, { code: 'quran_not_styled', detail: styleInstruction }] }
    : { styleInstruction, warnings: found };
}
