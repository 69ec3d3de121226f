import { normaliseForCounting, type VoiceId } from '@rakhim/contract';
import { splitText } from '@rakhim/text/split-text';
import { z } from 'zod';
import type { EncodingPool } from '../encode/encoding-pool.ts';
import type { SpeechEngine, SpeechRequest } from '../speech-engine.ts';
import { createRetryBudget } from '../upstream/retry-budget.ts';
import { speakOverHttp } from '../upstream/speak-over-http.ts';
import { postForPcm } from './post-for-pcm.ts';

export interface ElevenLabsOptions {
  readonly apiKey: string;
  /** Another server that speaks the same protocol. */
  readonly baseUrl?: string;
  /** Which of the account's voices speaks. */
  readonly voice: string;
}

const defaultBaseUrl = 'https://api.elevenlabs.io';
const model = 'eleven_multilingual_v2';
/** Source: ElevenLabs, "Models": characters that one request to this model may have. */
const inputCharactersMax = 10_000;
/** Source: ElevenLabs, "Create speech", `voice_settings.speed`. */
const speedRange = { min: 0.7, max: 1.2 };

const Failure = z.object({ detail: z.union([z.string(), z.object({ status: z.string().optional() })]) });

/**
 * Speaks through ElevenLabs' "Stream speech". Each part of a text is one request; a whole text is one sound.
 *
 * @param encoders not closed with the engine, as several voices share them.
 */
export function createElevenLabsEngine(
  { apiKey, baseUrl = defaultBaseUrl, voice }: ElevenLabsOptions,
  encoders: EncodingPool,
): SpeechEngine {
  const shared = { encoders, retryBudget: createRetryBudget(), gainsDb: new Map<VoiceId, number>() };
  const address = new URL(`/v1/text-to-speech/${encodeURIComponent(voice)}/stream`, baseUrl);
  address.searchParams.set('output_format', 'pcm_24000');

  function open(text: string, request: SpeechRequest, signal: AbortSignal) {
    const { speed = 1 } = request;
    return postForPcm(address, {
      headers: { 'xi-api-key': apiKey, 'content-type': 'application/json' },
      body: JSON.stringify({ text, model_id: model, ...(isFollowed(speed) && { voice_settings: { speed } }) }),
      codeOf: (answer) => {
        const detail = Failure.safeParse(answer).data?.detail;
        return typeof detail === 'string' ? undefined : detail?.status;
      },
      signal,
    });
  }

  return {
    name: 'elevenlabs',
    version: async () => `${baseUrl} ${model} ${voice}`,
    synthesize(request, signal) {
      const spoken = normaliseForCounting(request.text);
      const parts = splitText(spoken, { sizeMax: inputCharactersMax, sizeOf: (part) => part.length, balance: 'even' })
        .map(({ start, end }) => spoken.slice(start, end))
        .filter((part) => part.trim() !== '');
      const upstream = { ...shared, open: (text: string, running: AbortSignal) => open(text, request, running) };
      const { speed, ...others } = request;
      const unheeded = isFollowed(speed ?? 1) ? others : request;
      return speakOverHttp(upstream, unheeded, parts, signal);
    },
    isReady: async () => true,
    close: async () => undefined,
  };
}

function isFollowed(speed: number): boolean {
  return speed !== 1 && speed >= speedRange.min && speed <= speedRange.max;
}
