import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#src/errors/app-error.ts';
import { type RateRule, type RateRuleName, rateRules } from './rate-rules.ts';

export type { RateRuleName } from './rate-rules.ts';

/** The state of a rule for a key after a point was consumed or refused. */
export interface RateState {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until all points are back. */
  readonly resetSeconds: number;
  readonly isRefused: boolean;
}

export interface RateLimitsService {
  /** Consumes points of a key (default: one), if enough are left. */
  spend(rule: RateRuleName, key: string, points?: number): Promise<RateState>;
  /**
   * Consumes points of a key (default: one). @throws AppError `too_many_requests` with the time to wait when too few
   * are left.
   */
  consume(rule: RateRuleName, key: string, points?: number): Promise<void>;
  /** Returns a standing refusal from memory, without asking the database. */
  findRefusal(rule: RateRuleName, key: string): RateState | undefined;
  /** @throws AppError `too_many_requests` when no point is left; consumes none. */
  requireFree(rule: RateRuleName, key: string): Promise<void>;
  /** Resets a key. */
  reset(rule: RateRuleName, key: string): Promise<void>;
  /** Deletes expired counters. @returns how many. */
  deleteExpired(): Promise<number>;
}

export interface RateLimitsOptions {
  readonly db: Knex;
  readonly logger: Logger;
  /** Divides every number of points by nothing in the product; tests make the rules smaller. */
  readonly rules?: Readonly<Record<RateRuleName, RateRule>>;
}

/**
 * Rate limits over all processes, counted in PostgreSQL with one atomic statement per attempt. While the database does
 * not answer, each process counts in memory rather than allowing everything or nothing.
 */
export function createRateLimitsService({ db, logger, rules = rateRules }: RateLimitsOptions): RateLimitsService {
  const limiters = new Map(
    Object.entries(rules).map(([name, { points, perSeconds }]) => {
      const options = { points, duration: perSeconds, keyPrefix: name };
      return [
        name,
        new RateLimiterPostgres({
          ...options,
          storeClient: db,
          storeType: 'knex',
          tableName: 'rate_limits',
          tableCreated: true,
          // Housekeeping does it for all rules at once.
          clearExpiredByTimeout: false,
          inMemoryBlockOnConsumed: points + 1,
          insuranceLimiter: new RateLimiterMemory(options),
        }),
      ];
    }),
  );

  function limiterOf(rule: RateRuleName): RateLimiterPostgres {
    const limiter = limiters.get(rule);
    if (!limiter) {
      throw new RangeError(`There is no rate rule ${rule}.`);
    }
    return limiter;
  }

  function refuse(rule: RateRuleName, seconds: number): never {
    logger.info({ rule }, 'too many requests');
    throw new AppError('too_many_requests', { retryAfterSeconds: seconds });
  }

  function describe(
    rule: RateRuleName,
    { remainingPoints, msBeforeNext }: RateLimiterRes,
    isRefused: boolean,
  ): RateState {
    return { limit: rules[rule].points, remaining: remainingPoints, resetSeconds: toSeconds(msBeforeNext), isRefused };
  }

  async function spend(rule: RateRuleName, key: string, points = 1): Promise<RateState> {
    try {
      return describe(rule, await limiterOf(rule).consume(hideKey(key), points), false);
    } catch (error) {
      if (error instanceof RateLimiterRes) {
        return describe(rule, error, true);
      }
      throw error;
    }
  }

  return {
    spend,
    findRefusal(rule, key) {
      const limiter = limiterOf(rule) as RateLimiterPostgres & BlocksInMemory;
      const ms = limiter.getInMemoryBlockMsBeforeExpire(limiter.getKey(hideKey(key)));
      return ms > 0
        ? { limit: rules[rule].points, remaining: 0, resetSeconds: toSeconds(ms), isRefused: true }
        : undefined;
    },
    async consume(rule, key, points) {
      const { isRefused, resetSeconds } = await spend(rule, key, points);
      if (isRefused) {
        refuse(rule, resetSeconds);
      }
    },
    async requireFree(rule, key) {
      const state = await limiterOf(rule).get(hideKey(key));
      if (state && state.consumedPoints >= rules[rule].points) {
        refuse(rule, toSeconds(state.msBeforeNext));
      }
    },
    async reset(rule, key) {
      await limiterOf(rule).delete(hideKey(key));
    },
    deleteExpired: async () => db('rate_limits').where('expire', '<', Date.now()).delete(),
  };
}

/** What its types leave out. */
interface BlocksInMemory {
  getKey(key: string): string;
  getInMemoryBlockMsBeforeExpire(key: string): number;
}

function toSeconds(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000));
}

/** Keys are people's addresses; the table of limits need not know them. */
function hideKey(key: string): string {
  return createHash('sha256').update(key.toLowerCase()).digest('base64url');
}
