import { availableParallelism } from 'node:os';
import { startVoiceWorker, type StartWorker } from './pool/start-voice-worker.ts';
import { createVoicePool, type VoicePoolStats } from './pool/voice-pool.ts';
import { clampProsody } from './style/prosody.ts';
import type { EngineName, VoiceEvent, VoiceRequest } from './types.ts';

export interface EmbeddedVoiceOptions {
  /** `learned`, when absent. */
  readonly engine?: EngineName;
  /**
   * Threads that speak at most; by default one for each processor, no more than four. Each takes some 50 MB, and all
   * but the first come when they are needed.
   */
  readonly workers?: number;
  /**
   * Utterances that one thread may have open at a time, 32 by default. One whose consumer is slow waits and costs the
   * others nothing.
   */
  readonly openPerWorkerMax?: number;
  /** Requests that may wait for a place, 64 by default. */
  readonly queueMax?: number;
  /** Milliseconds that a request may wait for its first sound while others are spoken, 6,000 by default. */
  readonly waitMsMax?: number;
  /** Milliseconds without a sign of life after which a thread is replaced, 15,000 by default. */
  readonly hangTimeoutMs?: number;
  /** Starts a thread; only to be given by those who want to hold it in their hands. */
  readonly startWorker?: StartWorker;
}

/** Sixteen Arabic voices that need nothing from outside this process. */
export interface EmbeddedVoice {
  readonly engine: EngineName;
  /**
   * Speaks a text. Leaving the iteration early, or aborting the signal, stops the engine within one block of 100 ms of
   * sound.
   *
   * @param request values of the prosody outside their limits are brought into them.
   * @returns the events in the order that {@link VoiceEvent} names.
   * @throws an `EmbeddedVoiceError`, or the signal's reason.
   */
  synthesize(request: VoiceRequest, signal: AbortSignal): AsyncGenerator<VoiceEvent, void, undefined>;
  /** Waits until every thread that there is has spoken once. @throws Error when one cannot start. */
  ready(): Promise<void>;
  stats(): VoicePoolStats;
  /** Ends every thread; open utterances fail with `EmbeddedVoiceClosedError`. */
  close(): Promise<void>;
}

const workersMax = 4;

/** Starts the first thread at once; it warms up in the background. */
export function createEmbeddedVoice(options: EmbeddedVoiceOptions = {}): EmbeddedVoice {
  const engine = options.engine ?? 'learned';
  const pool = createVoicePool({
    engine,
    workerCount: options.workers ?? Math.min(availableParallelism(), workersMax),
    openPerWorkerMax: options.openPerWorkerMax ?? 32,
    queueMax: options.queueMax ?? 64,
    waitMsMax: options.waitMsMax ?? 6_000,
    hangTimeoutMs: options.hangTimeoutMs ?? 15_000,
    startWorker: options.startWorker ?? startVoiceWorker,
  });

  return {
    engine,
    async *synthesize(request, signal) {
      signal.throwIfAborted();
      const job = pool.open({ ...request, prosody: clampProsody(request.prosody) });
      function abort(): void {
        job.fail(signal.reason);
        pool.release(job);
      }
      signal.addEventListener('abort', abort, { once: true });
      let isOver = false;
      try {
        while (!isOver) {
          const event = await job.take();
          const byteCount = event.type === 'audio' ? event.bytes.length : 0;
          isOver = event.type === 'end';
          yield event;
          // Whoever asks for the next event is done with this one.
          if (byteCount > 0) {
            pool.noteConsumed(job, byteCount);
          }
        }
      } finally {
        signal.removeEventListener('abort', abort);
        if (!isOver) {
          pool.release(job);
        }
      }
    },
    ready: pool.ready,
    stats: pool.stats,
    close: pool.close,
  };
}
