import { type CatalogVoice, type DialectId, type VoiceId, normaliseForCounting } from '@rakhim/contract';
import { splitText } from '@rakhim/text/split-text';
import { htmlEscape } from 'escape-goat';
import type { EncodingPool } from '../encode/encoding-pool.ts';
import type { SpeechEngine, SpeechRequest } from '../speech-engine.ts';
import { createRetryBudget } from '../upstream/retry-budget.ts';
import { speakOverHttp } from '../upstream/speak-over-http.ts';
import { postForPcm } from './post-for-pcm.ts';

export interface AzureOptions {
  readonly key: string;
  readonly region: string;
  /** Another server that speaks the same protocol. */
  readonly baseUrl?: string;
  /** One of Azure's voices; absent: the one of the dialect and sex. */
  readonly voice?: string;
}

/** A request must not make more than ten minutes of sound; so many characters make at most half of that. */
const inputCharactersMax = 3_000;

/** Source: Azure, "Language support", text to speech. Where it has no voice of a dialect, the nearest. */
const voices: Readonly<Record<DialectId, Readonly<Record<CatalogVoice['gender'], string>>>> = {
  msa: { female: 'ar-SA-ZariyahNeural', male: 'ar-SA-HamedNeural' },
  egyptian: { female: 'ar-EG-SalmaNeural', male: 'ar-EG-ShakirNeural' },
  gulf: { female: 'ar-KW-NouraNeural', male: 'ar-KW-FahedNeural' },
  levantine: { female: 'ar-LB-LaylaNeural', male: 'ar-LB-RamiNeural' },
  maghrebi: { female: 'ar-MA-MounaNeural', male: 'ar-MA-JamalNeural' },
  saudi: { female: 'ar-SA-ZariyahNeural', male: 'ar-SA-HamedNeural' },
  uae: { female: 'ar-AE-FatimaNeural', male: 'ar-AE-HamdanNeural' },
  qatar: { female: 'ar-QA-AmalNeural', male: 'ar-QA-MoazNeural' },
};

/**
 * Speaks through Azure's text to speech over REST. Speed and pitch are followed.
 *
 * @param encoders not closed with the engine, as several voices share them.
 */
export function createAzureEngine(
  { key, region, baseUrl = `https://${region}.tts.speech.microsoft.com`, voice }: AzureOptions,
  encoders: EncodingPool,
): SpeechEngine {
  const shared = { encoders, retryBudget: createRetryBudget(), gainsDb: new Map<VoiceId, number>() };

  function open(text: string, request: SpeechRequest, signal: AbortSignal) {
    const name = voice ?? voices[request.voice.dialect][request.voice.gender];
    return postForPcm(new URL('/cognitiveservices/v1', baseUrl), {
      headers: {
        'ocp-apim-subscription-key': key,
        'content-type': 'application/ssml+xml',
        'x-microsoft-outputformat': 'raw-24khz-16bit-mono-pcm',
        'user-agent': 'rakhim',
      },
      body: writeSsml(text, name, request),
      signal,
    });
  }

  return {
    name: 'azure',
    version: async () => `${baseUrl} ${voice ?? ''}`,
    synthesize(request, signal) {
      const spoken = normaliseForCounting(request.text);
      const parts = splitText(spoken, { sizeMax: inputCharactersMax, sizeOf: (part) => part.length, balance: 'even' })
        .map(({ start, end }) => spoken.slice(start, end))
        .filter((part) => part.trim() !== '');
      const upstream = { ...shared, open: (text: string, running: AbortSignal) => open(text, request, running) };
      const { speed: _speed, pitch: _pitch, ...others } = request;
      return speakOverHttp(upstream, others, parts, signal);
    },
    isReady: async () => true,
    close: async () => undefined,
  };
}

/** A text never is markup here: what it holds of that is written as text. */
function writeSsml(text: string, voice: string, { speed = 1, pitch = 0 }: SpeechRequest): string {
  const percent = Math.round((speed - 1) * 100);
  const prosody = `rate="${percent < 0 ? '' : '+'}${percent}%" pitch="${pitch < 0 ? '' : '+'}${pitch}st"`;
  const language = htmlEscape(voice.split('-').slice(0, 2).join('-'));
  // XML allows no control characters, whatever way they are written.
  const content = htmlEscape(text.replace(/[\p{Cc}--[\t\n\r]]/gv, ' '));
  return `<speak version="1.0" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="${language}"><voice name="${htmlEscape(voice)}"><prosody ${prosody}>${content}</prosody></voice></speak>`;
}
