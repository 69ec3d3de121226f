import { PassThrough } from 'node:stream';
import { once } from 'node:events';
import type { Logger } from 'pino';
import type { BlobStore } from '#src/providers/blobs/blob-store.ts';
import { seal } from '#src/secrets/opaque-token.ts';
import { createStreamSeal } from '#src/secrets/sealed-stream.ts';
import type { IdempotencyQueries, RecordKey } from './idempotency.queries.ts';
import type { AnswerHead, SealedAnswer } from './stored-answer.ts';

/**
 * The attempt in progress under an idempotency key. Its methods never throw: an answer that cannot be stored is still
 * sent.
 */
export interface Attempt {
  /** Stores a complete answer. Await it before sending. */
  complete(head: AnswerHead, body: string): Promise<void>;
  /** Begins to store a streamed answer. */
  record(head: AnswerHead): AnswerRecorder;
  /** Releases the key without an answer. */
  abandon(): Promise<void>;
}

export interface AnswerRecorder {
  /** Waits while the store is behind. */
  write(block: Uint8Array): Promise<void>;
  /** Completes the copy after its last byte. */
  finish(trailers: Readonly<Record<string, string>>): Promise<void>;
  /** Discards the copy: the answer broke off. */
  fail(): void;
}

export interface AttemptOptions {
  readonly key: RecordKey;
  readonly requestId: string;
  /** The key that encrypts the answer: only a caller with the same API key can decrypt it. */
  readonly secret: Buffer;
  readonly queries: IdempotencyQueries;
  readonly blobs: BlobStore;
  readonly logger: Logger;
  /** The attempt is over. */
  readonly onEnd: () => void;
}

export const answerPurpose = 'idempotent answer';
export const bodyPurpose = 'idempotent body';

/** The longest body that is kept in the database; longer ones go to the blob store. */
const inlineBytesMax = 64 * 1024;
/** The longest sound of one request, uncompressed, has room in it. */
const blobBytesMax = 512 * 1024 * 1024;

/** The first name of the keys of all answers. */
export const answerBlobs = 'idempotency';

/** Returns where the body of an attempt is kept. */
export function blobKeyOf({ account_id }: Pick<RecordKey, 'account_id'>, requestId: string): string {
  return `${answerBlobs}/${account_id}/${requestId}`;
}

export function createAttempt({ key, requestId, secret, queries, blobs, logger, onEnd }: AttemptOptions): Attempt {
  const blobKey = blobKeyOf(key, requestId);

  /**
   * An answer that cannot be stored ends the lease, after its cost was refunded, so that a repeated request starts over
   * at once.
   */
  async function keep(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      logger.warn({ err: error, requestId }, 'an answer could not be kept for its idempotency key');
      await queries.endLease(key, requestId).catch(() => undefined);
    } finally {
      onEnd();
    }
  }

  async function store(answer: SealedAnswer): Promise<void> {
    const sealed = seal(secret, answerPurpose, JSON.stringify(answer));
    await queries.completeRecord(key, requestId, { sealed_answer: sealed, blob_key: answer.blob ? blobKey : null });
  }

  function record(head: AnswerHead): AnswerRecorder {
    const sealing = createStreamSeal(secret, bodyPurpose);
    const incoming = new PassThrough();
    const stop = new AbortController();
    let isLost = false;
    const kept = blobs
      .put(blobKey, sealing.seal(incoming), { bytesMax: blobBytesMax, signal: stop.signal })
      .catch((error: unknown) => {
        isLost = true;
        // A writer that waits for room in the copy must not wait any more.
        incoming.destroy();
        return error;
      });
    return {
      async write(block) {
        if (!isLost && !incoming.write(block)) {
          await Promise.race([once(incoming, 'drain'), kept]).catch(() => undefined);
        }
      },
      finish: (trailers) =>
        keep(async () => {
          incoming.end();
          const error = await kept;
          if (isLost) {
            throw error;
          }
          await store({ ...head, trailers, blob: sealing.facts() });
        }),
      fail() {
        stop.abort();
        incoming.destroy();
      },
    };
  }

  return {
    async complete(head, body) {
      const bytes = Buffer.from(body);
      if (bytes.length <= inlineBytesMax) {
        await keep(() => store({ ...head, trailers: {}, body }));
        return;
      }
      const recorder = record(head);
      await recorder.write(bytes);
      await recorder.finish({});
    },
    record,
    async abandon() {
      onEnd();
      await queries.deleteAttempt(key, requestId).catch((error: unknown) => {
        logger.warn({ err: error, requestId }, 'an idempotency key stays taken until its lease ends');
      });
    },
  };
}
