import { createHash } from 'node:crypto';
import { countCharacters } from '@rakhim/text/characters';
import { wavHeader } from '@rakhim/containers';
import type { Clock } from '../run/clock.ts';
import type { Speak, SpeakRequest } from '../run/speak.ts';

export interface ServiceOptions {
  readonly clock: Clock;
  /** Requests that it takes at a time. */
  readonly limit?: number;
  readonly answerMs?: number;
  /** Called before an answer; throws to refuse. */
  readonly before?: (request: SpeakRequest, attempt: number) => void;
}

export interface SpeechService {
  readonly speak: Speak;
  /** Characters charged by idempotency key; each entry is one charge. */
  readonly charges: Map<string, number[]>;
  readonly refused: () => number;
  readonly calls: () => number;
  readonly inFlightMax: () => number;
}

/** An error as the SDK throws it. */
export function serviceError(code: string, status: number, retryAfterMs?: number): Error {
  return Object.assign(new Error(code), { code, status, ...(retryAfterMs !== undefined && { retryAfterMs }) });
}

/** Sound of one millisecond for each character, whose samples follow from the text. */
export function soundOf(text: string): Uint8Array {
  const samples = Buffer.alloc(countCharacters(text) * 24 * 2, createHash('sha256').update(text).digest());
  return Buffer.concat([wavHeader({ sampleRate: 24_000, channels: 1 }, samples.length), samples]);
}

/**
 * Creates a service that keeps the promises of the real one: a limit in flight, a charge for each answer, and the same
 * answer without a charge for a repeated idempotency key; the same key with another text is refused. Charges outlive
 * the client, as they do in life.
 */
export function createSpeechService({
  clock,
  limit = Infinity,
  answerMs = 100,
  before,
}: ServiceOptions): SpeechService {
  const charges = new Map<string, number[]>();
  const answers = new Map<string, { readonly text: string; readonly sound: Uint8Array }>();
  const attempts = new Map<string, number>();
  let [inFlight, inFlightMax, refused, calls] = [0, 0, 0, 0];

  async function speak(request: SpeakRequest, signal: AbortSignal) {
    calls++;
    if (inFlight >= limit) {
      refused++;
      throw serviceError('too_many_requests_in_flight', 429, 300);
    }
    const { idempotencyKey: key, text } = request;
    const attempt = (attempts.get(key) ?? 0) + 1;
    attempts.set(key, attempt);
    inFlight++;
    inFlightMax = Math.max(inFlightMax, inFlight);
    try {
      await clock.sleep(answerMs, signal);
      before?.(request, attempt);
      const kept = answers.get(key);
      if (kept !== undefined && kept.text !== text) {
        throw serviceError('idempotency_key_reused', 422);
      }
      if (kept === undefined) {
        charges.set(key, [...(charges.get(key) ?? []), countCharacters(text)]);
        answers.set(key, { text, sound: soundOf(text) });
      }
    } finally {
      inFlight--;
    }
    const sound = answers.get(key)?.sound ?? new Uint8Array();
    return { audio: inChunks(sound), facts: () => ({ characters: countCharacters(text) }) };
  }

  return { speak, charges, refused: () => refused, calls: () => calls, inFlightMax: () => inFlightMax };
}

async function* inChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  const middle = bytes.length >> 1;
  yield bytes.subarray(0, middle);
  yield bytes.subarray(middle);
}
