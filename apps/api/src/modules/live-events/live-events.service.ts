import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { AppError } from '#src/errors/app-error.ts';
import { type LiveEvent, liveEventsChannel, readLiveEvent, writeLiveEvent } from './live-event.ts';
import { listenForNotifications } from './notification-listener.ts';

/** An open screen that follows the events of its account. */
export interface Follower {
  onEvent(kind: LiveEvent['kind']): void;
  /** Some events may have been lost: everything may have changed. */
  onGap(): void;
  /** The process stops. */
  onStop(): void;
}

export interface LiveEventsService {
  /**
   * Notifies every process of a change to an account (`NOTIFY`): on commit when called in a transaction, never after a
   * rollback. Notifying commits are serialized by PostgreSQL, so frequent events use {@link announce}.
   */
  publish(db: Knex, event: LiveEvent): Promise<void>;
  /** The same, batched over a quarter of a second into one statement. May be lost in a crash. Never throws. */
  announce(event: LiveEvent): void;
  /** Flushes pending announcements. Called on shutdown, before the database is closed. Never throws. */
  drain(): Promise<void>;
  /** @returns what ends it. @throws AppError `too_many_requests` when the account follows from too many screens. */
  follow(accountId: string, follower: Follower): () => void;
  /** Begins to listen. @returns a function that stops it and disconnects all followers. */
  start(): () => Promise<void>;
}

export interface LiveEventsOptions {
  readonly db: Knex;
  readonly databaseUrl: string;
  readonly logger: Logger;
}

/** Screens that one account may have open in one process. */
export const followersMax = 20;
const retryAfterSeconds = 10;
const announceEveryMs = 250;

export function createLiveEventsService({ db, databaseUrl, logger }: LiveEventsOptions): LiveEventsService {
  const followers = new Map<string, Set<Follower>>();
  const waiting = new Map<string, LiveEvent>();
  let timer: NodeJS.Timeout | undefined;
  let telling: Promise<void> = Promise.resolve();

  function everyone(): Follower[] {
    return [...followers.values()].flatMap((ofAccount) => [...ofAccount]);
  }

  function hear(payload: string): void {
    const event = readLiveEvent(payload);
    for (const follower of (event && followers.get(event.accountId)) ?? []) {
      follower.onEvent(event?.kind ?? 'usage');
    }
  }

  async function tellWaiting(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const payloads = [...waiting.keys()];
    waiting.clear();
    if (payloads.length === 0) {
      return;
    }
    await db
      .raw('SELECT pg_notify(?, payload) FROM unnest(?::text[]) AS payload', [liveEventsChannel, payloads])
      .catch((error: unknown) => {
        logger.warn({ err: error }, 'live events were lost');
      });
  }

  function tell(): Promise<void> {
    // Without what they resolve to: each would hold all before it, for as long as the process runs.
    telling = Promise.all([telling, tellWaiting()]).then(() => undefined);
    return telling;
  }

  return {
    async publish(tx, event) {
      await tx.raw('SELECT pg_notify(?, ?)', [liveEventsChannel, writeLiveEvent(event)]);
    },

    announce(event) {
      waiting.set(writeLiveEvent(event), event);
      timer ??= setTimeout(() => void tell(), announceEveryMs).unref();
    },

    async drain() {
      await tell();
    },

    follow(accountId, follower) {
      const ofAccount = followers.get(accountId) ?? new Set();
      if (ofAccount.size >= followersMax) {
        throw new AppError('too_many_requests', { retryAfterSeconds });
      }
      followers.set(accountId, ofAccount.add(follower));
      return () => {
        ofAccount.delete(follower);
        if (ofAccount.size === 0 && followers.get(accountId) === ofAccount) {
          followers.delete(accountId);
        }
      };
    },

    start() {
      const stopListening = listenForNotifications({
        databaseUrl,
        channel: liveEventsChannel,
        logger,
        onNotification: hear,
        onGap: () => {
          for (const follower of everyone()) {
            follower.onGap();
          }
        },
      });
      return async () => {
        for (const follower of everyone()) {
          follower.onStop();
        }
        await stopListening();
      };
    },
  };
}
