import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import { AppError } from '#src/errors/app-error.ts';
import type { BlobOwner } from '#src/modules/housekeeping/orphans/orphans.service.ts';
import type { UsageService } from '#src/modules/usage/usage.service.ts';
import type { BlobStore } from '#src/providers/blobs/blob-store.ts';
import { deriveKey, hashToken, unseal } from '#src/secrets/opaque-token.ts';
import { unsealStream } from '#src/secrets/sealed-stream.ts';
import { type Attempt, answerBlobs, answerPurpose, blobKeyOf, bodyPurpose, createAttempt } from './attempt.ts';
import type { IdempotencyQueries, IdempotencyRow, RecordKey } from './idempotency.queries.ts';
import { SealedAnswer, type StoredAnswer } from './stored-answer.ts';
import { type MasterSecret, secretsOf } from '#src/secrets/master-secret.ts';

export interface IdempotentRequest {
  readonly accountId: string;
  /** The key that the caller chose. */
  readonly key: string;
  /** Everything that makes two requests the same request. */
  readonly fingerprint: string;
  readonly requestId: string;
}

export type Beginning = { readonly attempt: Attempt } | { readonly answer: StoredAnswer };

export interface IdempotencyService {
  /**
   * Decides whether to process a request or replay its stored answer. Refunds an earlier attempt that died.
   *
   * @throws AppError `idempotency_key_in_use` while another attempt is under way, `idempotency_key_reused` when the
   *   request is another one.
   */
  begin(request: IdempotentRequest): Promise<Beginning>;
  /** Extends the leases of this process's attempts. @returns the function that stops it. */
  startLeaseKeeper(): () => void;
  /** Deletes expired answers. @returns how many. */
  deleteExpired(): Promise<number>;
  readonly blobs: BlobOwner;
}

export interface IdempotencyServiceOptions {
  readonly queries: IdempotencyQueries;
  readonly usage: Pick<UsageService, 'findOutcome' | 'refundAbandoned'>;
  readonly blobs: BlobStore;
  readonly masterSecret: MasterSecret;
  readonly leaseSeconds: number;
  readonly keptSeconds: number;
  readonly logger: Logger;
}

const sweepBatchSize = 200;
const renewalsPerLease = 3;
const retrySeconds = 1;

export function createIdempotencyService(options: IdempotencyServiceOptions): IdempotencyService {
  const { queries, usage, blobs, masterSecret, leaseSeconds, keptSeconds, logger } = options;
  const open = new Set<string>();

  function attemptAt(key: RecordKey, requestId: string, secret: Buffer): Beginning {
    open.add(requestId);
    return {
      attempt: createAttempt({ key, requestId, secret, queries, blobs, logger, onEnd: () => open.delete(requestId) }),
    };
  }

  async function forget(row: IdempotencyRow): Promise<number> {
    // Delete the row last: it is the only reference to the blob.
    if (row.blob_key !== null || row.sealed_answer === null) {
      await blobs.delete(row.blob_key ?? blobKeyOf(row, row.request_id));
    }
    return queries.deleteExpired(row);
  }

  /** @returns nothing when the body is lost. */
  async function openAnswer(sealed: Buffer, blobKey: string | null, secret: Buffer): Promise<StoredAnswer | undefined> {
    const { body, blob, ...head } = SealedAnswer.parse(JSON.parse(unseal(secret, answerPurpose, sealed)));
    if (body !== undefined) {
      return { ...head, body, close: () => undefined };
    }
    const stored = blobKey === null ? undefined : await blobs.get(blobKey);
    return (
      stored &&
      blob && {
        ...head,
        body: unsealStream(secret, bodyPurpose, blob, stored.bytes),
        close: () => void stored.bytes.destroy(),
      }
    );
  }

  /**
   * An answer is stored before it is charged, so a process that died between the two has left one that nobody received
   * or paid for. @returns nothing for that, or when the body is lost.
   */
  async function openPaidAnswer(
    { request_id: requestId, blob_key: blobKey }: IdempotencyRow,
    sealed: Buffer,
    secret: Buffer,
  ): Promise<StoredAnswer | undefined> {
    const outcome = await usage.findOutcome(requestId);
    if (outcome === 'held') {
      return refuse();
    }
    return outcome === 'not_charged' ? undefined : openAnswer(sealed, blobKey, secret);
  }

  async function findOwned(keys: readonly string[]): Promise<Set<string>> {
    const rows = await queries.listByRequest(keys.map((key) => key.slice(key.lastIndexOf('/') + 1)));
    return new Set(rows.map((row) => blobKeyOf(row, row.request_id)));
  }

  return {
    blobs: { prefix: answerBlobs, findOwned },

    async begin({ accountId, key: callerKey, fingerprint, requestId }) {
      const key = { account_id: accountId, key_hash: hashToken(callerKey) };
      const hashUnder = (master: Buffer): Buffer =>
        createHmac('sha256', deriveKey(master, 'idempotent request')).update(fingerprint).digest();
      const secretUnder = (master: Buffer): Buffer => Buffer.concat([master, Buffer.from(callerKey)]);
      const secret = secretUnder(masterSecret.current);
      const requestHash = hashUnder(masterSecret.current);
      const attempt = { request_id: requestId, leaseSeconds, keptSeconds };

      if (await queries.insertRecord(key, requestHash, attempt)) {
        return attemptAt(key, requestId, secret);
      }
      const found = await queries.findRecord(key);
      if (!found || found.is_expired) {
        if (found) {
          await forget(found);
        }
        return (await queries.insertRecord(key, requestHash, attempt)) ? attemptAt(key, requestId, secret) : refuse();
      }
      // The answer may be one from before the master secret was changed.
      const usedMaster = secretsOf(masterSecret).find((master) => found.request_hash.equals(hashUnder(master)));
      if (usedMaster === undefined) {
        throw new AppError('idempotency_key_reused', { param: 'Idempotency-Key' });
      }
      if (found.sealed_answer === null && found.is_leased) {
        return refuse();
      }
      const answer = found.sealed_answer && (await openPaidAnswer(found, found.sealed_answer, secretUnder(usedMaster)));
      if (answer) {
        return { answer };
      }
      // The process that worked on it has died, or its answer is lost or was never charged. The cost is refunded, and the
      // request starts over.
      await usage.refundAbandoned(found.request_id);
      return (await queries.takeOver(key, found.request_id, attempt)) ? attemptAt(key, requestId, secret) : refuse();
    },

    startLeaseKeeper() {
      const timer = setInterval(
        () => {
          if (open.size > 0) {
            queries.extendLeases([...open], leaseSeconds).catch((error: unknown) => {
              logger.warn({ err: error }, 'leases of idempotency keys could not be kept this time');
            });
          }
        },
        (leaseSeconds * 1000) / renewalsPerLease,
      );
      timer.unref();
      return () => {
        clearInterval(timer);
      };
    },

    async deleteExpired() {
      let deleted = 0;
      for (
        let batch = await queries.listExpired(sweepBatchSize);
        batch.length > 0;
        batch = await queries.listExpired(sweepBatchSize)
      ) {
        const counts = await Promise.all(batch.map(forget));
        const count = counts.reduce((total, one) => total + one, 0);
        deleted += count;
        if (count === 0) {
          break;
        }
      }
      return deleted;
    },
  };
}

function refuse(): never {
  throw new AppError('idempotency_key_in_use', { param: 'Idempotency-Key', retryAfterSeconds: retrySeconds });
}
