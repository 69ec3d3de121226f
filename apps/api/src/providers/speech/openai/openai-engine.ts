import { normaliseForCounting } from '@rakhim/contract';
import { splitText } from '@rakhim/text/split-text';
import OpenAI from 'openai';
import { AppError } from '#src/errors/app-error.ts';
import type { EncodingPool } from '../encode/encoding-pool.ts';
import type { SpeechEngine } from '../speech-engine.ts';
import { answerFailed, connectionFailed } from '../upstream/attempt-error.ts';
import { readPcmResponse } from '../upstream/pcm-response.ts';
import { createRetryBudget } from '../upstream/retry-budget.ts';
import { speakOverHttp } from '../upstream/speak-over-http.ts';
import { fetchWithBoundedErrors } from './bounded-error-fetch.ts';
import { createInstructions } from './instructions.ts';
import { personas } from './personas.ts';
import { inputTokensMax, inputUnitsMax, measureRequest } from './request-size.ts';

export interface OpenAiEngineOptions {
  readonly apiKey: string;
  /** Another server that speaks OpenAI's protocol. */
  readonly baseUrl?: string;
  /** One of OpenAI's voices for all of ours; absent: each has its own. */
  readonly voice?: string;
}

const defaultBaseUrl = 'https://api.openai.com/v1';
const model = 'gpt-4o-mini-tts';

/**
 * Speaks through OpenAI's "Create speech". Each part of a text is one request; a whole text is one sound.
 *
 * @param encoders closed with the engine.
 */
export function createOpenAiEngine(
  { apiKey, baseUrl = defaultBaseUrl, voice: named }: OpenAiEngineOptions,
  encoders: EncodingPool,
): SpeechEngine {
  const client = createClient(apiKey, baseUrl);
  const shared = { encoders, retryBudget: createRetryBudget(), gainsDb: new Map() };

  return {
    name: 'openai',
    version: async () => `${baseUrl} ${model} ${named ?? ''}`.trim(),
    async *synthesize(request, signal) {
      const instructions = createInstructions(request.voice, request.styleInstruction);
      const voice = named ?? personas[request.voice.id].openAiVoice;
      const speak = (input: string, running: AbortSignal) =>
        client.audio.speech.create({ model, voice, input, instructions, response_format: 'pcm' }, { signal: running });
      const upstream = {
        ...shared,
        open: async (input: string, running: AbortSignal) =>
          readPcmResponse(await speak(input, running).catch(throwAttemptError)),
      };
      yield* speakOverHttp(upstream, request, divide(request.text, instructions), signal);
    },
    // Asking would cost a request each time; the breaker knows when OpenAI does not answer.
    isReady: async () => true,
    close: () => encoders.close(),
  };
}

/**
 * The client reads nothing from the environment, writes nothing to the console and tries nothing twice: the one retry
 * layer is ours.
 */
function createClient(apiKey: string, baseURL: string): OpenAI {
  return new OpenAI({
    apiKey,
    baseURL,
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    maxRetries: 0,
    logLevel: 'off',
    fetch: fetchWithBoundedErrors,
    fetchOptions: { redirect: 'error' },
  });
}

/** Given nothing that has a sound, the model makes one up. */
const hasSound = /[\p{L}\p{N}\p{S}]/u;

/** Instructions share the room for tokens with the text. */
function divide(text: string, instructions: string): readonly string[] {
  if (!hasSound.test(text)) {
    throw new AppError('text_not_speakable', { param: 'text' });
  }
  const tokensMax = inputTokensMax - measureRequest(instructions).tokens;
  const spoken = normaliseForCounting(text);
  const fill = (part: string) => {
    const { units, tokens } = measureRequest(part);
    return Math.max(units / inputUnitsMax, tokens / tokensMax);
  };
  return splitText(spoken, { sizeMax: 1, sizeOf: fill, balance: 'even' })
    .map(({ start, end }) => spoken.slice(start, end))
    .filter((part) => part.trim() !== '');
}

function throwAttemptError(error: unknown): never {
  throw isAnswer(error)
    ? answerFailed({ status: error.status, headers: error.headers, engineCode: error.code ?? undefined })
    : connectionFailed(error);
}

/** True for an error that OpenAI answered, false for one of the way there. */
function isAnswer(error: unknown): error is InstanceType<typeof OpenAI.APIError<number, Headers>> {
  return error instanceof OpenAI.APIError && error.status !== undefined;
}
