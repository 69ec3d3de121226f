import { getVoice } from '@rakhim/contract';
import type { SpeechEngine } from '#src/providers/speech/speech-engine.ts';

/** The engine without the API around it: no HTTP, no key, no quota. */
export async function* speakWithoutApi(engine: SpeechEngine, text: string): AsyncGenerator<Uint8Array> {
  const request = { text, voice: getVoice('male1'), format: 'mp3', delivery: 'stream' } as const;
  for await (const event of engine.synthesize(request, new AbortController().signal)) {
    if (event.type === 'audio') {
      yield event.bytes;
    }
  }
}
