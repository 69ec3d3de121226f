import type { Logger } from 'pino';
import { AppError } from '#src/errors/app-error.ts';
import type { UsagePeriod, UsageQueries } from './usage.queries.ts';

/** Characters set aside for one request, until it is settled or given back. */
export interface Reservation {
  /** Characters that remain if this request is charged. */
  readonly remaining: number;
  /** Charges. Call just before the first audio byte is sent. @returns what remains. @throws AppError when the lease was lost. */
  settle(): Promise<number>;
  /** Gives everything back, before or after it was charged. Never throws: what cannot be given back now is tried again until it can. */
  refund(): Promise<void>;
  /** Ends our interest in the request. After it nothing more happens to the reservation on our side. */
  close(): void;
}

export interface UsageService {
  /** @throws AppError `quota_exceeded` when the characters do not fit any more. */
  reserve(period: UsagePeriod, request: { requestId: string; characters: number }): Promise<Reservation>;
  /** Starts keeping our leases alive and releasing those of processes that died. @returns the function that stops it. */
  startLeaseKeeper(): () => void;
}

export interface UsageServiceOptions {
  readonly queries: UsageQueries;
  readonly leaseSeconds: number;
  readonly logger: Logger;
}

const reaperBatchSize = 500;
/** A lease is renewed three times within its length, so that one lost renewal does no harm. */
const renewalsPerLease = 3;

export function createUsageService({ queries, leaseSeconds, logger }: UsageServiceOptions): UsageService {
  /** Requests of this process whose characters are held. */
  const held = new Set<string>();
  /** Requests whose characters must go back to their owner as soon as the database can be reached again. */
  const owed = new Set<string>();

  async function refund(requestId: string): Promise<void> {
    await queries.refund(requestId);
    owed.delete(requestId);
  }

  async function keepLeases(): Promise<void> {
    for (const requestId of owed) {
      await refund(requestId);
    }
    if (held.size > 0) {
      await queries.extendLeases([...held], leaseSeconds);
    }
    while ((await queries.releaseExpired(reaperBatchSize)) === reaperBatchSize) {
      // A full batch means that there may be more.
    }
  }

  return {
    async reserve(period, { requestId, characters }) {
      const remaining = await queries.reserve(period, { requestId, characters, leaseSeconds });
      if (remaining === undefined) {
        throw new AppError('quota_exceeded', { param: 'text', isUpgradable: true });
      }
      held.add(requestId);
      return {
        remaining,
        async settle() {
          const left = await queries.settle(requestId);
          held.delete(requestId);
          if (left === undefined) {
            throw new AppError('speech_timed_out', { cause: new Error('The reservation had run out.') });
          }
          return left;
        },
        async refund() {
          held.delete(requestId);
          owed.add(requestId);
          await refund(requestId).catch((error: unknown) => {
            logger.error({ err: error, requestId }, 'a refund failed and will be tried again');
          });
        },
        close() {
          held.delete(requestId);
        },
      };
    },

    startLeaseKeeper() {
      let running: Promise<void> | undefined;
      const timer = setInterval(() => {
        running ??= keepLeases()
          .catch((error: unknown) => {
            logger.warn({ err: error }, 'leases could not be kept this time');
          })
          .finally(() => {
            running = undefined;
          });
      }, (leaseSeconds * 1000) / renewalsPerLease);
      timer.unref();
      return () => {
        clearInterval(timer);
      };
    },
  };
}
