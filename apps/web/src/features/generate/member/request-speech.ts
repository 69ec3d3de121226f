import { type CreateSpeechBody, type TimedSpeechEvent, createTimedSpeech } from '@rakhim/contract';
import { ApiError } from '#src/lib/api-error.ts';
import { fetchApi } from '#src/lib/api-client.ts';
import { readServerEvents } from '#src/lib/read-server-events.ts';
import { createSpeechCollector } from './speech-collector.ts';
import type { Utterance } from './utterance.ts';

interface RequestSpeechOptions {
  readonly body: CreateSpeechBody;
  /** A repetition under the same key is answered with the same sound and costs nothing. */
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
  /** Told what has come, from the first sound on. */
  readonly onProgress: (utterance: Utterance) => void;
}

/**
 * Requests speech for a text, and passes on its sound and the times of its words as they arrive.
 *
 * @returns the finished speech; `isBroken` where the stream ended before the text did.
 * @throws {ApiError} what the server refused.
 * @throws DOMException `AbortError` when the signal was given before there was sound.
 */
export async function requestSpeech({
  body,
  idempotencyKey,
  signal,
  onProgress,
}: RequestSpeechOptions): Promise<Utterance> {
  const speech = createSpeechCollector(body.text, onProgress);
  try {
    const answer = await fetchApi(createTimedSpeech, {
      body,
      headers: { 'idempotency-key': idempotencyKey, accept: 'text/event-stream' },
      signal,
    });
    for await (const { data } of readServerEvents(answer)) {
      const event = JSON.parse(data) as TimedSpeechEvent;
      if (event.type === 'error') {
        speech.refund();
        throw new ApiError({
          status: answer.status,
          code: event.error.code,
          message: event.error.error,
          requestId: event.error.requestId,
        });
      }
      speech.take(event);
    }
  } catch (error) {
    if (!speech.isAudible()) {
      speech.dismiss();
      throw error;
    }
  }
  if (!speech.isAudible()) {
    speech.dismiss();
    throw new ApiError({ status: 0, code: 'offline', message: '' });
  }
  // A person who cancels keeps the sound so far and needs no message.
  return speech.finish({ isCancelled: signal.aborted });
}
