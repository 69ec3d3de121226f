import { Refusal } from './responses.ts';
import type { EmulatedRequest } from './emulated-request.ts';
import type { EmulatedAnswer } from './speech-routes.ts';

export interface CachedAnswer {
  readonly fingerprint: string;
  readonly requestId: string;
  readonly answer: EmulatedAnswer;
}

/** Answers a repeated `Idempotency-Key` as the first time. */
export interface IdempotencyCache {
  /** @throws Refusal `idempotency_key_reused` when the key came with another request. */
  once(request: EmulatedRequest, work: () => EmulatedAnswer): Omit<CachedAnswer, 'fingerprint'>;
}

export function createIdempotencyCache(): IdempotencyCache {
  const kept = new Map<string, CachedAnswer>();

  return {
    once(request, work) {
      const { requestId, path, headers, body } = request;
      const key = headers.get('idempotency-key');
      const fingerprint = JSON.stringify([path, headers.get('accept'), body]);
      const known = key === null ? undefined : kept.get(key);
      if (known === undefined) {
        const first = { fingerprint, requestId, answer: work() };
        if (key !== null) {
          kept.set(key, first);
        }
        return first;
      }
      if (known.fingerprint !== fingerprint) {
        throw new Refusal('idempotency_key_reused', { param: 'Idempotency-Key' });
      }
      return {
        requestId: known.requestId,
        answer: { ...known.answer, headers: { ...known.answer.headers, 'idempotent-replayed': 'true' } },
      };
    },
  };
}
