import type { DocumentErrorCode } from '@rakhim/batch/documents';
import { Piscina } from 'piscina';
import { AppError } from '#src/errors/app-error.ts';
import type { DocumentFile, DocumentReader } from './document-reader.ts';

/** What the thread answers: a text, or why there is none. */
export type ReadOutcome = { readonly text: string } | { readonly problem: DocumentErrorCode };

const queueMax = 16;
const timeoutMs = 30_000;
const idleMsMax = 60_000;
const retryAfterSeconds = 5;
/** A document is bounded when it is expanded, too; what its parser makes of it, here. */
const resourceLimits = { maxOldGenerationSizeMb: 768 };

/** Reads documents in a thread of its own: a hostile one costs that thread, and nobody else. */
export function createDocumentPool(): DocumentReader {
  const pool = new Piscina<DocumentFile, ReadOutcome>({
    filename: new URL('document-worker.ts', import.meta.url).href,
    name: 'read',
    execArgv: ['--conditions=@rakhim/source'],
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMsMax,
    resourceLimits,
  });
  // Failures of a thread reject the pending tasks; nobody else is concerned.
  pool.on('error', () => undefined);

  async function run(file: DocumentFile): Promise<ReadOutcome> {
    if (pool.queueSize >= queueMax) {
      throw new AppError('service_unavailable', { retryAfterSeconds, cause: new Error('Too many documents wait.') });
    }
    try {
      return await pool.run(file, { signal: AbortSignal.timeout(timeoutMs) });
    } catch (error) {
      throw new AppError('service_unavailable', { retryAfterSeconds, cause: error });
    }
  }

  return {
    async read(file) {
      const outcome = await run(file);
      if ('problem' in outcome) {
        throw new AppError('document_unreadable', {
          param: 'document',
          reason: `reasons:document_${outcome.problem}`,
        });
      }
      return outcome.text;
    },
    close: () => pool.close({ force: true }),
  };
}
