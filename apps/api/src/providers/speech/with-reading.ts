import { type ReadingWarning, checkText, substituteReadings } from '@rakhim/arabic/checks';
import type { SpeechEngine, SpeechRequest, SpeechWarning } from './speech-engine.ts';

/**
 * What every engine owes to a text, whether or not it reads by our own rules: chosen readings are obeyed, because they
 * stand in the text that it is given; word times point at the text as it was sent; the words of the Quran are not
 * styled; and what should be known of the text is said.
 */
export function withReading(engine: SpeechEngine): SpeechEngine {
  return {
    name: engine.name,
    version: engine.version,
    async *synthesize(request, signal) {
      const { readings = [], styleInstruction: _asked, ...others } = request;
      const { text, toSource } = substituteReadings(request.text, readings);
      const { styleInstruction, warnings } = checkRequest(request);
      for await (const event of engine.synthesize(
        { ...others, text, ...(styleInstruction && { styleInstruction }) },
        signal,
      )) {
        switch (event.type) {
          case 'start':
            yield { ...event, warnings: [...warnings, ...event.warnings] };
            break;
          case 'words':
            yield { ...event, words: event.words.map((word) => ({ ...word, ...toSource(word) })) };
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

function checkRequest({ text, voice, styleInstruction }: SpeechRequest): {
  styleInstruction?: string;
  warnings: SpeechWarning[];
} {
  const found: ReadingWarning[] = checkText(text, voice.dialect);
  if (styleInstruction === undefined) {
    return { warnings: found };
  }
  return found.some(({ code }) => code === 'quran_text')
    ? { warnings: [...found, { code: 'quran_not_styled', detail: styleInstruction }] }
    : { styleInstruction, warnings: found };
}
