import type { ErrorCode } from '@rakhim/contract';
import CircuitBreaker from 'opossum';
import { AppError } from '#src/errors/app-error.ts';
import { speechBusy } from './failures.ts';
import type { SpeechEngine } from './speech-engine.ts';
import { EngineAnswerError } from './upstream/engine-answer-error.ts';

export interface BreakerOptions {
  /** Ended utterances in the window below which nothing is concluded. */
  readonly callsMin: number;
  /** Share of failures among them, in percent, from which the engine is left alone. */
  readonly failurePercent: number;
  readonly windowMs: number;
  /** The time after which one utterance is let through to probe whether the engine has recovered. */
  readonly resetMs: number;
}

export const defaultBreaker: BreakerOptions = { callsMin: 20, failurePercent: 50, windowMs: 30_000, resetMs: 10_000 };

/** Errors that say nothing about the engine's health: it has no room now, or the text cannot be spoken. */
const neutralCodes: ReadonlySet<string> = new Set<ErrorCode>(['speech_engine_busy', 'text_not_speakable']);

type Outcome = 'success' | 'failure' | 'neutral';

/**
 * Circuit breaker. While open, utterances are refused at once with `speech_engine_busy` and a retry time. An utterance
 * is counted when it ends, so that failures mid-stream count. A probe succeeds with its first sound, so that a long
 * text does not keep the circuit half-open.
 */
export function withBreaker(engine: SpeechEngine, options: BreakerOptions = defaultBreaker): SpeechEngine {
  const breaker = createBreaker(options);
  return {
    get name() {
      return engine.name;
    },
    version: engine.version,
    isReady: async () => !breaker.isOpen && (await engine.isReady()),
    async close() {
      breaker.close();
      await engine.close();
    },
    async *synthesize(request, signal) {
      const call = breaker.admit();
      try {
        for await (const event of engine.synthesize(request, signal)) {
          if (event.type === 'audio' && call.isProbe) {
            call.end('success');
          }
          yield event;
        }
        call.end('success');
      } catch (error) {
        call.end(signal.aborted || isNeutral(error) ? 'neutral' : 'failure');
        throw error;
      } finally {
        // Nothing happens here unless the listener stopped.
        call.end('neutral');
      }
    },
  };
}

function isNeutral(error: unknown): boolean {
  if (!(error instanceof AppError)) {
    return false;
  }
  const { cause } = error;
  return neutralCodes.has(error.code) || (cause instanceof EngineAnswerError && cause.isRefusal);
}

interface Call {
  readonly isProbe: boolean;
  /** Reports an outcome; only the first one counts. */
  end(outcome: Outcome): void;
}

/**
 * Opossum keeps the window and the state; what is fired at it are outcomes, so that utterances under way do not blur
 * the share of failures.
 */
function createBreaker({ callsMin, failurePercent, windowMs, resetMs }: BreakerOptions) {
  const circuit = new CircuitBreaker(
    (outcome: Outcome) => (outcome === 'failure' ? Promise.reject(new Error(outcome)) : Promise.resolve()),
    {
      timeout: false,
      volumeThreshold: callsMin,
      // Opossum opens above its threshold, we open at it.
      errorThresholdPercentage: failurePercent - 0.001,
      rollingCountTimeout: windowMs,
      resetTimeout: resetMs,
      rollingPercentilesEnabled: false,
      enableSnapshots: false,
    },
  );
  let openUntil = 0;
  let isProbing = false;
  circuit.on('open', () => {
    openUntil = performance.now() + resetMs;
  });

  function report(outcome: Outcome): void {
    if (outcome !== 'neutral') {
      circuit.fire(outcome).catch(() => undefined);
    }
  }

  return {
    get isOpen() {
      return circuit.opened;
    },
    /** @throws `speech_engine_busy` unless the engine may be asked. */
    admit(): Call {
      if (circuit.opened || (circuit.halfOpen && isProbing)) {
        throw speechBusy(
          new Error('The engine is failing and is left alone.'),
          Math.max(openUntil - performance.now(), 0) / 1000,
        );
      }
      const isProbe = circuit.halfOpen;
      isProbing = isProbe;
      let hasEnded = false;
      return {
        isProbe,
        end(outcome) {
          if (hasEnded) {
            return;
          }
          hasEnded = true;
          isProbing &&= !isProbe;
          // Ignore utterances that started before the circuit opened.
          if (isProbe || circuit.closed) {
            report(outcome);
          }
        },
      };
    },
    close: () => circuit.shutdown(),
  };
}
