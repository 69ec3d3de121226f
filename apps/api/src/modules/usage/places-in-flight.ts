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
   * A request of the account is on its way to ask for a place. @returns what is called when it has got there, or ended.
   * @throws AppError `too_many_requests_in_flight` while a refusal stands: all its places are taken here, or were
   * somewhere a moment ago, or requests that are on their way here would take them.
   */
  enter(accountId: string): () => void;
}

interface Places {
  taken: number;
  /** Requests that have come in and are not being answered yet, with or without a place. */
  entered: number;
  limit: number;
  refusedUntilMs: number;
  crowdedUntilMs: number;
}

/** Seconds to wait when too many requests are in flight: about as long as one takes. */
const retrySeconds = 1;
/**
 * How long an account counts as crowded after a refusal. Meanwhile no more of its requests come in than it has places:
 * otherwise, whenever a place is free, all who wait for it ask the database at once.
 */
const crowdedMs = 5_000;
/** Accounts that are remembered before those that have nothing open are forgotten. */
const rememberedMax = 10_000;

export function createPlacesInFlight(now: () => number = Date.now): PlacesInFlight {
  const accounts = new Map<string, Places>();

  function placesOf(accountId: string): Places {
    const places = accounts.get(accountId) ?? {
      taken: 0,
      entered: 0,
      limit: Number.POSITIVE_INFINITY,
      refusedUntilMs: 0,
      crowdedUntilMs: 0,
    };
    accounts.set(accountId, places);
    return places;
  }

  function forgetIdle(accountId: string, { taken, entered, crowdedUntilMs }: Places): void {
    if (taken === 0 && entered === 0 && crowdedUntilMs <= now()) {
      accounts.delete(accountId);
    }
  }

  function refuse(places: Places): AppError {
    places.crowdedUntilMs = now() + crowdedMs;
    return refuseInFlight({ limit: places.limit, inFlight: Math.max(places.taken, places.limit) });
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
      forgetIdle(accountId, places);
    },
    noteRefused(accountId, { limit }) {
      if (accounts.size > rememberedMax) {
        for (const [id, places] of accounts) {
          forgetIdle(id, places);
        }
      }
      const places = placesOf(accountId);
      places.limit = limit;
      places.refusedUntilMs = now() + retrySeconds * 1_000;
      places.crowdedUntilMs = now() + crowdedMs;
    },
    enter(accountId) {
      const places = placesOf(accountId);
      const isCrowded = places.crowdedUntilMs > now() && places.entered >= places.limit;
      if (places.taken >= places.limit || places.refusedUntilMs > now() || isCrowded) {
        throw refuse(places);
      }
      places.entered += 1;
      return () => {
        places.entered -= 1;
        forgetIdle(accountId, places);
      };
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
