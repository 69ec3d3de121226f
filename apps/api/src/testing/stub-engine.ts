import type { WordTime } from '@rakhim/audio';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '#src/errors/app-error.ts';
import type { SpeechEngine, SpeechEvent, SpeechRequest, SpeechWarning } from '#src/providers/speech/speech-engine.ts';

/** The behaviour of the stub for one request. Text chooses nothing; the test does. */
export interface StubBehaviour {
  /** Audio blocks to send. */
  readonly blocks?: number;
  readonly blockBytes?: number;
  readonly blockEveryMs?: number;
  /** Before this block (0 is the first) it fails. */
  readonly failBeforeBlock?: number;
  /** Before this block it hangs until it is cancelled. */
  readonly hangBeforeBlock?: number;
  /** Times of words, known before the first sound. */
  readonly words?: readonly WordTime[];
  /** Warnings it has only at the end. */
  readonly laterWarnings?: readonly SpeechWarning[];
}

export interface StubEngine extends SpeechEngine {
  behaviour: StubBehaviour;
  /** Which sounds it makes; without it, none is taken for an earlier one. */
  release?: string;
  /** Requests it was given, in order. */
  readonly requests: SpeechRequest[];
  /** Utterances that are still being made. */
  readonly running: number;
  /**
   * Lets no utterance begin until it has been called by this many, so that all of them have reserved before any
   * settles.
   */
  gate?: () => Promise<void>;
}

/**
 * An engine behind the real port that obeys its rules (order of events, cancellation, typed failures) and makes bytes
 * instead of sound.
 */
export function createStubEngine(): StubEngine {
  let running = 0;

  async function* synthesize(engine: StubEngine, signal: AbortSignal): AsyncGenerator<SpeechEvent> {
    const {
      blocks = 3,
      blockBytes = 1000,
      blockEveryMs = 0,
      failBeforeBlock,
      hangBeforeBlock,
      laterWarnings,
      words,
    } = engine.behaviour;
    running += 1;
    try {
      await engine.gate?.();
      yield { type: 'start', warnings: [] };
      if (words) {
        yield { type: 'words', words };
      }
      for (let index = 0; index < blocks; index += 1) {
        if (index === failBeforeBlock) {
          throw new AppError('speech_engine_failed', { cause: new Error('The stub was told to fail.') });
        }
        await (index === hangBeforeBlock
          ? sleep(60_000, undefined, { signal })
          : sleep(blockEveryMs, undefined, { signal }));
        yield { type: 'audio', bytes: new Uint8Array(blockBytes).fill(index + 1) };
      }
      yield { type: 'end', durationMs: blocks * 100, ...(laterWarnings && { warnings: laterWarnings }) };
    } catch (error) {
      throw signal.aborted ? signal.reason : error;
    } finally {
      running -= 1;
    }
  }

  const engine: StubEngine = {
    name: 'http',
    behaviour: {},
    requests: [],
    get running() {
      return running;
    },
    synthesize(request, signal) {
      engine.requests.push(request);
      return synthesize(engine, signal);
    },
    version: async () => engine.release,
    isReady: async () => true,
    close: async () => undefined,
  };
  return engine;
}
