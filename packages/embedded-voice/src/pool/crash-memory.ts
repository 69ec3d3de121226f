import { createHash } from 'node:crypto';
import type { VoiceRequest } from '../types.ts';

const requestsMax = 256;
/** Once can be bad luck (memory, the machine); twice is the request. */
const crashesToRefuse = 2;

/**
 * Remembers which requests were at work when a thread died, so that a poisonous one cannot take down thread after
 * thread.
 */
export interface CrashMemory {
  note(request: VoiceRequest): void;
  forget(request: VoiceRequest): void;
  isRefused(request: VoiceRequest): boolean;
}

export function createCrashMemory(): CrashMemory {
  const crashes = new Map<string, number>();
  return {
    note(request) {
      const key = fingerprint(request);
      const count = (crashes.get(key) ?? 0) + 1;
      crashes.delete(key);
      crashes.set(key, count);
      const [oldest] = crashes.keys();
      if (crashes.size > requestsMax && oldest !== undefined) {
        crashes.delete(oldest);
      }
    },
    forget(request) {
      if (crashes.size > 0) {
        crashes.delete(fingerprint(request));
      }
    },
    isRefused(request) {
      return crashes.size > 0 && (crashes.get(fingerprint(request)) ?? 0) >= crashesToRefuse;
    },
  };
}

/** Format and delivery do not count: they cannot be what breaks the engine. */
function fingerprint({ text, dialect, gender, prosody }: VoiceRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([text, dialect, gender, prosody]))
    .digest('base64');
}
