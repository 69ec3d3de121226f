import type { Logger } from 'pino';
import { AppError, type Concurrency } from '#src/errors/app-error.ts';
import { startLeaseKeeper } from './lease-keeper.ts';
import { createPlacesInFlight, refuseInFlight } from './places-in-flight.ts';
import type {
  Allowance,
  ChargeDetails,
  NewRepeat,
  NewReservation,
  ReservationOutcome,
  UsageQueries,
  Verdict,
} from './usage.queries.ts';

export type { KeyAllowance, ReservationOutcome } from './usage.queries.ts';

/** Characters set aside for one request, until it is settled or given back. */
export interface Reservation {
  /** Characters that remain if this request is charged. */
  readonly remaining: number;
  /** Absent where nothing is held. */
  readonly concurrency?: Concurrency;
  /**
   * Charges. Call just before the first audio byte is sent, and say whether the answer is complete with it.
   *
   * @returns what remains.
   * @throws AppError when the lease was lost.
   */
  settle(isLast: boolean, details?: ChargeDetails): Promise<number>;
  /** Refunds in full, before or after the charge. Never throws: a failed refund is retried until it succeeds. */
  refund(): Promise<void>;
  /**
   * The answer has ended: the account's place among the requests in flight is free. Never throws; a place that cannot
   * be given back runs out with its lease.
   */
  close(): Promise<void>;
}

export type ReservationRequest = Omit<NewReservation, 'leaseSeconds'>;

export interface UsageService {
  /** @throws AppError `quota_exceeded`, `api_key_quota_exceeded` or `too_many_requests_in_flight`. */
  reserve(allowance: Allowance, request: ReservationRequest): Promise<Reservation>;
  /**
   * Writes into the ledger that a kept sound was heard again, for 0 characters. @returns what remains of the period.
   */
  noteRepeat(allowance: Allowance, repeat: NewRepeat): Promise<number>;
  /**
   * Stands for a request that costs nothing and takes no place: a repeat in the ledger. Its `settle` only writes down
   * what goes with it.
   */
  holdNothing(allowance: Allowance, repeat: NewRepeat): Promise<Reservation>;
  /**
   * Refuses from memory while the account has no free place among its requests in flight. @returns what is called when
   * the request is answered. @throws AppError `too_many_requests_in_flight`.
   */
  requirePlace(accountId: string): () => void;
  /** State of a request's characters; `none` when it never reserved any. */
  findOutcome(requestId: string): Promise<ReservationOutcome>;
  /** Refunds a request whose process is known to be gone. */
  refundAbandoned(requestId: string): Promise<void>;
  /** Characters that each key has used, or holds, in the running period of its account. */
  listKeyUsage(accountId: string): Promise<ReadonlyMap<string, number>>;
  /** Which of these requests were charged and given back. */
  listRefunded(requestIds: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Starts keeping our leases alive and releasing those of processes that died. @returns the function that stops it.
   */
  startLeaseKeeper(): () => void;
}

export interface UsageServiceOptions {
  readonly queries: UsageQueries;
  readonly leaseSeconds: number;
  /** Requests that every account may have in flight, in place of what its plan says. */
  readonly concurrency?: number | undefined;
  /** Whether an account can upgrade when its quota is exhausted. Default: true. */
  readonly isSelling?: boolean;
  readonly logger: Logger;
  /** Called with the account whose usage changed. */
  readonly onChange?: (accountId: string) => void;
}

const reaperBatchSize = 500;

export function createUsageService({
  queries,
  leaseSeconds,
  concurrency,
  isSelling = true,
  logger,
  onChange = () => undefined,
}: UsageServiceOptions): UsageService {
  /** Requests of this process that are in flight, with their accounts. */
  const open = new Map<string, string>();
  const places = createPlacesInFlight();
  /** Refunds to retry once the database is reachable. */
  const owed = new Set<string>();

  async function refund(requestId: string): Promise<void> {
    await queries.refund(requestId);
    owed.delete(requestId);
  }

  /** @returns false when the request was not in flight any more. */
  function close(requestId: string): boolean {
    const accountId = open.get(requestId);
    if (accountId !== undefined) {
      places.noteGivenBack(accountId);
    }
    return open.delete(requestId);
  }

  async function keepLeases(): Promise<void> {
    // First of all, so that nothing that fails takes away what is being spoken.
    if (open.size > 0) {
      await queries.extendLeases([...open.keys()], leaseSeconds);
    }
    for (const requestId of owed) {
      await refund(requestId).catch((error: unknown) => {
        logger.error({ err: error, requestId }, 'a refund failed and will be tried again');
      });
    }
    while ((await queries.releaseExpired(reaperBatchSize)) === reaperBatchSize) {
      // A full batch means that there may be more.
    }
    await queries.endExpired(reaperBatchSize);
  }

  return {
    async reserve(ofPlan, request) {
      const { requestId } = request;
      const allowance = { ...ofPlan, concurrency: concurrency ?? ofPlan.concurrency };
      const verdict = await queries.reserve(allowance, { ...request, leaseSeconds });
      if (verdict.verdict !== 'held') {
        if (verdict.verdict === 'too_many_in_flight') {
          places.noteRefused(ofPlan.accountId, { limit: allowance.concurrency, inFlight: verdict.inFlight });
        }
        throw toRefusal(verdict, allowance, isSelling);
      }
      open.set(requestId, ofPlan.accountId);
      places.noteTaken(ofPlan.accountId, allowance.concurrency);
      return {
        remaining: verdict.remaining,
        concurrency: { limit: allowance.concurrency, inFlight: verdict.inFlight },
        async settle(isLast, details) {
          const left = await queries.settle(requestId, isLast, details);
          if (isLast) {
            close(requestId);
          }
          if (left === undefined) {
            throw new AppError('speech_timed_out', { cause: new Error('The reservation had run out.') });
          }
          onChange(ofPlan.accountId);
          return left;
        },
        async refund() {
          close(requestId);
          owed.add(requestId);
          await refund(requestId).catch((error: unknown) => {
            logger.error({ err: error, requestId }, 'a refund failed and will be tried again');
          });
          onChange(ofPlan.accountId);
        },
        async close() {
          if (close(requestId)) {
            await queries.end(requestId).catch((error: unknown) => {
              logger.warn({ err: error, requestId }, 'a place in flight is kept until its lease ends');
            });
          }
        },
      };
    },

    requirePlace: places.enter,

    async refundAbandoned(requestId) {
      await queries.refund(requestId);
    },

    async holdNothing(allowance, repeat) {
      const { accountId } = allowance;
      const { requestId, apiKey } = repeat;
      const remaining = await queries.noteRepeat(allowance, repeat);
      return {
        remaining,
        async settle(_isLast, { also } = {}) {
          if (also) {
            await queries.writeFree({ requestId, accountId, apiKeyId: apiKey?.id ?? null }, also);
          }
          return remaining;
        },
        refund: async () => undefined,
        close: async () => undefined,
      };
    },

    noteRepeat: queries.noteRepeat,
    findOutcome: queries.findOutcome,
    listKeyUsage: queries.listKeyUsage,
    listRefunded: queries.listRefunded,

    startLeaseKeeper: () => startLeaseKeeper({ keepLeases, leaseSeconds, logger }),
  };
}

function toRefusal({ verdict, inFlight }: Verdict, { concurrency }: Allowance, isSelling: boolean): AppError {
  if (verdict === 'too_many_in_flight') {
    return refuseInFlight({ limit: concurrency, inFlight });
  }
  if (verdict === 'key_exhausted') {
    return new AppError('api_key_quota_exceeded', { param: 'x-api-key' });
  }
  return new AppError('quota_exceeded', {
    param: 'text',
    ...(isSelling ? { isUpgradable: true } : { sentence: 'reasons:month_used_up' }),
  });
}
