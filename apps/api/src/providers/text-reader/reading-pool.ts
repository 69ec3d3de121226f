import type { TextPreview } from '@rakhim/arabic';
import { Piscina } from 'piscina';
import { AppError } from '#src/errors/app-error.ts';
import type { ReadingRequest, TextReader } from './text-reader.ts';

export interface ReadingPoolOptions {
  readonly threads?: number;
  /** Texts that may wait for a thread. */
  readonly queueMax?: number;
  /** The time after which the thread is ended and the text given up. */
  readonly timeoutMs?: number;
}

/**
 * A thread comes with the first text, half a second later; it goes when it has had nothing to read for so long, and
 * gives back its 50 MB.
 */
const idleMsMax = 5 * 60_000;
const retryAfterSeconds = 2;
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/**
 * Reads texts in threads of their own: a long one takes hundreds of milliseconds, in which no request could be
 * answered.
 */
export function createReadingPool({
  threads = 1,
  queueMax = 64,
  timeoutMs = 20_000,
}: ReadingPoolOptions = {}): TextReader {
  const pool = new Piscina<ReadingRequest, TextPreview>({
    filename: new URL('reading-worker.ts', import.meta.url).href,
    name: 'preview',
    execArgv: ['--conditions=@rakhim/source'],
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMsMax,
    resourceLimits,
  });
  // Failures of a thread reject the pending tasks; nobody else is concerned.
  pool.on('error', () => undefined);

  return {
    async preview(request) {
      // The pool's own limit does not count what comes while its threads start.
      if (pool.queueSize >= queueMax) {
        throw new AppError('service_unavailable', {
          retryAfterSeconds,
          cause: new Error('Too many texts wait to be read.'),
        });
      }
      try {
        return await pool.run(request, { signal: AbortSignal.timeout(timeoutMs) });
      } catch (error) {
        throw new AppError('service_unavailable', { retryAfterSeconds, cause: error });
      }
    },
    close: () => pool.close({ force: true }),
  };
}
