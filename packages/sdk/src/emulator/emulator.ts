import type { Usage } from '../generated/api-types.ts';
import { createEmulatedAccount } from './account.ts';
import { Refusal, errorResponse } from './responses.ts';
import { readRequest } from './emulated-request.ts';
import { type EmulatedFailure, connectionFailure, waitForAbort } from './failures.ts';
import { createEmulatedRoutes } from './routes.ts';

export interface EmulatorOptions {
  /** The only accepted key. Default: `rakhim_test_emulator`. */
  readonly apiKey?: string | undefined;
  /** Characters of the billing period. Default: 100,000. */
  readonly characterLimit?: number | undefined;
  /** Milliseconds of sound for each character; less makes tests of long texts fast. Default: 60, about as in speech. */
  readonly characterMs?: number | undefined;
  /** Default: the clock. */
  readonly now?: (() => Date) | undefined;
}

/** A request that the emulator received. */
export interface EmulatedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface Emulator {
  /**
   * Give it to the client in place of the runtime's: `new Rakhim({ apiKey: emulator.apiKey, fetch: emulator.fetch })`.
   */
  readonly fetch: (address: string | URL | Request, init?: RequestInit) => Promise<Response>;
  readonly apiKey: string;
  /** Every request so far, those that failed included. */
  readonly calls: readonly EmulatedCall[];
  readonly usage: Usage;
  /** The next requests go wrong, one after another, in this way. */
  failNext(...failures: readonly EmulatedFailure[]): void;
}

const defaultCharacterLimit = 100_000;
const defaultCharacterMs = 60;

/**
 * A Rakhim in memory, for tests without a network and without a key. It counts, charges, refuses and repeats as the
 * service does; its sounds are valid MP3 and WAV files, the same for the same text, and not speech.
 *
 * @example
 * const emulator = createEmulator({ characterLimit: 10 }); const rakhim = new Rakhim({ apiKey: emulator.apiKey, fetch:
 * emulator.fetch });
 */
export function createEmulator(options: EmulatorOptions = {}): Emulator {
  const {
    apiKey = 'rakhim_test_emulator',
    characterLimit = defaultCharacterLimit,
    characterMs = defaultCharacterMs,
    now = () => new Date(),
  } = options;
  const account = createEmulatedAccount({ characterLimit, characterMs, periodStart: now() });
  const respond = createEmulatedRoutes({ account, apiKey, now });
  const calls: EmulatedCall[] = [];
  const failures: EmulatedFailure[] = [];

  async function answer(address: string | URL | Request, init?: RequestInit): Promise<Response> {
    const requestId = `emulated-${calls.length + 1}`;
    const failure = failures.shift();
    init?.signal?.throwIfAborted();
    try {
      const request = readRequest(address, init, requestId);
      calls.push(request);
      if (failure?.kind === 'error') {
        throw new Refusal(failure.code, { retryAfterSeconds: failure.retryAfterSeconds });
      }
      if (failure?.kind === 'unreachable') {
        throw connectionFailure();
      }
      if (failure?.kind === 'silence') {
        return await waitForAbort(init?.signal);
      }
      const response = respond(request, failure?.kind === 'cut' ? failure.afterBytes : undefined);
      if (failure?.kind === 'lost') {
        throw connectionFailure();
      }
      return response;
    } catch (error) {
      if (error instanceof Refusal) {
        return errorResponse(error, requestId);
      }
      throw error;
    }
  }

  return {
    fetch: answer,
    apiKey,
    calls,
    get usage() {
      return account.usage();
    },
    failNext(...next) {
      failures.push(...next);
    },
  };
}
