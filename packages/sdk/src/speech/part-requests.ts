import type { ChargedCallOptions } from '../core/call-options.ts';
import { chooseIdempotencyKey } from '../core/idempotency-key.ts';
import type { ApiRequest } from '../core/transport.ts';
import type { SpeechPart } from './divide-speech.ts';

/**
 * Makes the requests of one utterance. Their idempotency keys share one root, so that a repetition of the whole is
 * charged for no part twice.
 */
export function createPartRequests(
  parts: readonly SpeechPart[],
  options: ChargedCallOptions,
): (part: SpeechPart, path: string, accept: string) => ApiRequest {
  const { idempotencyKey, ...callOptions } = options;
  const root = chooseIdempotencyKey(idempotencyKey);
  return ({ params, index }, path, accept) => ({
    ...callOptions,
    method: 'POST',
    path,
    accept,
    body: params,
    isCharged: true,
    idempotencyKey: root === undefined || parts.length === 1 ? root : `${root}.${index + 1}`,
  });
}
