import { AppError, type Concurrency } from '#src/errors/app-error.ts';

/**
 * In-memory cache of each account's requests in flight. The database decides; the cache only avoids asking again for an
 * account that was just refused.
 */
export interface PlacesInFlight {
  /** A request of the account got a place. */
  noteTaken(accountId: string, limit: number): void;
  noteGivenBack(accountId: string): void;
  noteRefused(accountId: string, concurrency: Concurrency): void;
  /**
   * A standing refusal: all of the account's places are taken in this process, or were taken elsewhere a moment ago.
   */
  findRefusal(accountId: string): AppError | undefined;
}

interface Places {
  taken: number;
  limit: number;
  refusedUntilMs: number;
}

/** Seconds to wait when too many requests are in flight: about as long as one takes. */
const retrySeconds = 1;
/** Accounts without a place whose last refusal is remembered. */
const rememberedMax = 10_000;

export function createPlacesInFlight(now: () => number = Date.now): PlacesInFlight {
  const accounts = new Map<string, Places>();

  function placesOf(accountId: string): Places {
    const places = accounts.get(accountId) ?? { taken: 0, limit: Number.POSITIVE_INFINITY, refusedUntilMs: 0 };
    accounts.set(accountId, places);
    return places;
  }

  function sweep(): void {
    for (const [accountId, { taken, refusedUntilMs }] of accounts) {
      if (taken === 0 && refusedUntilMs <= now()) {
        accounts.delete(accountId);
      }
    }
  }

  return {
    noteTaken(accountId, limit) {
      const places = placesOf(accountId);
      places.taken += 1;
      places.limit = limit;
    },
    noteGivenBack(accountId) {
      const places = placesOf(accountId);
      places.taken -= 1;
      // There may be a place again, so the next request asks.
      places.refusedUntilMs = 0;
      if (places.taken <= 0) {
        accounts.delete(accountId);
      }
    },
    noteRefused(accountId, { limit }) {
      if (accounts.size > rememberedMax) {
        sweep();
      }
      const places = placesOf(accountId);
      places.limit = limit;
      places.refusedUntilMs = now() + retrySeconds * 1_000;
    },
    findRefusal(accountId) {
      const places = accounts.get(accountId);
      if (!places || (places.taken < places.limit && places.refusedUntilMs <= now())) {
        return undefined;
      }
      return refuseInFlight({ limit: places.limit, inFlight: Math.max(places.taken, places.limit) });
    },
  };
}

export function refuseInFlight(concurrency: Concurrency): AppError {
  return new AppError('too_many_requests_in_flight', {
    retryAfterSeconds: retrySeconds,
    values: { max: concurrency.limit },
    concurrency,
  });
}
